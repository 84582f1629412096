package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.SHORT_OF_CONTRACT;
import static kibitzer.conventions.bridge.BidFeatures.threeOrFourOfASuit;
import static kibitzer.conventions.bridge.BiddingFeatures.notVulnerable;
import static kibitzer.conventions.bridge.BiddingFeatures.openingTheBidding;
import static kibitzer.conventions.bridge.BiddingFeatures.vulnerable;

import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.LongSuitReasons;
import kibitzer.games.bridge.Call;

/** Three and four of a long suit, within two tricks of the contract if vulnerable, within three if not (p. 148-149). */
final class Preempts {
    static final Source SOURCE = source("contract-bridge.p37", "contract-bridge.p39")
            .withFigureFromPractice(
                    "the book asks for a very long suit and usually 2 honour-tricks or 8 points at most;"
                            + " seven cards are general practice")
            .meaning("a very long suit", "length-of-suit")
            .printing("points", "tricks-short");

    private Preempts() {}

    static RuleBook<Bidding, Call> of(Figures figures) {
        return RuleBook.<Bidding, Call>named(figures.name())
                .thenBook(longSuit(
                        figures, "long-suit-not-vulnerable", notVulnerable(), 3, LongSuitReasons.NOT_VULNERABLE))
                .thenBook(longSuit(figures, "long-suit-vulnerable", vulnerable(), 2, LongSuitReasons.VULNERABLE))
                .book();
    }

    private static RuleBook<Bidding, Call> longSuit(
            Figures figures, String name, Need<Bidding> vulnerability, int tricksShort, Why why) {
        Step step = figures.preempt();
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(rule(figures.id() + ".open." + name, step.source())
                        .when(openingTheBidding(), vulnerability)
                        .needs(step.hand())
                        .answers(threeOrFourOfASuit())
                        .each(atLeast(LENGTH, 7), atMost(SHORT_OF_CONTRACT, tricksShort))
                        .prefer(
                                most(LENGTH).because("the longest suit"),
                                most(SHORT_OF_CONTRACT)
                                        .because("as high as the tricks allow")
                                        .inGeneral())
                        .why(why))
                .book();
    }
}
