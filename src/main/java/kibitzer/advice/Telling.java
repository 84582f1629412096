package kibitzer.advice;

/**
 * How a {@link Reason} is put into a sentence, beside its words.
 *
 * @param inShort what was measured and what is asked, where there is no room for more
 * @param question what one asks oneself to see it, without the answer: "how many points"; empty where the fact is no
 *     feature's
 * @param sense whether it is asked as it is said, or the contrary of something
 * @param namesOnly true where it says no more than that another answer is asked for: "it is not the queen"
 * @param instead true where something is missing and it tells what is there instead: "the non-dealer"
 * @param practice true where its words say that practice has it: "so by practice it tells spades 4+"
 * @param printed what a book prints, where it stands behind what is asked: "the book: 16 to 18"; otherwise empty
 * @param usual what practice has for it, where that stands at the end of what was measured: "16 or more"; otherwise empty
 * @param step what is counted, where the fact is one step of a sum and the actual is its worth: "2 aces"; otherwise empty
 */
public record Telling(
        Reason.InShort inShort,
        String question,
        Sense sense,
        boolean namesOnly,
        boolean instead,
        boolean practice,
        String printed,
        String usual,
        String step) {

    /** Of a reason that is short enough as it is. */
    static Telling of(String measured, String asked) {
        return new Telling(
                new Reason.InShort(measured, asked), "", new Sense.AsSaid(), false, false, false, "", "", "");
    }

    Telling shortly(Reason.InShort other) {
        return new Telling(other, question, sense, namesOnly, instead, practice, printed, usual, step);
    }

    Telling asking(String other) {
        return new Telling(inShort, other, sense, namesOnly, instead, practice, printed, usual, step);
    }

    Telling inSense(Sense other) {
        return new Telling(inShort, question, other, namesOnly, instead, practice, printed, usual, step);
    }

    Telling naming(boolean only) {
        return new Telling(inShort, question, sense, only, instead, practice, printed, usual, step);
    }

    Telling instead(boolean other) {
        return new Telling(inShort, question, sense, namesOnly, other, practice, printed, usual, step);
    }

    Telling sayingPractice() {
        return new Telling(inShort, question, sense, namesOnly, instead, true, printed, usual, step);
    }

    Telling printing(String other) {
        return new Telling(inShort, question, sense, namesOnly, instead, practice, other, usual, step);
    }

    Telling besideTheUsual(String figure) {
        return new Telling(inShort, question, sense, namesOnly, instead, practice, printed, figure, step);
    }

    Telling counting(String what) {
        return new Telling(inShort, question, sense, namesOnly, instead, practice, printed, usual, what);
    }
}
