package kibitzer.cards;

/** A text that a reader could not read: what stood there, and what was expected instead. */
public final class BadNotation extends RuntimeException {
    private static final int SHOWN = 60;

    private final String expected;

    public BadNotation(String text, String expected) {
        super("\"" + shorten(text) + "\" is not readable here; expected " + expected, null, false, false);
        this.expected = expected;
    }

    private BadNotation(String message, String expected, @SuppressWarnings("unused") boolean ready) {
        super(message, null, false, false);
        this.expected = expected;
    }

    /** For a text that can be read but not accepted: "the king of spades stands twice". */
    public static BadNotation because(String wrong, String expected) {
        return new BadNotation(wrong + "; expected " + expected, expected, true);
    }

    public String expected() {
        return expected;
    }

    private static String shorten(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
    }
}
