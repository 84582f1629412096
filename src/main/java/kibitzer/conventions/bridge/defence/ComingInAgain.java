package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.LEVEL;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.SET;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.iDoubled;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.AuctionFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.games.bridge.Call;

/** The second word of a player who doubled or overcalled. */
public final class ComingInAgain {
    public static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Culbertson's tactics")
            .then(rule("defence.raise-to-game", source("culbertson-honour-tricks.p56", "culbertson-honour-tricks.p60"))
                    .when(AuctionFeatures.gameNotReached())
                    .needs(atLeast(Partnership.least(Scale.HONOUR_TRICKS), 6))
                    .answers(Bids.gameInASuit())
                    .each(atLeast(Partnership.TRUMPS, 8))
                    .prefer(most(Partnership.TRUMPS).because("the most trumps together")))
            .then(rule("defence.suit-after-double", source("contract-bridge.p04"))
                    .when(iDoubled(), AuctionFeatures.gameNotReached())
                    .needs(atLeast(HONOUR_TRICKS, 3))
                    .answers(Bids.newSuit(0))
                    .each(atLeast(LENGTH, 5), within(SET, atMost(500)))
                    .prefer(most(LENGTH).because("the longest suit")))
            .then(rule(
                            "defence.raise-partners-answer",
                            generalPractice("the book does not say how the doubler goes on: with four cards of"
                                    + " partner's suit and four honour-tricks a raise is usual"))
                    .when(iDoubled(), AuctionFeatures.gameNotReached())
                    .needs(atLeast(HONOUR_TRICKS, 4))
                    .answers(Bids.raise(0))
                    .each(atLeast(LENGTH, 4), atMost(LEVEL, 3)))
            .then(rule(
                            "defence.say-no-more",
                            generalPractice("the hand has been shown and partner has been heard: a pass is usual"))
                    .when(notForced())
                    .needs()
                    .answers(Bids.call("P")))
            .thenBook(LastWord.BOOK)
            .book();

    private ComingInAgain() {}
}
