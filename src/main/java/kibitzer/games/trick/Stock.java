package kibitzer.games.trick;

/** What is done with cards that are left after the deal while tricks are played. */
public enum Stock implements AxisValue {
    NONE("no cards are drawn between tricks", false, false),
    /** Drawn from, and the duty holds from the first trick. */
    DRAWN("each draws a card from the stock after every trick", true, false),
    /** Drawn from, and until it is out nobody has to follow suit. */
    FREE_WHILE_IT_LASTS(
            "each draws a card from the stock after every trick, and until it is out any card may be played",
            true,
            true),
    /** The winner alone draws, and who has no cards left retires. */
    DRAWN_BY_WINNER(
            "the winner of a trick alone draws a card from the stock, and who is out of cards retires", true, false),
    /** Who cannot follow draws until he can, and who has no cards left retires. */
    DRAWN_UNTIL_ABLE(
            "who cannot follow suit draws from the stock until a card fits, and plays anything when it is out",
            true,
            false);

    private final String says;
    private final boolean drawn;
    private final boolean free;

    Stock(String says, boolean drawn, boolean free) {
        this.says = says;
        this.drawn = drawn;
        this.free = free;
    }

    /** Whether cards are drawn at all while tricks are played. */
    public boolean isDrawn() {
        return drawn;
    }

    /** Which of those that played to a trick draw after it: so many, from the winner on. */
    int drawing(int players) {
        return switch (this) {
            case NONE, DRAWN_UNTIL_ABLE -> 0;
            case DRAWN, FREE_WHILE_IT_LASTS -> players;
            case DRAWN_BY_WINNER -> 1;
        };
    }

    /** Whether all hold as many cards before every trick. */
    public boolean isSharedAlike() {
        return this != DRAWN_BY_WINNER && this != DRAWN_UNTIL_ABLE;
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
