package kibitzer.games.banking;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.NumberWord;
import kibitzer.odds.Fraction;

/**
 * Treize: thirteen cards turned to calls from one to thirteen. A call that hits collects its number, no hit at all costs
 * seven (p. 388). The stake is one chip.
 *
 * @param dealer true if the dealer's side is counted, false for one of the others
 * @param called how many calls have been made
 * @param hits what they have brought the dealer; 0 without a hit
 */
record Calls(boolean dealer, int called, int hits) implements OpenBet {
    private static final int ALL = 13;
    private static final int WITHOUT_A_HIT = 7;

    @Override
    public Object kindOf(Card card) {
        int number = PlainValues.inOrder(card.rank());
        return number > called ? number : "gone by";
    }

    @Override
    public OpenBet after(Card card, int left) {
        int call = called + 1;
        int now = hits + (PlainValues.inOrder(card.rank()) == call ? call : 0);
        return call == ALL ? end(now) : new Calls(dealer, call, now);
    }

    @Override
    public Optional<String> live(Cards left) {
        return Optional.of("of " + (ALL - called) + " calls each is missed about twelve times in thirteen");
    }

    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        List<Card> hit = hit(turned);
        String named = hit.stream()
                .map(card -> card + " on " + NumberWord.of(PlainValues.inOrder(card.rank())))
                .collect(Collectors.joining(", "));
        String added = hit.stream()
                .map(card -> String.valueOf(PlainValues.inOrder(card.rank())))
                .collect(Collectors.joining(" + "));
        return Optional.of(
                switch (hit.size()) {
                    case 0 -> "no card has the number called, which costs the dealer " + WITHOUT_A_HIT + " chips";
                    case 1 -> "one call hits, " + named;
                    default -> NumberWord.of(hit.size()) + " calls hit, " + named + ": " + added + " = " + sum(hit);
                });
    }

    @Override
    public OptionalInt sum(List<Card> turned, Settled end) {
        List<Card> hit = hit(turned);
        return hit.size() > 1 ? OptionalInt.of(sum(hit)) : OptionalInt.empty();
    }

    /** The cards that came at the number called. */
    private static List<Card> hit(List<Card> turned) {
        return IntStream.range(0, turned.size())
                .filter(place -> PlainValues.inOrder(turned.get(place).rank()) == place + 1)
                .mapToObj(turned::get)
                .toList();
    }

    private static int sum(List<Card> hit) {
        return hit.stream().mapToInt(card -> PlainValues.inOrder(card.rank())).sum();
    }

    private Settled end(int sum) {
        int dealers = sum == 0 ? -WITHOUT_A_HIT : sum;
        return new Settled(Fraction.of(dealer ? dealers : -dealers, 1));
    }

    /** Any set of calls hits in as many ways as their ranks have cards, the rest in any order: sets in, sets out. */
    @Override
    public Optional<Prospect> counted(Cards left) {
        if (called > 0 || left.size() < ALL) {
            return Optional.empty();
        }
        long[] cards = IntStream.rangeClosed(1, ALL)
                .mapToLong(number -> left.stream()
                        .filter(card -> PlainValues.inOrder(card.rank()) == number)
                        .count())
                .toArray();
        Map<Fraction, Fraction> byNet = new TreeMap<>();
        BigInteger[][] ways = waysByCallsAndSum(cards);
        for (int sum = 0; sum < ways[0].length; sum++) {
            Fraction exactly = Fraction.ZERO;
            // A set of exactly these calls: the sum over larger sets, in and out; a larger set adds calls, not chips.
            for (int more = 0; more < ways.length; more++) {
                exactly = exactly.plus(new Fraction(ways[more][sum], falling(left.size(), more)));
            }
            if (!exactly.isZero()) {
                byNet.merge(end(sum).net(), exactly, Fraction::plus);
            }
        }
        return Optional.of(new Prospect(byNet));
    }

    /** By how many cards are fixed and what those that count bring: every call counts, or is taken out again, or is free. */
    private static BigInteger[][] waysByCallsAndSum(long[] cards) {
        int most = ALL * (ALL + 1) / 2;
        BigInteger[][] ways = new BigInteger[ALL + 1][most + 1];
        for (BigInteger[] row : ways) {
            Arrays.fill(row, BigInteger.ZERO);
        }
        ways[0][0] = BigInteger.ONE;
        for (int call = 1; call <= ALL; call++) {
            BigInteger many = BigInteger.valueOf(cards[call - 1]);
            for (int fixed = call; fixed >= 1; fixed--) {
                for (int sum = most; sum >= 0; sum--) {
                    BigInteger takenOut = ways[fixed - 1][sum].negate();
                    BigInteger counting = sum >= call ? ways[fixed - 1][sum - call] : BigInteger.ZERO;
                    ways[fixed][sum] =
                            ways[fixed][sum].add(takenOut.add(counting).multiply(many));
                }
            }
        }
        return ways;
    }

    private static BigInteger falling(int from, int factors) {
        BigInteger product = BigInteger.ONE;
        for (int i = 0; i < factors; i++) {
            product = product.multiply(BigInteger.valueOf((long) from - i));
        }
        return product;
    }
}
