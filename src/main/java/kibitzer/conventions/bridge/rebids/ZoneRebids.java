package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.FORCED_TO_GAME;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BidFeatures.SUIT_POINTS;
import static kibitzer.conventions.bridge.Bids.call;
import static kibitzer.conventions.bridge.Bids.newSuit;
import static kibitzer.conventions.bridge.OpeningSideDoubles.partnerDoubledForPenalties;
import static kibitzer.conventions.bridge.OpeningSideDoubles.partnerDoubledForTakeOut;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.OPENED_NO_TRUMP;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_SILENT;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/**
 * Rebids of opener and responder by the zone the partnership expects to be in (p. 146). A system puts its own rules
 * for special sequences before them and gets every later round from here.
 */
public final class ZoneRebids {
    private ZoneRebids() {}

    /** From the slam zone down to pass; there is always a call. */
    public static RuleBook<Bidding, Call> book(Zones zones) {
        return RuleBook.<Bidding, Call>named("rebids by zone")
                .thenBook(SlamZone.book(zones))
                .thenBook(LongMajor.book(zones))
                .thenBook(SureGame.byForce(zones))
                .then(
                        rule(
                                        zones.id("no-trump-has-told"),
                                        generalPractice("the opening in no trump told the hand and partner has not bid:"
                                                + " a pass is usual"))
                                .when(notForced(), has(OPENED_NO_TRUMP), has(PARTNER_SILENT))
                                .answers(call("P"))
                                .why(
                                        "The opening in no trump has told this hand; partner heard it and passed, and nothing has changed."))
                .then(rule(zones.id("leave-the-double"), source("contract-bridge.p02"))
                        .when(notForced(), partnerDoubledForPenalties())
                        .answers(call("P"))
                        .why("Partner doubled for the penalty, and a bid here would let them off."))
                .then(
                        rule(zones.id("answer-the-double"), source("contract-bridge.p01", "contract-bridge.p02"))
                                .when(notForced(), partnerDoubledForTakeOut())
                                .answers(newSuit(0))
                                .each(atLeast(LENGTH, 4))
                                .prefer(
                                        most(LENGTH).because("the longest suit"),
                                        most(SUIT_POINTS).because("the strongest of equally long suits"),
                                        most(RANK))
                                .why(
                                        "Partner asked for your longest and strongest suit; silence would let them play doubled instead."))
                .thenBook(notForcedToGame(OtherReading.book(zones)))
                .thenBook(SureGame.byStrength(zones))
                .thenBook(notForcedToGame(ProbableGame.book(zones)))
                .thenBook(notForcedToGame(PartScore.book(zones)))
                .thenBook(notForcedToGame(LastResort.book(zones)))
                .book();
    }

    /** A player who is forced to game has found his bid before these rules; they have nothing to tell of him. */
    private static RuleBook<Bidding, Call> notForcedToGame(RuleBook<Bidding, Call> book) {
        return book.mapped(rule -> rule.onlyWhen(lacks(FORCED_TO_GAME)));
    }
}
