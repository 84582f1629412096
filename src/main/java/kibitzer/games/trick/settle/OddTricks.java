package kibitzer.games.trick.settle;

import java.util.Map;
import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * Tricks above six score, and honours.
 *
 * @param each what a trick above six counts, by trump; under "" where trumps do not matter
 * @param honours what a side scores for so many honours
 */
public record OddTricks(Map<String, Integer> each, Map<Integer, Integer> honours) implements Pay {
    private static final int BOOK = 6;

    public OddTricks {
        each = Map.copyOf(each);
        honours = Map.copyOf(honours);
    }

    static OddTricks of(int points, Map<Integer, Integer> honours) {
        return new OddTricks(Map.of("", points), honours);
    }

    @Override
    public Seating seating() {
        return Seating.TWO_SIDES;
    }

    @Override
    public Set<Input> needs() {
        return each.containsKey("") ? Set.of(Input.TRICKS) : Set.of(Input.TRICKS, Input.TRUMP);
    }

    @Override
    public Set<Input> takes() {
        return each.containsKey("") ? honours.isEmpty() ? Set.of() : Set.of(Input.HONOURS) : Set.of(Input.DOUBLES);
    }

    @Override
    public Settlement settle(HandRecord played) {
        Sheet sheet = Sheet.sides();
        int worth = each.getOrDefault(each.containsKey("") ? "" : played.trump(), 0) << played.doubles();
        for (String side : Seating.TWO_SIDES.columns(played.players())) {
            int odd = Math.max(0, played.trick(side) - BOOK);
            if (odd > 0) {
                sheet.add(side, odd * worth)
                        .step(
                                "only tricks above six count: " + odd + " at " + worth + " each, so %s score "
                                        + odd * worth,
                                side);
            }
            int held = honours.getOrDefault(played.honour(side), 0);
            if (held > 0) {
                sheet.add(side, held).step(played.honour(side) + " honours: %s score " + held, side);
            }
        }
        return sheet.done();
    }
}
