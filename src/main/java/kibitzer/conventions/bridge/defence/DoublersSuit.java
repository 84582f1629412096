package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.notForced;
import static kibitzer.conventions.bridge.BidFeatures.LEVEL;
import static kibitzer.conventions.bridge.BiddingFeatures.HONOUR_TRICKS;
import static kibitzer.conventions.bridge.defence.DefenceFeatures.partnerDoubledFirst;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.STOPS_THEIR_SUIT;
import static kibitzer.conventions.bridge.rebids.RebidFeatures.WE_ARE_IN_GAME;

import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.games.bridge.Call;

/** Partner doubled and then bid a suit of his own (p. 151): what the other hand does, of which no book speaks. */
final class DoublersSuit {
    private static final Source PRACTICE = generalPractice(
            "the double showed a strong hand and the suit after it a good"
                    + " suit: a raise with an honour-trick and support, no trump with more and their suit stopped, is usual");

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Culbertson's tactics")
            .then(rule("defence.raise-the-doublers-suit", PRACTICE)
                    .when(partnerDoubledFirst(), notForced(), lacks(WE_ARE_IN_GAME))
                    .needs(atLeast(HONOUR_TRICKS, 1))
                    .answers(Bids.raise(0))
                    .title("Raise of the doubler's suit")
                    .each(atLeast(Partnership.TRUMPS, 8), atMost(LEVEL, 4))
                    .why("A doubler who goes on to name a suit is strong, so even a little help may make game."))
            .then(
                    rule("defence.no-trump-over-the-doublers-suit", PRACTICE)
                            .when(partnerDoubledFirst(), notForced(), lacks(WE_ARE_IN_GAME))
                            .needs(atLeast(HONOUR_TRICKS, 1.5), has(STOPS_THEIR_SUIT))
                            .answers(Bids.noTrump(0))
                            .title("No trump over the doubler's suit")
                            .each(atMost(LEVEL, 3))
                            .why(
                                    "A doubler who goes on to name a suit is strong, and a stopper may be the missing ninth trick."))
            .book();

    private DoublersSuit() {}
}
