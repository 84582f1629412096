package kibitzer.advice;

/**
 * One end of a range, hard or soft.
 *
 * @param value the figure the book gives
 * @param slack how far "about" reaches beyond it, in the feature's unit; 0 for a hard bound
 * @param word how the book says it where it names the figure that is not enough, "more than 50"; else empty
 */
public record Bound(double value, double slack, String word) {

    public Bound {
        if (slack < 0) {
            throw new IllegalArgumentException("slack " + slack + "; expected 0 or more");
        }
    }

    public Bound(double value, double slack) {
        this(value, slack, "");
    }

    public static Bound at(double value) {
        return new Bound(value, 0);
    }

    /** Of whole numbers the next above: "more than 50". */
    public static Bound over(int value) {
        return new Bound(value + 1, 0, "more than " + value);
    }

    /** Of whole numbers the next below: "fewer than 50". */
    public static Bound under(int value) {
        return new Bound(value - 1, 0, "fewer than " + value);
    }

    /** The book says "about", "some": within {@code slack} of the figure an answer is still allowed. */
    public static Bound about(double value, double slack) {
        return new Bound(value, slack);
    }

    public boolean isSoft() {
        return slack > 0;
    }

    String inWords() {
        return (isSoft() ? "about " : "") + Numbers.inWords(value);
    }
}
