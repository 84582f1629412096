package kibitzer.advice;

/**
 * What a figure of practice puts into numbers.
 *
 * @param words "a game-going hand", "such a bid tells how long the suit is"; empty where there are none
 * @param printed true where a book prints them in place of the figure; false for what an answer of the kind says by itself, and
 *     no page
 * @param allowed true where the book lets it pass beside its own answer, and does not ask for it
 */
public record Meaning(String words, boolean printed, boolean allowed) {
    public static final Meaning NONE = new Meaning("", true);

    Meaning(String words, boolean printed) {
        this(words, printed, false);
    }

    /** A word of a book. */
    static Meaning ofTheBook(String words) {
        return new Meaning(words, true);
    }

    /** The same in a rule that speaks so firmly. */
    Meaning under(Manner manner) {
        return manner == Manner.MAY ? new Meaning(words, printed, true) : this;
    }

    public boolean isNone() {
        return words.isEmpty();
    }

    /** True for what the answer says by itself. */
    public boolean isOfTheAnswer() {
        return !printed;
    }
}
