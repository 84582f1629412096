package kibitzer.conventions.bridge.culbertson;

import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingSystem;

/** The Culbertson System, by points or by honour-tricks, with what partners have agreed on besides. */
public final class Culbertson {
    private static final Books BY_POINTS = new Books(new ByPoints("culbertson-points", "Culbertson, by points"));
    private static final Books BY_HONOUR_TRICKS = new Books(new ByHonourTricks());

    private Culbertson() {}

    public static BiddingSystem byPoints(Agreement agreement) {
        return BY_POINTS.system(agreement);
    }

    public static BiddingSystem byHonourTricks(Agreement agreement) {
        return BY_HONOUR_TRICKS.system(agreement);
    }

    /**
     * What a page leaves open that speaks only of its own bids is filled from the point-count of the same book: the
     * other openings, answers to one of a suit, and the rebids, after the system's own rules.
     *
     * @param id what the ids of these rules begin with
     */
    public static BiddingSystem.Builder completing(
            BiddingSystem.Builder system, String id, String name, Agreement agreement) {
        return new Books(new ByPoints(id, name)).completing(system, agreement);
    }
}
