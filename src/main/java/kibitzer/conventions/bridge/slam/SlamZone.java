package kibitzer.conventions.bridge.slam;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;

import kibitzer.advice.Need;
import kibitzer.conventions.bridge.AfterRaise;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;

/**
 * From where a slam is sought, in one system's measure (p. 146).
 *
 * @param scale what is added up
 * @param reach the least strength together from which it is worth asking
 * @param small the zone of twelve tricks
 * @param grand the zone of thirteen
 */
public record SlamZone(Scale scale, double reach, double small, double grand) {
    /** Twelve tricks from 33, thirteen from 37; three points of reach are general practice. */
    public static SlamZone byPoints(Scale scale) {
        return new SlamZone(scale, 30, 33, 37);
    }

    /** A slam from 7 honour-tricks; the book has no zone for thirteen tricks. */
    public static SlamZone byHonourTricks() {
        return new SlamZone(Scale.HONOUR_TRICKS, 6.5, 7, 8);
    }

    Need<Bidding> slamInReach() {
        Need<Bidding> together = all(atLeast(Partnership.least(scale), reach), atLeast(Partnership.most(scale), small));
        return scale == Scale.CULBERTSON_POINTS ? any(together, atLeast(AfterRaise.LEAST, small)) : together;
    }

    /** Twelve tricks without anything that partner has not shown. */
    Need<Bidding> slamSure() {
        return atLeast(Partnership.least(scale), small);
    }

    Need<Bidding> grandSlamPossible() {
        return atLeast(Partnership.most(scale), grand);
    }
}
