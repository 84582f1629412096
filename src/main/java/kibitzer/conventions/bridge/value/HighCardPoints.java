package kibitzer.conventions.bridge.value;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/** Counts of high cards by rank: the 4-3-2-1 that all systems of the book use, and its older rivals (p. 141, 143). */
public final class HighCardPoints {
    /** Ace 4, king 3, queen 2, jack 1: 40 in the pack. */
    public static final Valuation COUNT = byRank("culbertson-point-count.p01", 4, 3, 2, 1);

    /** Ace 7, king 5, queen 3, jack 2, ten 1: 72 in the pack, the oldest of the counts. */
    public static final Valuation ROBERTSON = byRank("culbertson-point-count.p57", 7, 5, 3, 2, 1);

    /** Ace 6, king 4, queen 3, jack 2, ten 1: 64 in the pack. */
    public static final Valuation REITH = byRank("culbertson-point-count.p58", 6, 4, 3, 2, 1);

    /** Ace 3, king 2, queen 1, jack a half: 26 in the pack. */
    public static final Valuation FOUR_ACES = byRank("culbertson-point-count.p59", 3, 2, 1, 0.5);

    private HighCardPoints() {}

    /** Points by 4-3-2-1. */
    public static int of(CardSet hand) {
        return (int) COUNT.of(Valued.plain(hand));
    }

    private static Valuation byRank(String pointer, double... worth) {
        List<ValueLine> lines = IntStream.range(0, worth.length)
                .mapToObj(place -> {
                    Rank rank = Rank.DOWNWARDS.get(place);
                    return new ValueLine(rank.plural(), worth[place], pointer, Measure.cards(rank));
                })
                .toList();
        return new Valuation("point", lines);
    }
}
