package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.forced;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.games.bridge.Call;

/** What the side that came in bids where it must and nothing else fits, whoever of the two it is. */
final class LastWord {
    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("Culbertson's tactics")
            .then(
                    rule(
                                    "defence.keep-open",
                                    generalPractice("partner's bid is forcing: the cheapest bid that fits is usual"))
                            .when(forced())
                            .needs()
                            .answers(DefenceFeatures.unbidSuit(0))
                            .prefer(most(Partnership.TRUMPS).because("the most trumps together"), most(LENGTH))
                            .why(
                                    "Partner's last bid demands an answer, and the cheapest suit gives one without promising anything."))
            .book();

    private LastWord() {}
}
