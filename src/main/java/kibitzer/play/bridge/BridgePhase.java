package kibitzer.play.bridge;

import java.util.Locale;

/** How far a deal of bridge has come. */
public enum BridgePhase {
    BIDDING,
    PLAY,
    OVER;

    /** "bidding". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
