package kibitzer.conventions.bridge;

/** How long partner must keep the bidding open; the order is from least to most. */
public enum Forcing {
    NONE("none"),
    ONE_ROUND("one-round"),
    GAME("game");

    private final String word;

    Forcing(String word) {
        this.word = word;
    }

    /** "none", "one-round", "game". */
    public String word() {
        return word;
    }
}
