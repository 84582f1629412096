package kibitzer.play.hand;

import kibitzer.marking.Question;
import kibitzer.marking.Verdict;

/**
 * A question of a hand with what the learner answered.
 *
 * @param question as it stood before him
 * @param answer possible there
 */
public record AnsweredTurn<P, A>(Question<P, A> question, A answer) {

    public Verdict<A> verdict() {
        return question.mark(answer);
    }

    /** As it stands in an address: "knock 9C". */
    public String written() {
        return written(question, answer);
    }

    /** An answer to a question as it stands in an address. */
    public static <P, A> String written(Question<P, A> question, A answer) {
        return question.decision().answerKind().json().write(answer).asString();
    }
}
