package kibitzer.conventions.bridge;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.Bids.newSuitAtLevel;

import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.games.bridge.Call;

/**
 * The answer of two in a suit on two honour-tricks and fewer than 10 points: the book takes either (p. 150). Partner reckons
 * with the points, so that of both answers a long suit is first and a suit of five is allowed.
 */
public final class SuitOnHonourTricks {
    private static final double TRICKS = 2;

    private SuitOnHonourTricks() {}

    /** For a system that answers by points, before its one no trump. */
    public static RuleBook<Bidding, Call> book(String prefix, Need<Bidding> when) {
        return RuleBook.<Bidding, Call>named("a suit on honour-tricks")
                .then(
                        rule(prefix + "suit-on-honour-tricks", source("contract-bridge.p44"))
                                .when(weBid("1x"), when)
                                .needs(atLeast(HONOUR_TRICKS, TRICKS))
                                .answers(newSuitAtLevel(2))
                                .each(atLeast(LENGTH, 5))
                                .prefer(most(LENGTH), most(RANK))
                                .manner(Manner.MAY)
                                .why(
                                        "Aces and kings win early tricks whichever suit is trumps, so they make up for missing points."))
                .then(
                        rule(
                                        prefix + "long-suit-on-honour-tricks",
                                        generalPractice(
                                                "two honour-tricks or 10 points are enough for a suit of five cards"
                                                        + " (p. 150); with the tricks alone a suit of six is bid before one no trump, as is"
                                                        + " usual"))
                                .when(weBid("1x"), when)
                                .needs(atLeast(HONOUR_TRICKS, TRICKS))
                                .answers(newSuitAtLevel(2))
                                .each(atLeast(LENGTH, 6))
                                .prefer(most(LENGTH).because("the longest suit"), most(RANK))
                                .tells(Tells.FORCING)
                                .why(
                                        "A six-card suit is a good trump suit by itself; at no trump its small cards might never win a trick."))
                .book();
    }
}
