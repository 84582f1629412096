package kibitzer.games.banking;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.odds.Combinations;
import kibitzer.odds.Fraction;

/**
 * Nine cards and a widow of four that is to bring one suit to thirty-five (p. 371).
 *
 * @param counts what each suit held counts
 * @param drawn how many cards of the widow have been seen
 */
record SuitOfThirtyFive(Map<Suit, Integer> counts, int drawn) implements OpenBet {
    private static final int WANTED = 35;
    private static final int WIDOW = 4;

    SuitOfThirtyFive {
        counts = Map.copyOf(counts);
    }

    static OpenBet of(List<Card> hand) {
        Map<Suit, Integer> counts = new EnumMap<>(Suit.class);
        hand.forEach(card -> counts.merge(card.suit(), PlainValues.facesTen(card.rank()), Integer::sum));
        return new SuitOfThirtyFive(counts, 0);
    }

    @Override
    public Object kindOf(Card card) {
        return card;
    }

    @Override
    public OpenBet after(Card card, int left) {
        Map<Suit, Integer> now = new EnumMap<>(Suit.class);
        now.putAll(counts);
        now.merge(card.suit(), PlainValues.facesTen(card.rank()), Integer::sum);
        return drawn + 1 == WIDOW
                ? Settled.evenly(now.values().stream().anyMatch(count -> count >= WANTED))
                : new SuitOfThirtyFive(now, drawn + 1);
    }

    /** Every widow once, in no order. */
    @Override
    public Optional<Prospect> counted(Cards left) {
        List<Card> cards = left.list();
        if (drawn > 0 || cards.size() < WIDOW) {
            return Optional.empty();
        }
        int[] sums = new int[Suit.values().length];
        counts.forEach((suit, count) -> sums[suit.ordinal()] = count);
        long good = good(cards, 0, WIDOW, sums);
        long all = Combinations.choose(cards.size(), WIDOW);
        Map<Fraction, Fraction> byNet = new TreeMap<>();
        byNet.put(Prospect.EVEN, Fraction.of(good, all));
        byNet.put(Prospect.LOST, Fraction.of(all - good, all));
        byNet.values().removeIf(Fraction::isZero);
        return Optional.of(new Prospect(byNet));
    }

    /** What the best suit counts so far: "hearts, the best suit, count 24 and need 11 more of four cards". */
    @Override
    public Optional<String> live(Cards left) {
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(best -> best.getKey().plural() + ", the best suit, count " + best.getValue()
                        + (best.getValue() < WANTED
                                ? " and need " + (WANTED - best.getValue()) + " more of four cards"
                                : " already"));
    }

    private static long good(List<Card> cards, int from, int more, int[] sums) {
        if (more == 0) {
            for (int sum : sums) {
                if (sum >= WANTED) {
                    return 1;
                }
            }
            return 0;
        }
        long found = 0;
        for (int i = from; i <= cards.size() - more; i++) {
            Card card = cards.get(i);
            int value = PlainValues.facesTen(card.rank());
            sums[card.suit().ordinal()] += value;
            found += good(cards, i + 1, more - 1, sums);
            sums[card.suit().ordinal()] -= value;
        }
        return found;
    }
}
