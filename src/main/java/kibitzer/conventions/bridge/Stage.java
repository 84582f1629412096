package kibitzer.conventions.bridge;

/** How far the bidding has come, seen from the seat whose turn it is. */
public enum Stage {
    OPENING("nobody has opened"),
    RESPONSE("partner opened and you have not called since"),
    OPENERS_REBID("you opened and partner has answered"),
    RESPONDERS_REBID("partner opened and you have answered"),
    OVERCALL("the opponents opened and your side has only passed"),
    ADVANCE("partner came in over the opponents' opening"),
    AFTER_COMING_IN("you came in over the opponents' opening");

    private final String words;

    Stage(String words) {
        this.words = words;
    }

    /** True where the opponents opened, whether or not one's own side has come in. */
    public boolean isOverAnOpening() {
        return this == OVERCALL || this == ADVANCE || this == AFTER_COMING_IN;
    }

    public String inWords() {
        return words;
    }
}
