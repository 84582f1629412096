package kibitzer.games.trick;

/** What is done with cards that are left after the deal while tricks are played. */
public enum Stock implements Told {
    NONE("no cards are drawn between tricks", false, false),
    /** Drawn from, and the duty holds from the first trick. */
    DRAWN("each draws a card from the stock after every trick", true, false),
    /** Drawn from, and until it is out nobody has to follow suit. */
    FREE_WHILE_IT_LASTS(
            "each draws a card from the stock after every trick, and until it is out any card may be played",
            true,
            true);

    private final String says;
    private final boolean drawn;
    private final boolean free;

    Stock(String says, boolean drawn, boolean free) {
        this.says = says;
        this.drawn = drawn;
        this.free = free;
    }

    public boolean isDrawn() {
        return drawn;
    }

    /** Whether any card may be played while it lasts. */
    public boolean isFree() {
        return free;
    }

    @Override
    public String says() {
        return says;
    }
}
