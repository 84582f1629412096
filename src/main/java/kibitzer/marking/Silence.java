package kibitzer.marking;

import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;

/**
 * Why a question cannot be got wrong by a book.
 *
 * @param says "The book is silent"; without the full stop
 * @param practiceSpeaks whether general practice has an answer of its own
 */
public record Silence(String says, boolean practiceSpeaks) {
    private static final String OF_THE_BOOK = "The book is silent";

    /**
     * The silence on a question. Empty where a book or a count has an answer, where an instructor marks, and of whole hands, for
     * something is always said of a part of them.
     */
    public static Optional<Silence> on(Question<?, ?> question) {
        return question.decision().isMarkedByHand()
                        || question.decision().answerKind().isRecorded()
                ? Optional.empty()
                : of(question.advice());
    }

    private static Optional<Silence> of(Advice<?> advice) {
        return advice.silent()
                ? Optional.of(new Silence(
                        advice.beside() instanceof Beside.Silence(String sentence) ? sentence : OF_THE_BOOK,
                        advice.isByPractice()))
                : Optional.empty();
    }

    /** "The book is silent: every sensible answer counts in full". */
    public String words() {
        return says + ": every sensible answer counts in full";
    }

    /**
     * The same where it is laid down what general practice counts.
     *
     * @param practiceCounts whether answers are held against it
     */
    public String words(boolean practiceCounts) {
        return practiceCounts && practiceSpeaks
                ? says + ", and general practice counts: its answer in full, another sensible one by half"
                : words();
    }
}
