package kibitzer.marking;

import kibitzer.advice.Instruction;
import kibitzer.decisions.answer.NumberAnswer;

/** How a sentence begins that says why an answer is wrong: with the answer, or with another in its place. */
final class Named {
    /** Of an answer of more words only so many are told. */
    static final int SUBJECT = 7;

    static final String NOT_SO = "Not so";

    private Named() {}

    /** "Not 1NT"; "Not to stand pat" where no card is thrown. */
    static <P, A> String refused(Question<P, A> question, A answer) {
        Instruction doing = question.decision().say(question.position(), answer);
        if (denies(question, answer) && doing.isOneVerb()) {
            return "Not to " + doing.inside();
        }
        String given = quoted(question, answer);
        return Clauses.words(given) > SUBJECT ? NOT_SO : "Not " + inMarks(question, answer, given);
    }

    /** "Bid 3H, not 7D", "Throw 5C, and do not stand pat"; where the best is not to do something, "Not "Yes"; do not double". */
    static <P, A> String instead(Question<P, A> question, A answer, Instruction best) {
        String given = inShort(question, answer);
        if (best.refrains()) {
            return "Not " + given + "; " + best.inside();
        }
        Instruction doing = question.decision().say(question.position(), answer);
        return best.alone()
                + (denies(question, answer) && doing.isOneVerb() ? ", and do not " + doing.inside() : ", not " + given);
    }

    /** The answer as far as there is room for it. */
    static <P, A> String inShort(Question<P, A> question, A answer) {
        return inMarks(question, answer, Clauses.shortened(quoted(question, answer), SUBJECT));
    }

    /** As it was given; a call of nought is a pass. */
    private static <P, A> String quoted(Question<P, A> question, A answer) {
        return question.decision().answerKind() instanceof NumberAnswer<A>
                        && question.decision().isNothing(answer)
                ? question.decision().say(question.position(), answer).inside()
                : question.decision().answerKind().quoted(answer);
    }

    /** In quotation marks where a negation would be read on: "no card". */
    private static <P, A> String inMarks(Question<P, A> question, A answer, String given) {
        return denies(question, answer) ? '"' + given + '"' : given;
    }

    private static <P, A> boolean denies(Question<P, A> question, A answer) {
        return question.decision().answerKind().denies(answer);
    }
}
