package kibitzer.advice;

/**
 * One end of a range, hard or soft.
 *
 * @param value the figure the book gives
 * @param slack how far "about" reaches beyond it, in the feature's unit; 0 for a hard bound
 */
public record Bound(double value, double slack) {

    public Bound {
        if (slack < 0) {
            throw new IllegalArgumentException("slack " + slack + "; expected 0 or more");
        }
    }

    public static Bound at(double value) {
        return new Bound(value, 0);
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
