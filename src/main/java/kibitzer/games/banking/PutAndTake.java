package kibitzer.games.banking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.odds.Combinations;
import kibitzer.odds.Fraction;

/**
 * Five cards that cost and five that pay, each once if it matches a card of the hand (pp. 386-387). The stake is one chip.
 *
 * @param hand the ranks held, one as often as it is held
 * @param byPlace true if a card costs 1, 2, 4, 8, 16 by its place; false if by its own value
 * @param turned how many have been turned
 * @param net chips taken less chips put
 * @param put chips put
 */
record PutAndTake(List<Rank> hand, boolean byPlace, int turned, int net, int put) implements OpenBet {
    private static final int EACH = 5;

    PutAndTake {
        hand = List.copyOf(hand);
    }

    static OpenBet of(List<Card> hand, boolean byPlace) {
        return new PutAndTake(hand.stream().map(Card::rank).sorted().toList(), byPlace, 0, 0, 0);
    }

    @Override
    public Object kindOf(Card card) {
        return hand.contains(card.rank()) ? card.rank() : "other";
    }

    @Override
    public OpenBet after(Card card, int left) {
        int amount = amount(card.rank(), turned % EACH);
        int now = net + (turned < EACH ? -amount : amount);
        return turned + 1 == 2 * EACH
                ? new Settled(Fraction.of(now, 1))
                : new PutAndTake(hand, byPlace, turned + 1, now, turned < EACH ? put + amount : put);
    }

    @Override
    public Optional<String> counts(List<Card> all, Settled end) {
        return Optional.of(
                put == 0 && end.equals(Settled.RETURNED)
                        ? "none of the ten cards turned is of a rank in your hand"
                        : "the first five cost " + told(all.subList(0, EACH)) + ", the last five pay "
                                + told(all.subList(EACH, all.size()))
                                + (paysNothing(end) ? ", for none is of a rank in your hand" : ""));
    }

    @Override
    public OptionalInt sum(List<Card> all, Settled end) {
        List<Integer> paid = amounts(all.subList(EACH, all.size()));
        boolean isSilent = put == 0 && end.equals(Settled.RETURNED) || paysNothing(end);
        return paid.size() > 1 && !isSilent
                ? OptionalInt.of(paid.stream().mapToInt(Integer::intValue).sum())
                : OptionalInt.empty();
    }

    private boolean paysNothing(Settled end) {
        return net == -put && end.net().equals(Fraction.of(-put, 1));
    }

    /** What each card of these five costs or pays that is of a rank in the hand. */
    private List<Integer> amounts(List<Card> five) {
        return five.stream()
                .map(card -> amount(card.rank(), five.indexOf(card)))
                .filter(amount -> amount > 0)
                .toList();
    }

    /** What five cards come to: "nothing", "6S 6", "QD 12 + 6S 6 = 18". */
    private String told(List<Card> five) {
        List<String> matched = new ArrayList<>();
        int sum = 0;
        for (Card card : five) {
            int amount = amount(card.rank(), five.indexOf(card));
            sum += amount;
            if (amount > 0) {
                matched.add(card + " " + amount);
            }
        }
        return matched.isEmpty() ? "nothing" : String.join(" + ", matched) + (matched.size() == 1 ? "" : " = " + sum);
    }

    private int amount(Rank rank, int place) {
        return !hand.contains(rank) ? 0 : byPlace ? 1 << place : PlainValues.inOrder(rank);
    }

    /** Card by card there would be too many ways; how many of each rank fall where, or on which places, are few. */
    @Override
    public Optional<Prospect> counted(Cards left) {
        return turned > 0 ? Optional.empty() : Optional.of(byPlace ? byPlaces(left) : byValues(left));
    }

    private Prospect byValues(Cards left) {
        List<Rank> ranks = hand.stream().distinct().toList();
        List<Integer> cards = ranks.stream()
                .map(rank ->
                        (int) left.stream().filter(card -> card.rank() == rank).count())
                .toList();
        int others = left.size() - cards.stream().mapToInt(Integer::intValue).sum();
        Map<Integer, Long> ways = new TreeMap<>();
        divide(ranks, cards, others, 0, 0, 0, 0, 1, ways);
        Fraction all =
                Fraction.of(Combinations.choose(left.size(), EACH) * Combinations.choose(left.size() - EACH, EACH), 1);
        Map<Fraction, Fraction> byNet = new TreeMap<>();
        ways.forEach((sum, many) ->
                byNet.put(Fraction.of(sum, 1), Fraction.of(many, 1).dividedBy(all)));
        return new Prospect(byNet);
    }

    /** How many cards of each rank are among the five that cost and among the five that pay. */
    private void divide(
            List<Rank> ranks,
            List<Integer> cards,
            int others,
            int rank,
            int put,
            int taken,
            int sum,
            long ways,
            Map<Integer, Long> bySum) {
        if (rank == ranks.size()) {
            long rest =
                    Combinations.choose(others, EACH - put) * Combinations.choose(others - (EACH - put), EACH - taken);
            if (rest > 0) {
                bySum.merge(sum, ways * rest, Long::sum);
            }
            return;
        }
        int many = cards.get(rank);
        int amount = amount(ranks.get(rank), 0);
        for (int in = 0; in <= Math.min(many, EACH - put); in++) {
            for (int out = 0; out <= Math.min(many - in, EACH - taken); out++) {
                long so = Combinations.choose(many, in) * Combinations.choose(many - in, out);
                divide(
                        ranks,
                        cards,
                        others,
                        rank + 1,
                        put + in,
                        taken + out,
                        sum + amount * (out - in),
                        ways * so,
                        bySum);
            }
        }
    }

    private Prospect byPlaces(Cards left) {
        int good =
                (int) left.stream().filter(card -> hand.contains(card.rank())).count();
        List<Integer> amounts = new ArrayList<>();
        for (int place = 0; place < 2 * EACH; place++) {
            amounts.add((place < EACH ? -1 : 1) << (place % EACH));
        }
        Map<Fraction, Fraction> byNet = new TreeMap<>();
        for (int places = 0; places < 1 << (2 * EACH); places++) {
            int sum = 0;
            Fraction chance = Fraction.ONE;
            int hits = good;
            int misses = left.size() - good;
            for (int place = 0; place < 2 * EACH; place++) {
                boolean hit = (places >> place & 1) == 1;
                chance = chance.times(Fraction.of(Math.max(0, hit ? hits : misses), (long) hits + misses));
                sum += hit ? amounts.get(place) : 0;
                hits -= hit ? 1 : 0;
                misses -= hit ? 0 : 1;
            }
            byNet.merge(Fraction.of(sum, 1), chance, Fraction::plus);
        }
        byNet.values().removeIf(Fraction::isZero);
        return new Prospect(byNet);
    }
}
