package kibitzer.games.bridge.scoring;

/**
 * How often the last bid was doubled: not at all, doubled, redoubled; in the bridge of 1904, where redoubling goes on to
 * a limit, oftener.
 */
public enum Doubling {
    UNDOUBLED(""),
    DOUBLED(", doubled"),
    REDOUBLED(", redoubled"),
    DOUBLED_THRICE(", redoubled again"),
    DOUBLED_FOUR_TIMES(", doubled four times in all"),
    DOUBLED_FIVE_TIMES(", doubled five times in all");

    private final String suffix;

    Doubling(String suffix) {
        this.suffix = suffix;
    }

    /** @param times 0, 1 or 2; in the bridge of 1904 up to 5 */
    public static Doubling of(int times) {
        return values()[times];
    }

    public int times() {
        return ordinal();
    }

    /** What doubled points are multiplied by: 1, 2, 4 ... */
    int factor() {
        return 1 << ordinal();
    }

    /** What stands behind a contract: "", ", doubled", ", redoubled". */
    public String suffix() {
        return suffix;
    }
}
