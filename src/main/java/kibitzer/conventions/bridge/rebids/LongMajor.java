package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.partnerJustBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.TOP_HONOURS;
import static kibitzer.conventions.bridge.BidFeatures.TRICKS;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.PARTNER_BID_ARTIFICIALLY;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.VOID;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/** Partner bid no trump, and the hand has a major that is worth game by itself; no book speaks of it. */
final class LongMajor {
    private LongMajor() {}

    static RuleBook<Bidding, Call> book(Zones zones) {
        return RuleBook.<Bidding, Call>named("a long major")
                .then(rule(
                                zones.id("practice.long-major-before-no-trump"),
                                generalPractice("a major of eight cards, or of seven with two of the three top honours,"
                                        + " and eight tricks of its own is usually played at game, not in no trump"))
                        .when(partnerJustBid("1NT", "2NT", "3NT"), lacks(PARTNER_BID_ARTIFICIALLY))
                        .answers(RebidCalls.ownMajorGame())
                        .each(
                                any(atLeast(LENGTH, 8), all(atLeast(LENGTH, 7), atLeast(TOP_HONOURS, 2))),
                                atLeast(TRICKS, 8))
                        .prefer(most(LENGTH))
                        .why("So long a major is sure of its tricks as trumps, while at no trump it may be cut off."))
                .then(rule(
                                zones.id("practice.long-major-with-a-void"),
                                generalPractice("three no trump on a void is usually taken out into game in a major of"
                                        + " six cards"))
                        .when(partnerJustBid("3NT"), lacks(PARTNER_BID_ARTIFICIALLY))
                        .needs(has(VOID))
                        .answers(RebidCalls.ownMajorGame())
                        .each(atLeast(LENGTH, 6))
                        .prefer(most(LENGTH))
                        .why("A void is worth ruffs with the major as trumps, and a danger at no trump."))
                .book();
    }
}
