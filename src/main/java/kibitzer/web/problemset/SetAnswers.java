package kibitzer.web.problemset;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.learning.Attempt;
import kibitzer.marking.Question;
import kibitzer.web.round.RoundResults;
import tools.jackson.databind.JsonNode;

/**
 * How far a learner is with a problem set: his latest answer to each question, wherever he gave it.
 *
 * @param results the answers, by question from 1
 */
record SetAnswers(ProblemSet set, RoundResults results) {

    /** @param attempts the latest first */
    static SetAnswers of(ProblemSet set, List<Attempt> attempts) {
        Map<Integer, Attempt> answers = new TreeMap<>();
        for (int number = 1; number <= set.problems().size(); number++) {
            int asked = number;
            latest(set.problems().get(number - 1).question(), attempts)
                    .ifPresent(attempt -> answers.put(asked, attempt));
        }
        return new SetAnswers(set, new RoundResults(answers));
    }

    private static <P, A> Optional<Attempt> latest(Question<P, A> question, List<Attempt> attempts) {
        JsonNode position = question.decision().form().write(question.position());
        return attempts.stream()
                .filter(attempt -> attempt.decision().equals(question.decision().id()))
                .filter(attempt -> attempt.position().equals(position))
                .findFirst();
    }

    Optional<Attempt> answer(int number) {
        return results.answer(number);
    }

    /** The first question that has no answer yet; empty once all have one. */
    Optional<Integer> next() {
        return numbers().filter(number -> answer(number).isEmpty()).boxed().findFirst();
    }

    /** The first question whose answer is not right; empty if none is wrong. */
    Optional<Integer> firstWrong() {
        return numbers()
                .filter(number -> answer(number)
                        .filter(attempt -> !attempt.grade().isRight())
                        .isPresent())
                .boxed()
                .findFirst();
    }

    /** The next question of a going through, after this one; empty behind the last. */
    Optional<Integer> after(int number, SetAddress address) {
        return numbers()
                .filter(later -> later > number)
                .filter(later -> !address.onlyWrong()
                        || answer(later)
                                .filter(attempt -> !attempt.grade().isRight() && !address.counts(attempt))
                                .isPresent())
                .boxed()
                .findFirst();
    }

    /** The answer that a question shows; empty where it is to be asked. */
    Optional<Attempt> shown(int number, SetAddress address) {
        return answer(number).filter(address::counts);
    }

    /** The latest of all answers. */
    Optional<Attempt> latest() {
        return results.answers().values().stream()
                .max(Comparator.comparingLong(attempt -> attempt.id().number()));
    }

    boolean isBegun() {
        return !results.answers().isEmpty();
    }

    /** What the right answers count. */
    int points() {
        return numbers()
                .filter(number -> answer(number)
                        .filter(attempt -> attempt.grade().isRight())
                        .isPresent())
                .map(number -> set.problems().get(number - 1).points())
                .sum();
    }

    private IntStream numbers() {
        return IntStream.rangeClosed(1, set.problems().size());
    }
}
