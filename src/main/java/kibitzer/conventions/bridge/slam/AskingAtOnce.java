package kibitzer.conventions.bridge.slam;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Rule.rule;

import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Four no trump before a suit is agreed on; a system puts it behind its own bids of four no trump. */
final class AskingAtOnce {
    private static final String WHEN =
            "the book does not say when to ask; before a suit is agreed on, strength for twelve"
                    + " tricks and eight trumps in the suit bid last are general practice";

    private static final int FIT = 8;

    private AskingAtOnce() {}

    /** @param promised what the convention wants of the asker's own cards */
    static RuleBook<Bidding, Call> book(
            String convention, String id, Source source, SlamZone zone, Need<Bidding> promised) {
        return RuleBook.<Bidding, Call>named(convention)
                .then(
                        rule(id, forTwelveTricks(source))
                                .when(
                                        SlamFeatures.noSuitAgreed(),
                                        SlamFeatures.slamNotExcluded(zone),
                                        SlamFeatures.roomToAsk())
                                .needs(zone.slamSure(), atLeast(SlamFeatures.FIT_TO_COME, FIT), promised)
                                .answers(Bids.call("4NT"))
                                .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_ACES)
                                .why(
                                        "The strength for twelve tricks is there; what is still to be learnt is that no two aces are missing."))
                .book();
    }

    /** The zone of twelve tricks is printed (p. 146); that 4NT is for it, and by how much it may be missed, is not. */
    private static Source forTwelveTricks(Source convention) {
        return convention
                .and("culbertson-point-count.p50")
                .withFigureFromPractice(WHEN)
                .meaning(
                        "the small-slam zone",
                        Partnership.least(Scale.POINTS).key(),
                        Partnership.least(Scale.CULBERTSON_POINTS).key(),
                        Partnership.least(Scale.HONOUR_TRICKS).key());
    }
}
