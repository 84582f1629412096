package kibitzer.games.bridge.scoring;

/** The two sides of a score sheet; where one deal is scored by itself, the declaring side is "we". */
public enum Side {
    WE,
    THEY;

    public Side other() {
        return this == WE ? THEY : WE;
    }

    /** "we", "they". */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
