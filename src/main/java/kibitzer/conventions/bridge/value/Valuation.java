package kibitzer.conventions.bridge.value;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A way of valuing a hand: lines that are counted and added up. Total, working and explanation come from the same lines.
 *
 * @param unit what is counted: "point", "honour-trick"
 * @param lines in the order in which a player counts
 */
public record Valuation(String unit, List<ValueLine> lines) {
    public Valuation {
        lines = List.copyOf(lines);
    }

    static Valuation of(String unit, ValueLine... lines) {
        return new Valuation(unit, List.of(lines));
    }

    /** This count with further lines. */
    Valuation and(ValueLine... more) {
        List<ValueLine> all = new ArrayList<>(lines);
        all.addAll(List.of(more));
        return new Valuation(unit, all);
    }

    /** What the hand is worth. */
    public double of(Valued valued) {
        double total = 0;
        for (ValueLine line : lines) {
            total += line.in(valued);
        }
        return total;
    }

    /** What was counted, line by line; lines that find nothing are left out. */
    public List<WorkedItem> working(Valued valued) {
        return lines.stream()
                .filter(line -> line.in(valued) != 0)
                .map(line -> line.item(valued))
                .toList();
    }

    /** The statements of the books that the count rests on. */
    public Stream<String> pointers() {
        return lines.stream()
                .map(ValueLine::pointer)
                .filter(pointer -> !pointer.isEmpty())
                .distinct();
    }
}
