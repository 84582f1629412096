package kibitzer.play.bridge.mini;

import java.util.Locale;

/** How far a deal of mini-bridge has come. */
public enum MiniBridgePhase {
    /** Each says his points in turn. */
    ANNOUNCING,
    /** South says who declares. */
    SETTLING,
    /** Declarer sees dummy and names the contract. */
    NAMING,
    PLAY,
    OVER;

    /** "announcing". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
