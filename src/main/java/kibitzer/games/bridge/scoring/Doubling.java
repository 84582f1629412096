package kibitzer.games.bridge.scoring;

/** Whether the last bid was doubled or redoubled. */
public enum Doubling {
    UNDOUBLED(""),
    DOUBLED(", doubled"),
    REDOUBLED(", redoubled");

    private final String suffix;

    Doubling(String suffix) {
        this.suffix = suffix;
    }

    /** @param times 0, 1 or 2 */
    public static Doubling of(int times) {
        return values()[times];
    }

    public int times() {
        return ordinal();
    }

    /** What doubled points are multiplied by: 1, 2, 4. */
    int factor() {
        return 1 << ordinal();
    }

    /** What stands behind a contract: "", ", doubled", ", redoubled". */
    public String suffix() {
        return suffix;
    }
}
