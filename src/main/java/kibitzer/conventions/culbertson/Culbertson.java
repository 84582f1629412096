package kibitzer.conventions.culbertson;

import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingSystem;

/** The Culbertson System, by points or by honour-tricks, with what partners have agreed on besides. */
public final class Culbertson {
    private static final Books BY_POINTS = new Books(new ByPoints());
    private static final Books BY_HONOUR_TRICKS = new Books(new ByHonourTricks());

    private Culbertson() {}

    public static BiddingSystem byPoints(Agreement agreement) {
        return BY_POINTS.system(agreement);
    }

    public static BiddingSystem byHonourTricks(Agreement agreement) {
        return BY_HONOUR_TRICKS.system(agreement);
    }
}
