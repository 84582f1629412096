package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.below;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.reaches;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.DrawFeatures.EACH_DREW_ONE;
import static kibitzer.conventions.poker.play.DrawFeatures.ONE_STANDS_PAT;
import static kibitzer.conventions.poker.play.Features.IN;
import static kibitzer.conventions.poker.play.LowFeatures.ALL_BUT_FOUR_LOW;
import static kibitzer.conventions.poker.play.LowFeatures.FOUR_LOW;
import static kibitzer.conventions.poker.play.LowFeatures.LOW_SEQUENCE;
import static kibitzer.conventions.poker.play.Lowness.LOW;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.cards.CardSet;

/** Draws to a low hand: lowball and high-low (Culbertson pp. 106-107). */
final class LowDraws {
    private static final int SEVEN = 7;
    private static final int EIGHT = 8;
    private static final String SMOOTH = "a ten is called smooth where the next card is a seven or lower";

    private LowDraws() {}

    static List<Answering<TableView, CardSet>> lowball() {
        return List.of(
                rule(
                                "poker.draw.low.pat-eight",
                                generalPractice("an eight or better is stood on; the book speaks of nines and tens"))
                        .needs(reaches(LOW, Lowness.EIGHT_HIGH))
                        .answers(Discards.NONE)
                        .why("An eight is low enough to win most pots, so a new card would more often spoil it."),
                rule(
                                "poker.draw.low.nine-against-one-card",
                                source("lowball.p08")
                                        .withFigureFromPractice(SMOOTH)
                                        .meaning("one or two one-card drawers", "players-in"))
                        .needs(reaches(LOW, Lowness.SMOOTH_TEN), atMost(IN, 2), has(EACH_DREW_ONE))
                        .answers(Discards.NONE)
                        .whyByBook(
                                "Against a one-card draw the odds are that the low hand you have stays the lower.",
                                "lowball.p08",
                                "lowball.p05"),
                rule("poker.draw.low.nine-broken-against-pat", source("lowball.p09", "lowball.p01"))
                        .needs(has(ONE_STANDS_PAT), reaches(LOW, Lowness.SMOOTH_TEN), atMost(FOUR_LOW, SEVEN))
                        .answers(ALL_BUT_FOUR_LOW)
                        .manner(Manner.USUALLY)
                        .why("Who has stood pat is probably lower already, so a draw has the better chance."),
                rule(
                                "poker.draw.low.nine-or-ten",
                                generalPractice("a nine or ten is stood on where the others' draws do not decide"))
                        .needs(reaches(LOW, Lowness.TEN_HIGH))
                        .answers(Discards.NONE)
                        .why("A low hand that is made wins more often than most draws to a lower one."),
                rule("poker.draw.low.to-a-seven", source("lowball.p06", "lowball.p05"))
                        .needs(below(LOW, Lowness.TEN_HIGH), atMost(FOUR_LOW, SEVEN))
                        .answers(ALL_BUT_FOUR_LOW)
                        .whyByBook(
                                "The draw comes out with a ten or better as often as not, and a seven is within reach.")
                        .title("Lowball: to a seven"),
                rule("poker.draw.low.to-an-eight", source("lowball.p05"))
                        .needs(below(LOW, Lowness.TEN_HIGH), within(FOUR_LOW, Range.exactly(EIGHT)))
                        .answers(ALL_BUT_FOUR_LOW)
                        .whyByBook("The draw comes out with a ten or better as often as not.")
                        .title("Lowball: to an eight"),
                rule(
                                "poker.draw.low.to-low-cards",
                                generalPractice("different cards up to the eight are kept; fewer drawn are better"))
                        .needs(below(LOW, Lowness.TEN_HIGH))
                        .answers(LowFeatures.ALL_BUT_LOW_CARDS)
                        .why("The low cards are kept so that as few as possible must be drawn.")
                        .title("Lowball: to low cards"));
    }

    /** A low hand that is made stands before the draws: 7-5-4-3-2 is the lowest there is (Culbertson pp. 91, 106). */
    static List<Answering<TableView, CardSet>> highLow() {
        return List.of(
                rule("poker.draw.high-low.pat-low", source("high-low-poker.p03"))
                        .needs(reaches(LOW, Lowness.NINE_HIGH))
                        .answers(Discards.NONE)
                        .whyByBook("A nine is the average winner for low, so it is not risked for a better one."),
                rule("poker.draw.high-low.both-ways", source("high-low-poker.p02"))
                        .needs(has(LOW_SEQUENCE), Features.lessThan(Strength.TWO_PAIRS))
                        .answers(LowFeatures.ALL_BUT_LOW_SEQUENCE)
                        .whyByBook(
                                "Such cards may make a straight for the high half or a low that almost surely wins the other.")
                        .title("High-low: both ways"),
                rule("poker.draw.high-low.to-an-eight", source("high-low-poker.p05"))
                        .needs(
                                atMost(FOUR_LOW, EIGHT),
                                all(Features.lessThan(Strength.JACKS), below(LOW, Lowness.NINE_HIGH)))
                        .answers(ALL_BUT_FOUR_LOW)
                        .why("One card may complete a low that wins half the pot.")
                        .title("High-low: to an eight"));
    }
}
