package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import kibitzer.cards.Suit;

/**
 * What the table knows of a hand from the bidding.
 *
 * @param points high-card points, 4-3-2-1
 * @param count points with length counted, as a system that counts so opens and raises on them
 * @param honourTricks in halves
 * @param lengths cards in each suit, in the order of {@link Suit}
 */
public record Shown(Interval points, Interval count, Interval honourTricks, List<Interval> lengths) {
    private static final int HAND = 13;
    private static final Interval ANY_POINTS = Interval.of(0, 37);
    private static final Interval ANY_COUNT = Interval.of(-2, 60);
    private static final Interval ANY_TRICKS = Interval.of(0, 9);
    private static final Interval ANY_LENGTH = Interval.of(0, HAND);

    /** A hand of which nothing is known. */
    public static final Shown NOTHING =
            new Shown(ANY_POINTS, ANY_COUNT, ANY_TRICKS, List.of(ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH));

    public Shown {
        lengths = List.copyOf(lengths);
    }

    public Interval length(Suit suit) {
        return lengths.get(suit.ordinal());
    }

    public Shown withPoints(Interval interval) {
        return new Shown(points.meet(interval), count, honourTricks, lengths);
    }

    public Shown withCount(Interval interval) {
        return new Shown(points, count.meet(interval), honourTricks, lengths);
    }

    public Shown withHonourTricks(Interval interval) {
        return new Shown(points, count, honourTricks.meet(interval), lengths);
    }

    public Shown withLength(Suit suit, Interval interval) {
        List<Interval> changed = new ArrayList<>(lengths);
        changed.set(suit.ordinal(), length(suit).meet(interval));
        return new Shown(points, count, honourTricks, changed);
    }

    /** What is known of a hand that shows both, this first. */
    public Shown meet(Shown newer) {
        return combined(newer, Interval::meet).tight();
    }

    /** The strength that is told here as it stands with what was known before: no more than 17 after 16 to 18 is 16 or 17. */
    Shown after(Shown known) {
        return new Shown(
                points.equals(ANY_POINTS) ? points : known.points.meet(points),
                count.equals(ANY_COUNT) ? count : known.count.meet(count),
                honourTricks.equals(ANY_TRICKS) ? honourTricks : known.honourTricks.meet(honourTricks),
                lengths);
    }

    /** What is known of a hand that shows one of both. */
    public Shown hull(Shown other) {
        return combined(other, Interval::hull);
    }

    private Shown combined(Shown other, BinaryOperator<Interval> join) {
        List<Interval> joined = Arrays.stream(Suit.values())
                .map(suit -> join.apply(length(suit), other.length(suit)))
                .toList();
        return new Shown(
                join.apply(points, other.points),
                join.apply(count, other.count),
                join.apply(honourTricks, other.honourTricks),
                joined);
    }

    /** The lengths, narrowed by their sum of 13 cards. */
    public Shown tight() {
        double least = lengths.stream().mapToDouble(Interval::least).sum();
        double most = lengths.stream().mapToDouble(Interval::most).sum();
        if (least > HAND || most < HAND) {
            return this; // calls that contradict each other: nothing more can be read from the sum
        }
        List<Interval> narrowed = lengths.stream()
                .map(length -> Interval.of(
                        Math.max(length.least(), HAND - (most - length.most())),
                        Math.min(length.most(), HAND - (least - length.least()))))
                .toList();
        return new Shown(points, count, honourTricks, narrowed);
    }

    /** True if this hand is one that is shown. */
    public boolean allows(Bidding hand) {
        return points.contains(hand.points())
                && count.contains(hand.count())
                && honourTricks.contains(hand.honourTricks())
                && Arrays.stream(Suit.values())
                        .allMatch(suit -> length(suit).contains(hand.hand().length(suit)));
    }
}
