package kibitzer.play.bridge.whist1904;

import java.util.Locale;

/** How far a deal has come. */
public enum BridgeWhistPhase {
    /** Trumps are named, doubled and redoubled. */
    DECLARING,
    PLAY,
    OVER;

    /** "declaring". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
