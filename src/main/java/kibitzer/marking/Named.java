package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.cards.Card;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.NumberAnswer;

/** How a sentence begins that says why an answer is wrong: with the answer, or with another in its place. */
final class Named {
    /** Of an answer of more words only so many are told. */
    static final int SUBJECT = 7;

    static final String NOT_SO = "Not so";

    private Named() {}

    /** "Not 1NT"; "Not to stand pat" where no card is thrown, "Not to order it up". */
    static <P, A> String refused(Question<P, A> question, A answer) {
        Instruction doing = question.decision().say(question.position(), answer);
        if (denies(question, answer) && doing.isOneVerb()) {
            return "Not to " + doing.inside();
        }
        String given = quoted(question, answer);
        if (Clauses.words(given) > SUBJECT) {
            return NOT_SO;
        }
        return (isToDo(doing, given) ? "Not to " : "Not ") + inMarks(question, answer, given);
    }

    /** "Bid 3H, not 7D", "Throw 5C, and do not stand pat"; where the best is not to do something, "Not "Yes"; do not double". */
    static <P, A> String instead(Question<P, A> question, A answer, Instruction best) {
        String given = inShort(question, answer);
        if (best.refrains()) {
            return "Not " + given + "; " + best.inside();
        }
        Instruction doing = question.decision().say(question.position(), answer);
        if (denies(question, answer) && doing.isOneVerb()) {
            return best.alone() + ", and do not " + doing.inside();
        }
        if (!isToDo(doing, given)) {
            return best.alone() + ", not " + given;
        }
        return best.alone()
                + (doing.object().isEmpty() || !doing.verb().equals(best.verb())
                        ? ", and do not " + given
                        : ", not " + doing.object());
    }

    /** An answer that is named by what is done, in several words: "order it up", "lay away the ace of clubs". */
    private static boolean isToDo(Instruction doing, String given) {
        return !doing.verb().isEmpty() && !doing.refrains() && given.contains(" ") && given.equals(doing.inside());
    }

    /**
     * The same, each shorter than the one before: "Play the queen of clubs, not the ace of clubs", "Play the queen of clubs, not
     * the ace" where both are of one suit, "Play QC, not AC".
     */
    static <P, A> List<String> insteadAndShorter(Question<P, A> question, A answer, A best) {
        AnswerKind<A> kind = question.decision().answerKind();
        Instruction doing = question.decision().say(question.position(), best);
        String whole = instead(question, answer, doing);
        Optional<Card> given = kind.card(answer);
        if (doing.refrains() || given.isEmpty() && doing.inShort().equals(doing.inside())) {
            return List.of(whole);
        }
        Stream<String> ofOneSuit = given
                .filter(card -> kind.card(best)
                        .filter(right -> right.suit() == card.suit())
                        .isPresent())
                .map(card -> doing.alone() + ", not the " + card.rank().word())
                .stream();
        String written = doing.aloneInShort()
                + (kind.denies(answer)
                        ? whole.substring(doing.alone().length())
                        : ", not " + given.map(Card::toString).orElseGet(() -> inShort(question, answer)));
        return Stream.of(Stream.of(whole), ofOneSuit, Stream.of(written))
                .flatMap(Function.identity())
                .toList();
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
