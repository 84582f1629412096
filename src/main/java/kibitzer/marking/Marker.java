package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.decisions.AnswerKind;

/** Holds an answer against the advice. */
final class Marker {
    private Marker() {}

    static <P, A> Verdict<A> mark(Question<P, A> question, A answer) {
        Advice<A> advice = question.advice();
        Optional<String> objection = question.decision().objection(question.position(), answer);
        if (objection.isPresent()) {
            return new Verdict<>(answer, Grade.ILLEGAL, advice, List.of(), objection);
        }
        Grade grade = grade(question.decision().answerKind(), advice, answer);
        List<Ruling<A>> against = grade == Grade.BEST
                ? List.of()
                : question.decision().whyNot(question.position(), answer).stream()
                        .filter(ruling -> ruling.standing() != Standing.HOLDS)
                        .toList();
        return new Verdict<>(answer, grade, advice, against, Optional.empty());
    }

    private static <A> Grade grade(AnswerKind<A> kind, Advice<A> advice, A answer) {
        if (advice.best().stream().anyMatch(best -> kind.agrees(best, answer))) {
            return Grade.BEST;
        }
        boolean allowed = advice.silent()
                || advice.acceptable().stream().anyMatch(other -> kind.agrees(other, answer))
                || advice.best().stream().anyMatch(best -> kind.nearly(best, answer));
        return allowed ? Grade.ACCEPTABLE : Grade.WRONG;
    }
}
