package kibitzer.classroom.gradebook;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.grading.Grading;

/**
 * What a learner has of all assignments together.
 *
 * @param score over what counts by now, each assignment by its weight; empty where nothing does
 * @param left places of the results that have a score and are left out: of weight nothing, or the lowest that are dropped
 */
public record Total(Optional<Score> score, Set<Integer> left) {

    public Total {
        left = Set.copyOf(left);
    }

    /**
     * Of results, one for each assignment in the same order. Of two that are the same share of their points the later one is
     * dropped.
     */
    static Total of(Grading grading, List<AssignmentId> assignments, List<Result> results) {
        List<Integer> counting = IntStream.range(0, results.size())
                .filter(place -> results.get(place).score().isPresent())
                .boxed()
                .toList();
        List<Integer> weighing = counting.stream()
                .filter(place -> grading.weight(assignments.get(place)) > 0)
                .sorted(Comparator.comparingDouble((Integer place) ->
                                results.get(place).score().orElseThrow().share())
                        .thenComparing(Comparator.reverseOrder()))
                .toList();
        List<Integer> kept =
                weighing.subList(Math.min(grading.dropped(), Math.max(0, weighing.size() - 1)), weighing.size());
        Set<Integer> left = new HashSet<>(counting);
        kept.forEach(left::remove);
        return new Total(
                kept.stream()
                        .map(place ->
                                results.get(place).score().orElseThrow().times(grading.weight(assignments.get(place))))
                        .reduce(Score::plus),
                left);
    }
}
