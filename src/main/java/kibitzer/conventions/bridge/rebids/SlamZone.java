package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.suitsAtLevel;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.VOID;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.below;

import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.games.bridge.Call;

/** What to bid when both hands together are in the slam zone. */
final class SlamZone {
    private SlamZone() {}

    static RuleBook<Bidding, Call> book(Zones zones) {
        Need<Bidding> slam = all(
                atLeast(Partnership.expected(zones.scale()), zones.smallSlam()),
                atLeast(
                        Partnership.least(zones.scale()),
                        zones.smallSlam() - 2 * zones.scale().step()));
        RuleBook.Builder<Bidding, Call> book = RuleBook.named("slam zone");
        zones.grandSlam()
                .ifPresent(
                        from -> book.then(
                                        rule(zones.id("grand-slam-in-a-suit"), zones.slam())
                                                .when(below(7))
                                                .needs(atLeast(Partnership.least(zones.scale()), from))
                                                .answers(suitsAtLevel(7))
                                                .each(atLeast(Partnership.TRUMPS, 8))
                                                .prefer(most(Partnership.TRUMPS), most(RANK))
                                                .why(
                                                        "The opponents are left next to nothing, and good trumps guard against the one suit that might be lost."))
                                .then(
                                        rule(zones.id("grand-slam-in-no-trump"), zones.slam())
                                                .when(below(7))
                                                .needs(atLeast(Partnership.least(zones.scale()), from))
                                                .answers(call("7NT"))
                                                .why(
                                                        "The opponents are left next to nothing, so high cards alone should win every trick.")));
        return book.then(
                        rule(
                                        zones.id("small-slam-in-a-suit"),
                                        zones.slam()
                                                .leaving(Partnership.least(zones.scale())
                                                        .key()))
                                .when(below(6))
                                .needs(slam)
                                .answers(suitsAtLevel(6))
                                .each(atLeast(Partnership.TRUMPS, 8))
                                .prefer(most(Partnership.TRUMPS), most(RANK))
                                .why(
                                        "The slam bonus is large, the strength is there, and trumps keep the opponents from running a suit."))
                // without a fit only strength wins twelve tricks, and it must be there
                .then(rule(zones.id("small-slam-in-no-trump"), zones.slam())
                        .when(below(6))
                        .needs(atLeast(Partnership.least(zones.scale()), zones.smallSlam()), lacks(VOID))
                        .answers(call("6NT"))
                        .why("The strength alone should win twelve tricks, and no trump needs no fit."))
                .book();
    }
}
