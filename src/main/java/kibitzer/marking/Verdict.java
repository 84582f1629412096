package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;

/**
 * An answer held against the book.
 *
 * @param answer what was answered
 * @param grade how it stands
 * @param advice what the book answers
 * @param against what the rules behind the answer ask and do not find here; empty where the answer is best
 * @param objection why the answer is not legal; present only where the grade is ILLEGAL
 * @param allowing the rule that allows an answer beside the best; of such a one nothing is missed
 */
public record Verdict<A>(
        A answer,
        Grade grade,
        Advice<A> advice,
        List<Ruling<A>> against,
        Optional<String> objection,
        Optional<Ruling<A>> allowing) {

    public Verdict {
        against = List.copyOf(against);
    }

    /** An answer that no rule allows beside the best. */
    Verdict(A answer, Grade grade, Advice<A> advice, List<Ruling<A>> against, Optional<String> objection) {
        this(answer, grade, advice, against, objection, Optional.empty());
    }
}
