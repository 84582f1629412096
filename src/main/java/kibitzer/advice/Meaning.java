package kibitzer.advice;

/**
 * What a figure of practice puts into numbers.
 *
 * @param words "a game-going hand", "such a bid tells how long the suit is"; empty where there are none
 * @param printed true where a book prints them in place of the figure; false for what an answer of the kind says by itself, and
 *     no page
 */
public record Meaning(String words, boolean printed) {
    public static final Meaning NONE = new Meaning("", true);

    /** A word of a book. */
    static Meaning ofTheBook(String words) {
        return new Meaning(words, true);
    }

    public boolean isNone() {
        return words.isEmpty();
    }

    /** True for what the answer says by itself. */
    public boolean isOfTheAnswer() {
        return !printed;
    }
}
