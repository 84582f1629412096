package kibitzer.conventions.bridge;

/** How long partner must keep the bidding open; the order is from least to most. */
public enum Forcing {
    NONE("none"),
    ONE_ROUND("one-round"),
    GAME("game");

    /** The fact by its key, for sources that leave it open. */
    public static final String FACT = "forcing";

    private final String word;

    Forcing(String word) {
        this.word = word;
    }

    /** "none", "one-round", "game". */
    public String word() {
        return word;
    }
}
