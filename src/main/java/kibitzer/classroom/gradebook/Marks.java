package kibitzer.classroom.gradebook;

import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What instructors say of one answer in words: the last mark of each, side by side. One alone counts; of several the mean does, until
 * they agree on one. What is agreed on stands until something else is agreed on, or the answer or question is regraded for all.
 *
 * @param each the last mark of each instructor, in the order in which they were given
 * @param decided what stands in the place of all marks: the one that was agreed on, or a regrade for all
 */
public record Marks(List<Regrade> each, Optional<Regrade> decided) {

    public Marks {
        each = List.copyOf(each);
    }

    /** @param fit the regrades that fit the answer and give a credit, the first given first */
    static Marks of(List<Regrade> fit) {
        Map<String, Regrade> each = new LinkedHashMap<>();
        Optional<Regrade> decided = Optional.empty();
        for (Regrade regrade : fit) {
            if (isOwnMark(regrade)) {
                each.remove(regrade.by());
                each.put(regrade.by(), regrade);
            } else {
                if (!isAgreed(regrade)) {
                    each.clear(); // said for all since; marks before it are about what is settled
                }
                decided = Optional.of(regrade);
            }
        }
        boolean markedSince = decided.filter(Marks::isAgreed).isEmpty() && !each.isEmpty();
        return new Marks(List.copyOf(each.values()), markedSince ? Optional.empty() : decided);
    }

    private static boolean isOwnMark(Regrade regrade) {
        return regrade.scope().sitting().isPresent() && !regrade.agreed();
    }

    private static boolean isAgreed(Regrade regrade) {
        return regrade.scope().sitting().isPresent() && regrade.agreed();
    }

    /** What the credit rests on; empty if nobody has marked. */
    List<Regrade> deciding() {
        return decided.map(List::of).orElse(each);
    }

    /** The mean in whole percent, a half rounded up; what it is of must not be empty. */
    static int mean(List<Regrade> deciding) {
        return (int) Math.round(deciding.stream()
                .mapToInt(regrade -> regrade.percent().orElse(0))
                .average()
                .orElseThrow());
    }

    /** True where two instructors or more have marked, and nothing is decided yet. */
    public boolean isOpen() {
        return each.size() > 1 && decided.isEmpty();
    }

    /** By how many percent the highest mark lies above the lowest. */
    public int apart() {
        IntSummaryStatistics percents = each.stream()
                .flatMap(mark -> mark.percent().stream())
                .mapToInt(Integer::intValue)
                .summaryStatistics();
        return percents.getCount() == 0 ? 0 : percents.getMax() - percents.getMin();
    }
}
