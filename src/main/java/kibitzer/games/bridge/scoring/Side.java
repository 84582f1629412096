package kibitzer.games.bridge.scoring;

import java.util.Locale;

/** The two sides of a score sheet; where one deal is scored by itself, the declaring side is "we". */
public enum Side {
    WE,
    THEY;

    public Side other() {
        return this == WE ? THEY : WE;
    }

    /** "we", "they". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
