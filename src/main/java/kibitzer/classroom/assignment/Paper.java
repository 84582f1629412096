package kibitzer.classroom.assignment;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A sitting with its questions and what is answered so far.
 *
 * @param ends when it ends by itself while it is open: at the close, or when its time is up; practice never does
 * @param answers by the question's number in the sitting
 */
public record Paper(
        Assignment assignment,
        Deadlines deadlines,
        Instant ends,
        Sitting sitting,
        List<SittingQuestion> questions,
        Map<Integer, SittingAnswer> answers) {

    public Paper {
        questions = List.copyOf(questions);
        answers = Map.copyOf(answers);
    }

    public int size() {
        return questions.size();
    }

    /** Question {@code number}, from 1; empty if there is none. */
    public Optional<SittingQuestion> question(int number) {
        return number < 1 || number > size() ? Optional.empty() : Optional.of(questions.get(number - 1));
    }

    public Optional<SittingAnswer> answer(int number) {
        return Optional.ofNullable(answers.get(number));
    }

    /** Numbers of questions without an answer. */
    public List<Integer> open() {
        return questions.stream()
                .map(SittingQuestion::number)
                .filter(number -> !answers.containsKey(number))
                .toList();
    }

    /** The answers in the order of their questions. */
    public Map<Integer, SittingAnswer> inOrder() {
        return new TreeMap<>(answers);
    }

    /** True while it goes on and its time is limited; practice never is. */
    public boolean isLimited() {
        return sitting.isOpen()
                && !sitting.practice()
                && assignment.terms().conduct().limit().isPresent();
    }

    /**
     * True if the verdict of an answer may be shown: with it where told at once and no try is left at what is not right, else
     * once the sitting is told.
     */
    public boolean isTold(int number) {
        return sitting.told().isPresent()
                || !sitting.isBeingTyped()
                        && assignment.terms().feedback() == Feedback.AT_ONCE
                        && answer(number).filter(answer -> !answer.again()).isPresent();
    }

    /** What a right answer would earn at the next try, in percent; empty unless the question may be tried again. */
    public Optional<Integer> nextTry(int number) {
        return sitting.isOpen()
                ? answer(number)
                        .filter(SittingAnswer::again)
                        .map(answer -> assignment.terms().conduct().tries().percent(answer.tried() + 1))
                : Optional.empty();
    }
}
