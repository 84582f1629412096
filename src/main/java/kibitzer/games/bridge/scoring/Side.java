package kibitzer.games.bridge.scoring;

/** The two sides of a score sheet: the declaring side is "we". */
public enum Side {
    WE,
    THEY;

    /** "we", "they". */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
