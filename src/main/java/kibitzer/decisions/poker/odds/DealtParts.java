package kibitzer.decisions.poker.odds;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.decisions.CountedChance;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.odds.HandFrequencies;
import kibitzer.odds.Combinations;

/** How many hands a class has, as one can count it oneself: "13 ranks × 4 ways × 1,056 for the other two cards". */
final class DealtParts {
    private static final int SUITS = 4;
    private static final int HAND = 5;

    /** Each of five cards may be of any suit. */
    private static final long ANY_SUITS = 1_024;

    /** Of a class and all above it so many are told by name. */
    private static final int NAMED = 2;

    private final HandFrequencies counts;
    private final int ranks;

    private DealtParts(HandFrequencies counts) {
        this.counts = counts;
        this.ranks = counts.form().pack().size() / SUITS;
    }

    /** What the hands of these classes, the lowest last, are made up of; empty where that is no short sum. */
    static Optional<String> of(HandFrequencies counts, List<HandClass> classes) {
        DealtParts parts = new DealtParts(counts);
        if (classes.size() > 1) {
            return Optional.of(parts.together(classes));
        }
        return counts.byWildCards().size() > 1
                ? Optional.of(parts.byWildCards(classes.getFirst()))
                : parts.product(classes.getFirst());
    }

    /** "5,108 flush, 3,744 full house and 664 above these". */
    private String together(List<HandClass> classes) {
        List<HandClass> largest = classes.stream()
                .filter(one -> counts.hands(one) > 0)
                .sorted(Comparator.<HandClass>comparingLong(counts::hands).reversed())
                .toList();
        String named = largest.stream()
                .limit(NAMED)
                .map(one -> CountedChance.grouped(counts.hands(one)) + " " + one.inWords())
                .collect(Collectors.joining(", "));
        long rest = largest.stream().skip(NAMED).mapToLong(counts::hands).sum();
        return named
                + (rest > 0 ? " and " + CountedChance.grouped(rest) + " in other classes that count" : "")
                + makes(sum(classes));
    }

    private String byWildCards(HandClass wanted) {
        long without = counts.byWildCards().getFirst().getOrDefault(wanted, 0L);
        long with = counts.hands(wanted) - without;
        if (with == 0) {
            return CountedChance.grouped(without) + " make it, all without a wild card";
        }
        return CountedChance.grouped(without) + " without a wild card and " + CountedChance.grouped(with)
                + " with one or more"
                + (wanted == HandClass.THREE_OF_A_KIND ? ", where a pair is enough," : "")
                + makes(counts.hands(wanted));
    }

    private long sum(List<HandClass> classes) {
        return classes.stream().mapToLong(counts::hands).sum();
    }

    private static String makes(long hands) {
        return " make " + CountedChance.grouped(hands);
    }

    /** The factors of the count; none where they do not come to it, as in a form with special hands between. */
    private Optional<String> product(HandClass wanted) {
        long straightFlushes = counts.hands(HandClass.STRAIGHT_FLUSH);
        long runs = straightFlushes / SUITS;
        long fives = Combinations.choose(ranks, HAND);
        Map<String, Long> told = new LinkedHashMap<>();
        switch (wanted) {
            case NO_PAIR ->
                told.put(
                        CountedChance.grouped(fives - runs) + " sets of five ranks × 1,020 choices of suits",
                        (fives - runs) * (ANY_SUITS - SUITS));
            case PAIR -> {
                long three = Combinations.choose(ranks - 1, 3) * 64;
                told.put(
                        ranks + " ranks × 6 pairs × " + CountedChance.grouped(three) + " for the other three cards",
                        ranks * 6L * three);
            }
            case TWO_PAIRS -> {
                long two = Combinations.choose(ranks, 2);
                long fifth = (ranks - 2L) * SUITS;
                told.put(two + " sets of two ranks × 6 × 6 pairs × " + fifth + " fifth cards", two * 36 * fifth);
            }
            case THREE_OF_A_KIND -> {
                long two = Combinations.choose(ranks - 1, 2) * 16;
                told.put(
                        ranks + " ranks × 4 ways × " + CountedChance.grouped(two) + " for the other two cards",
                        ranks * 4L * two);
            }
            case STRAIGHT ->
                told.put(
                        runs + " runs × 1,024 choices of suits, less " + straightFlushes + " straight flushes,",
                        runs * ANY_SUITS - straightFlushes);
            case FLUSH ->
                told.put(
                        "4 suits × " + CountedChance.grouped(fives) + " sets of five ranks, less " + straightFlushes
                                + " straight flushes,",
                        SUITS * fives - straightFlushes);
            case FULL_HOUSE ->
                told.put(
                        ranks + " ranks × 4 threes × " + (ranks - 1) + " ranks × 6 pairs",
                        ranks * 4L * (ranks - 1) * 6);
            case FOUR_OF_A_KIND ->
                told.put(ranks + " fours × " + (ranks - 1) * SUITS + " fifth cards", ranks * (ranks - 1L) * SUITS);
            default -> told.clear();
        }
        return told.entrySet().stream()
                .filter(count -> count.getValue() == counts.hands(wanted))
                .map(count -> count.getKey() + makes(count.getValue()))
                .findFirst();
    }
}
