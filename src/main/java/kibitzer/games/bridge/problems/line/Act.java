package kibitzer.games.bridge.problems.line;

/** What a step of a line does; in brackets what is written after the word. */
public enum Act {
    /** Lets the suit of the opening lead go by so many times. (times) */
    HOLD("hold"),
    /** The card that dummy plays to the first trick. (card) */
    PLAY("play"),
    /** Takes the first trick that either hand could take with this card. (card) */
    WIN("win"),
    /** Leads trumps until the opponents have none, or so many times. (times, or nothing) */
    DRAW("draw"),
    /** Takes top cards of a suit, all or so many. (suit, times) */
    CASH("cash"),
    /** Leads towards a card and plays it unless it is beaten in front of it. (card) */
    FINESSE("finesse"),
    /** Leads a card and lets it win unless it is covered. (card) */
    RUN("run"),
    /** Leads a suit low from both hands. (suit, times) */
    DUCK("duck"),
    /** Leads a suit until what is left of it is high. (suit) */
    SET_UP("set-up"),
    /** Ruffs a suit in the hand that is short of it, so many times. (suit, times) */
    RUFF("ruff");

    private final String word;

    Act(String word) {
        this.word = word;
    }

    /** As it is written in a line. */
    public String word() {
        return word;
    }

    /** True of what is done on lead; the others say how to follow to what opponents lead. */
    public boolean leads() {
        return this != HOLD && this != PLAY && this != WIN;
    }

    boolean namesCard() {
        return this == PLAY || this == WIN || this == FINESSE || this == RUN;
    }

    /** True where a whole suit is meant. */
    public boolean namesSuit() {
        return this == CASH || this == DUCK || this == SET_UP || this == RUFF;
    }
}
