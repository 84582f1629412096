package kibitzer.content.problemset;

import java.util.List;
import java.util.Optional;
import kibitzer.marking.Question;

/**
 * A list of questions.
 *
 * @param id its name: the file's, without ".json"
 * @param about what it trains, in a sentence or two
 * @param author who made it; empty if it does not say
 * @param level from 1, for a first lesson, to 5
 */
public record ProblemSet(
        String id, String title, String about, Optional<String> author, int level, List<Problem> problems) {

    /** Questions that a set may have; its schema says so too. */
    public static final int MOST_QUESTIONS = 200;

    public ProblemSet {
        problems = List.copyOf(problems);
    }

    /**
     * One question of a set.
     *
     * @param dealing how it was dealt; empty for a position that is written out
     * @param points what a right answer counts
     * @param note shown with the verdict, as plain text
     * @param hint false where the learner is to do without
     * @param overruling empty where the trainer's advice stands
     */
    public record Problem(
            Question<?, ?> question,
            Optional<Dealing> dealing,
            int points,
            Optional<String> note,
            boolean hint,
            Optional<Overruling> overruling) {}

    /** What all answers right count. */
    public int points() {
        return problems.stream().mapToInt(Problem::points).sum();
    }
}
