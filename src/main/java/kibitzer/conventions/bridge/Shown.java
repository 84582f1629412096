package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BinaryOperator;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * What the table knows of a hand from the bidding.
 *
 * @param points high-card points, 4-3-2-1
 * @param count points with length counted, as a system that counts so opens and raises on them
 * @param honourTricks in halves
 * @param lengths cards in each suit, in the order of {@link Suit}
 * @param more what single calls tell beside, by the key of the quantity: aces, kings, points for raising
 */
public record Shown(
        Interval points, Interval count, Interval honourTricks, List<Interval> lengths, Map<String, Interval> more) {
    private static final int HAND = 13;
    private static final Interval ANY_POINTS = Interval.of(0, 37);
    private static final Interval ANY_COUNT = Interval.of(-2, 60);
    private static final Interval ANY_TRICKS = Interval.of(0, 9);
    private static final Interval ANY_LENGTH = Interval.of(0, HAND);

    /** A hand of which nothing is known. */
    public static final Shown NOTHING = new Shown(
            ANY_POINTS, ANY_COUNT, ANY_TRICKS, List.of(ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH), Map.of());

    public Shown {
        lengths = List.copyOf(lengths);
        more = Map.copyOf(more);
    }

    public Interval length(Suit suit) {
        return lengths.get(suit.ordinal());
    }

    public Shown withPoints(Interval interval) {
        return new Shown(points.meet(interval), count, honourTricks, lengths, more);
    }

    public Shown withCount(Interval interval) {
        return new Shown(points, count.meet(interval), honourTricks, lengths, more);
    }

    public Shown withHonourTricks(Interval interval) {
        return new Shown(points, count, honourTricks.meet(interval), lengths, more);
    }

    public Shown withLength(Suit suit, Interval interval) {
        List<Interval> changed = new ArrayList<>(lengths);
        changed.set(suit.ordinal(), length(suit).meet(interval));
        return new Shown(points, count, honourTricks, changed, more);
    }

    Shown with(String quantity, Interval interval) {
        Map<String, Interval> all = new HashMap<>(more);
        all.merge(quantity, interval, Interval::meet);
        return new Shown(points, count, honourTricks, lengths, all);
    }

    /** What is known of a hand that shows both, this first. */
    public Shown meet(Shown newer) {
        Map<String, Interval> all = new HashMap<>(more);
        newer.more.forEach((quantity, interval) -> all.merge(quantity, interval, Interval::meet));
        return combined(newer, Interval::meet, all).tight();
    }

    /** The strength that is told here as it stands with what was known before: no more than 17 after 16 to 18 is 16 or 17. */
    Shown after(Shown known) {
        return new Shown(
                points.equals(ANY_POINTS) ? points : known.points.meet(points),
                count.equals(ANY_COUNT) ? count : known.count.meet(count),
                honourTricks.equals(ANY_TRICKS) ? honourTricks : known.honourTricks.meet(honourTricks),
                lengths,
                more);
    }

    /** What is known of a hand that shows one of both. */
    public Shown hull(Shown other) {
        Map<String, Interval> all = new HashMap<>(more);
        all.keySet().retainAll(other.more.keySet());
        all.replaceAll((quantity, interval) -> interval.hull(Objects.requireNonNull(other.more.get(quantity))));
        return combined(other, Interval::hull, all);
    }

    private Shown combined(Shown other, BinaryOperator<Interval> join, Map<String, Interval> all) {
        List<Interval> joined = Arrays.stream(Suit.values())
                .map(suit -> join.apply(length(suit), other.length(suit)))
                .toList();
        return new Shown(
                join.apply(points, other.points),
                join.apply(count, other.count),
                join.apply(honourTricks, other.honourTricks),
                joined,
                all);
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
        return new Shown(points, count, honourTricks, narrowed, more);
    }

    private boolean allows(String quantity, Bidding hand, Rank rank) {
        Interval told = more.get(quantity);
        return told == null
                || told.contains((int)
                        hand.hand().stream().filter(card -> card.rank() == rank).count());
    }

    /** True if this hand is one that is shown. */
    public boolean allows(Bidding hand) {
        return points.contains(hand.points())
                && count.contains(hand.count())
                && honourTricks.contains(hand.honourTricks())
                && allows("aces", hand, Rank.ACE)
                && allows("kings", hand, Rank.KING)
                && Arrays.stream(Suit.values())
                        .allMatch(suit -> length(suit).contains(hand.hand().length(suit)));
    }
}
