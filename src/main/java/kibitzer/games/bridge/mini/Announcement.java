package kibitzer.games.bridge.mini;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.Seat;

/**
 * The points that four players announced, ace 4, king 3, queen 2, jack 1, dealer first.
 *
 * <p>The side with more of the 40 points has declarer, with 20 each dealer's side; of the two partners the one with more
 * points declares, with equal points the one who announced first. Many clubs deal anew at 20 each: dealer's side is the
 * rule here, so that every deal is played.
 *
 * @param points of every seat, 0 to 37, together 40
 */
public record Announcement(Seat dealer, Map<Seat, Integer> points) {
    /** The points in the pack. */
    public static final int ALL = 40;

    /** Four aces, four kings, four queens and a jack. */
    public static final int MOST = 37;

    /** @throws BadNotation if a seat is missing, a hand cannot have so many, or they do not come to 40 */
    public Announcement {
        Map<Seat, Integer> copy = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            Integer announced = points.get(seat);
            if (announced == null || announced < 0 || announced > MOST) {
                throw BadNotation.because(
                        announced == null ? "nothing for " + seat.inWords() : announced + " for " + seat.inWords(),
                        "0 to " + MOST + " points for each of N E S W");
            }
            copy.put(seat, announced);
        }
        int together = copy.values().stream().mapToInt(Integer::intValue).sum();
        if (together != ALL) {
            throw BadNotation.because("together " + together + " points", "the " + ALL + " points of the pack");
        }
        points = Map.copyOf(copy);
    }

    /** What a seat announced. */
    public int of(Seat seat) {
        return points.getOrDefault(seat, 0);
    }

    /** What a seat and its partner have together. */
    public int ofSide(Seat seat) {
        return of(seat) + of(seat.partner());
    }

    /** True with 20 points each. */
    public boolean sidesAreEqual() {
        return ofSide(dealer) == ALL / 2;
    }

    /** True if the two partners who play the hand announced the same. */
    public boolean partnersAreEqual() {
        return of(declarer()) == of(declarer().partner());
    }

    /** The four seats in the order in which they announce. */
    public List<Seat> order() {
        return Stream.of(0, 1, 2, 3).map(dealer::after).toList();
    }

    public Seat declarer() {
        return order().stream()
                .max(Comparator.<Seat>comparingInt(this::ofSide)
                        .thenComparing(seat -> sidesAreEqual() && seat.isNorthSouth() == dealer.isNorthSouth())
                        .thenComparingInt(this::of)
                        .thenComparingInt(seat -> -order().indexOf(seat)))
                .orElseThrow();
    }
}
