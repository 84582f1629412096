package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.grading.Grading;

/**
 * The learners of a class against its assignments.
 *
 * @param assignments in the order in which they are due
 * @param lines by name, whoever left among them
 * @param grading by which the totals are made
 */
public record Gradebook(List<Column> assignments, List<Line> lines, Grading grading) {

    public Gradebook {
        assignments = List.copyOf(assignments);
        lines = List.copyOf(lines);
    }

    /**
     * An assignment.
     *
     * @param possible points
     */
    public record Column(Assignment assignment, int possible) {}

    /**
     * A learner.
     *
     * @param results one for each assignment, in their order
     */
    public record Line(Learner learner, List<Result> results, Total total) {
        public Line {
            results = List.copyOf(results);
        }
    }

    /** The mean share of those who have a score, of an assignment by its place; empty where nobody has. */
    public Optional<Double> mean(int assignment) {
        List<Double> shares = lines.stream()
                .flatMap(line -> line.results().get(assignment).score().stream())
                .map(Score::share)
                .toList();
        return shares.isEmpty() ? Optional.empty() : Optional.of(Statistics.mean(shares));
    }

    /** How many have a score, of an assignment by its place. */
    public int scored(int assignment) {
        return (int) IntStream.range(0, lines.size())
                .filter(line ->
                        lines.get(line).results().get(assignment).score().isPresent())
                .count();
    }
}
