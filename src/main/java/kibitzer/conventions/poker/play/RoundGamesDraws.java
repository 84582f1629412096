package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Draws.held;
import static kibitzer.conventions.poker.play.Draws.is;
import static kibitzer.conventions.poker.play.Features.FOUR_FLUSH;
import static kibitzer.conventions.poker.play.Features.FOUR_TO_A_STRAIGHT_FLUSH;
import static kibitzer.conventions.poker.play.Features.SEQUENCE;
import static kibitzer.conventions.poker.play.Features.lessThan;

import kibitzer.advice.RuleBook;
import kibitzer.cards.CardSet;

/** Which cards to throw by the hints of 1891 (Round Games with Cards, pp. 46-47). */
final class RoundGamesDraws {
    static final String PAIR = "poker.draw.1891.pair";

    static final RuleBook<TableView, CardSet> BOOK = RuleBook.<TableView, CardSet>named("Round Games with Cards")
            .then(rule("poker.draw.1891.fours", source("english-draw-poker.p12"))
                    .when(is("four of a kind"))
                    .needs(held("four of a kind"))
                    .answers(Discards.ALL_BESIDE)
                    .whyByBook("The one-card draw misleads the others about a hand that no card can better.")
                    .title("1891: one card to fours"))
            .then(rule("poker.draw.1891.sequence", source("english-draw-poker.p11"))
                    .when(is("straight"))
                    .needs(has(SEQUENCE))
                    .answers(Discards.NONE)
                    .why("The five cards are complete, and whoever draws none is believed to be strong.")
                    .title("1891: stand on a sequence"))
            .then(rule("poker.draw.1891.pat", source("english-draw-poker"))
                    .when(is("flush", "full house", "straight flush"))
                    .needs(held("flush"))
                    .answers(Discards.NONE)
                    .why("The hand is made, and a new card could only break it.")
                    .title("1891: stand pat"))
            .then(rule("poker.draw.1891.triplets", source("english-draw-poker.p08"))
                    .when(is("three of a kind"))
                    .needs(held("three of a kind"))
                    .answers(Discards.ONE_BESIDE)
                    .whyByBook("A fourth is a remote chance, and one card drawn may look like a try for a flush.")
                    .title("1891: one card to triplets"))
            .then(rule(PAIR, source("english-draw-poker.p07"))
                    .when(is("pair"))
                    .needs(held("pair"))
                    .answers(Discards.ALL_BESIDE)
                    .whyByBook("Three new cards give three chances of a third like the pair.")
                    .title("1891: three cards to a pair"))
            .then(rule("poker.draw.1891.two-pairs", generalPractice("the hints of 1891 pass two pairs over"))
                    .when(is("two pairs"))
                    .needs(held("two pairs"))
                    .answers(Discards.ALL_BESIDE)
                    .why("One card may make a full house, and both pairs are kept meanwhile.")
                    .title("1891: one card to two pairs"))
            .then(rule(
                            "poker.draw.1891.four-flush",
                            source("english-draw-poker.p08")
                                    .withFigureFromPractice(
                                            "the book says only that one card drawn is taken for a flush draw"))
                    .when(is("no pair"))
                    .needs(lessThan(Strength.ANY_PAIR), any(has(FOUR_FLUSH), has(FOUR_TO_A_STRAIGHT_FLUSH)))
                    .answers(Discards.ALL_BUT_FOUR)
                    .why("One card may fill the flush, and the others cannot know what you drew to.")
                    .title("1891: one card to a flush"))
            .then(rule(
                            "poker.draw.1891.nothing",
                            generalPractice("the hints of 1891 do not say what a hand without a pair draws"))
                    .when(is("no pair"))
                    .needs(lessThan(Strength.ANY_PAIR))
                    .answers(Discards.ALL_BUT_THE_HIGHEST)
                    .why("The highest card gives the best pair that the draw can make.")
                    .title("1891: nothing to draw to"))
            .book();

    private RoundGamesDraws() {}
}
