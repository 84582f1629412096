package kibitzer.decisions.answer;

import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.decisions.form.Kind;

/**
 * The shape of an answer: how it is written as JSON, and with which control a page takes it.
 *
 * <p>A decision whose answers have one of these shapes needs no code in the web.
 */
public sealed interface AnswerKind<A> permits CardAnswer, NumberAnswer, WordAnswer, Columns, Ranges, AnswerKind.Own {
    /** "The ace of clubs" has as many words; more are a sentence. */
    int LONGEST_NAME = 6;

    /** How the answer is read and written. */
    Kind<A> json();

    /** The answer by itself, as it stands in a list or on a button. */
    default String inWords(A answer) {
        return answer.toString();
    }

    /** The same where a verb follows: in quotation marks where it is a sentence of its own, "They must say so before the cut". */
    default String asASubject(A answer) {
        String words = inWords(answer);
        return words.split(" ").length > LONGEST_NAME ? '"' + words + '"' : words;
    }

    /** The same inside a sentence: "a meld" for the button "A meld". */
    default String inside(A answer) {
        return inWords(answer);
    }

    /** The same where the sentence speaks of it as the learner's choice: in quotation marks where it is several words. */
    default String quoted(A answer) {
        return inWords(answer);
    }

    /** The card that is the answer, where it is one card of the pack. */
    default Optional<Card> card(A answer) {
        return Optional.empty();
    }

    /** True if the answer is a denial, which a sentence would read on: "no card", "not forcing". */
    default boolean denies(A answer) {
        return false;
    }

    /** What may be answered where a position leaves nothing out: every word, if there are a few. */
    default Choices<A> choices() {
        return new Choices.Open<>();
    }

    /**
     * What answers that count the same are called where they are too long to be told one after the other: one is told, and how many
     * there are. The figures beside an advice that lists only some of them have their number under this name.
     */
    default Optional<String> alike() {
        return Optional.empty();
    }

    /** True if the learner's answer is as good as the expected one; exactly equal unless a kind says otherwise. */
    default boolean agrees(A expected, A given) {
        return expected.equals(given);
    }

    /** True if the answer is this very figure, as far as it was written out: what may be called by that figure's name. */
    default boolean isFigure(A figure, A given) {
        return agrees(figure, given);
    }

    /** True if the answer is near enough to be allowed: rounding, where an answer is a measured number. */
    default boolean nearly(A expected, A given) {
        return false;
    }

    /**
     * True if an answer is the record of what was done one after the other, which the trainer keeps while it is done: the first
     * one is final where answers count.
     */
    default boolean isRecorded() {
        return false;
    }

    /** False for a record that breaks off before its end. */
    default boolean isWhole(A answer) {
        return true;
    }

    /**
     * A shape that only one family of games knows, and brings along. A page that has no control of its own for it takes
     * the answer in writing.
     */
    non-sealed interface Own<A> extends AnswerKind<A> {
        /** What a learner who writes it is told to write: "cards, such as KS QS". */
        default String inWriting() {
            return json().expected();
        }
    }

    /** @throws BadNotation if the text is not such an answer */
    default A read(String text) {
        return json().readText(text);
    }
}
