package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.below;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.reaches;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.OFFERED;
import static kibitzer.conventions.poker.play.Features.POT_TOLD;
import static kibitzer.conventions.poker.play.LowFeatures.FOUR_LOW;
import static kibitzer.conventions.poker.play.LowFeatures.FOUR_LOW_EARLY;
import static kibitzer.conventions.poker.play.Lowness.LOW;
import static kibitzer.conventions.poker.play.Standards.EARLY_SEAT;
import static kibitzer.conventions.poker.play.Standards.LAST_THREE_SEATS;
import static kibitzer.conventions.poker.play.Standards.NOBODY_BEHIND;
import static kibitzer.conventions.poker.play.Standards.UNRAISED;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.OPEN;
import static kibitzer.conventions.poker.play.Words.PASS;
import static kibitzer.conventions.poker.play.Words.RAISE;
import static kibitzer.conventions.poker.play.Words.STAY;
import static kibitzer.conventions.poker.play.Words.either;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBuilder.Answering;

/** Opening, staying and raising at lowball (Culbertson pp. 106-107). */
final class LowPlay {
    private static final int SEVEN = 7;
    private static final int EIGHT = 8;
    private static final int TEN = 10;

    /** To 1 from the pot. */
    private static final int GOOD_PRICE = 3;

    private static final String LATE = "late is taken to be one of the last three seats";

    private LowPlay() {}

    static List<Answering<TableView, String>> openings() {
        return List.of(
                rule(
                                "poker.open.low.pat-eight",
                                generalPractice("an eight or better opens; the book speaks of nines and tens"))
                        .needs(reaches(LOW, Lowness.EIGHT_HIGH))
                        .answers(say(OPEN))
                        .why(
                                "So low a hand is probably best before the draw, so the others should pay to draw against it.")
                        .title("Lowball: a pat eight"),
                rule(
                                "poker.open.low.early-with-a-draw",
                                source("lowball.p01")
                                        .withFigureFromPractice(LATE)
                                        .printing("four-low-cards")
                                        .meaning("an early position", "from-the-end"))
                        .needs(EARLY_SEAT, reaches(LOW, Lowness.TEN_HIGH), atMost(FOUR_LOW_EARLY, SEVEN))
                        .answers(say(OPEN))
                        .whyByBook(
                                "If several raises show that a nine or ten is beaten, it can still be broken for a good draw."),
                rule(
                                "poker.open.low.early-without-a-draw",
                                source("lowball.p01").leaving("from-the-end"))
                        .needs(EARLY_SEAT, reaches(LOW, Lowness.TEN_HIGH))
                        .answers(say(PASS))
                        .whyByBook("Several raises may follow, and then the hand has no good draw to fall back on."),
                rule(
                                "poker.open.low.late",
                                source("lowball.p03", "lowball.p01")
                                        .withFigureFromPractice(LATE)
                                        .meaning("a late position", "from-the-end"))
                        .needs(LAST_THREE_SEATS, reaches(LOW, Lowness.TEN_HIGH))
                        .answers(say(OPEN))
                        .whyByBook(
                                "Few are left to raise, and a nine or ten wins more than half the pots.", "lowball.p01")
                        .title("Lowball: open late"),
                // Of a rough ten the book says that it stays in late; which seats are late, and that it opens, is ours.
                rule(
                                "poker.open.low.late-with-a-rough-ten",
                                generalPractice("the book stays in on a nine or a ten late; it need not open on one"))
                        .needs(LAST_THREE_SEATS, reaches(LOW, Lowness.TEN_HIGH), below(LOW, Lowness.EIGHT_HIGH))
                        .answers(say(PASS))
                        .why("A rough ten is beaten by many hands that would stay against an opener."),
                rule(
                                "poker.open.low.one-card-draw",
                                generalPractice(
                                        "the book does not say which draws open; a draw to a seven is taken to"))
                        .needs(below(LOW, Lowness.TEN_HIGH), atMost(FOUR_LOW, SEVEN))
                        .answers(say(OPEN))
                        .why(
                                "Four good low cards may become a winning seven, and if all drop the antes are won at once.")
                        .title("Lowball: a one-card draw"),
                rule("poker.open.low.nothing", generalPractice("what is neither ten-high nor a draw is passed"))
                        .needs(below(LOW, Lowness.TEN_HIGH))
                        .answers(say(PASS))
                        .why("Whoever stays would mostly hold a lower hand, and the lowest wins.")
                        .title("Lowball: nothing to open on"));
    }

    static List<Answering<TableView, String>> stays() {
        return List.of(
                rule(
                                "poker.stay.low.late-with-a-ten",
                                source("lowball.p03")
                                        .withFigureFromPractice(LATE)
                                        .meaning("a late position", "from-the-end"))
                        .needs(reaches(LOW, Lowness.TEN_HIGH), UNRAISED, LAST_THREE_SEATS)
                        .answers(say(STAY))
                        .why("Few are left to raise, so even a rough ten has a fair chance to be lowest."),
                rule("poker.stay.low.nine", generalPractice("a nine stays; it wins more than half the pots, p. 106"))
                        .needs(reaches(LOW, Lowness.NINE_HIGH))
                        .answers(say(STAY))
                        .whyByBook("A nine wins more than half the pots.", "lowball.p01")
                        .title("Lowball: a nine"),
                rule(
                                "poker.stay.low.one-card-draw",
                                source("lowball.p05", "lowball.p06")
                                        .withFigureFromPractice("the book gives the odds of the draw, not its price")
                                        .meaning("a one-card draw to an eight", "four-low-cards"))
                        .needs(atMost(FOUR_LOW, EIGHT))
                        .answers(say(STAY))
                        .whyByBook(
                                "A draw to four low cards comes out with a ten or better as often as not.",
                                "lowball.p05")
                        .title("Lowball: a one-card draw"),
                drawThePotPays("poker.stay.low.draw-the-pot-pays", STAY),
                rule(
                                "poker.stay.low.nothing-late",
                                source("lowball.p03", "poker.p01")
                                        .withFigureFromPractice(LATE)
                                        .meaning("a late position", "from-the-end"))
                        .when(UNRAISED, LAST_THREE_SEATS)
                        .needs(below(LOW, Lowness.TEN_HIGH))
                        .answers(say(DROP))
                        .why("Even late a hand above ten is behind, and drawing several cards seldom mends that.")
                        .title("Lowball: nothing low enough late"),
                rule("poker.stay.low.nothing", source("poker.p01").withFigureFromPractice("lower hands are not named"))
                        .needs(below(LOW, Lowness.NINE_HIGH))
                        .answers(say(DROP))
                        .why("A hand above nine starts behind, and a draw of several cards seldom mends that.")
                        .title("Lowball: nothing low enough"));
    }

    /** A nine or ten to draw one card to: even money on a ten or better, and what that wins the book leaves to the player. */
    private static Answering<TableView, String> drawThePotPays(String id, String goOn) {
        return rule(id, generalPractice("the book counts draws to an eight; others may be worth a good price"))
                .when(has(POT_TOLD), atLeast(OFFERED, GOOD_PRICE))
                .needs(atMost(FOUR_LOW, TEN))
                .answers(say(goOn))
                .manner(Manner.MAY)
                .why("About half such draws make a ten or better, and the pot pays well for the risk.")
                .title("Lowball: a rough draw at a good price");
    }

    static List<Answering<TableView, String>> raises() {
        return List.of(
                rule("poker.raise.low.last-with-a-nine", source("lowball.p04"))
                        .when(UNRAISED, NOBODY_BEHIND)
                        .needs(reaches(LOW, Lowness.NINE_HIGH), UNRAISED, NOBODY_BEHIND)
                        .answers(say(RAISE))
                        .why("Nobody is left to raise back, and a nine is probably the lowest so far."),
                rule(
                                "poker.raise.low.late-with-a-ten",
                                source("lowball.p03")
                                        .withFigureFromPractice(LATE)
                                        .meaning("a late position", "from-the-end"))
                        .needs(reaches(LOW, Lowness.TEN_HIGH), UNRAISED, LAST_THREE_SEATS)
                        .answers(say(CALL))
                        .whyByBook(
                                "Late even a rough ten is worth its stake; to raise takes a nine and the last seat.",
                                "lowball.p03",
                                "lowball.p04"),
                rule("poker.raise.low.pat-seven", generalPractice("a pat seven raises anywhere; the book does not say"))
                        .needs(reaches(LOW, Lowness.SEVEN_HIGH))
                        .answers(say(RAISE))
                        .why("A seven is hardly ever beaten, so the pot should grow.")
                        .title("Lowball: a pat seven"),
                rule("poker.raise.low.nine", generalPractice("a nine stays against a raise"))
                        .needs(reaches(LOW, Lowness.NINE_HIGH))
                        .answers(say(CALL))
                        .why(
                                "A nine is good enough to meet a raise, but a raise back would be met only by lower hands.")
                        .title("Lowball: a nine calls"),
                rule(
                                "poker.raise.low.one-card-draw",
                                source("lowball.p05", "lowball.p06")
                                        .withFigureFromPractice("the book gives the odds of the draw, not its price")
                                        .meaning("a one-card draw to an eight", "four-low-cards"))
                        .needs(atMost(FOUR_LOW, EIGHT))
                        .answers(say(CALL))
                        .whyByBook("Half such draws make a ten or better, too few to raise on.", "lowball.p05")
                        .title("Lowball: a one-card draw"),
                drawThePotPays("poker.raise.low.draw-the-pot-pays", CALL),
                rule(
                                "poker.raise.low.nothing-late",
                                source("lowball.p03", "poker.p01")
                                        .withFigureFromPractice(LATE)
                                        .meaning("a late position", "from-the-end"))
                        .when(UNRAISED, LAST_THREE_SEATS)
                        .needs(below(LOW, Lowness.TEN_HIGH))
                        .answers(say(DROP))
                        .why("Even late a hand above ten is behind, and drawing several cards seldom mends that.")
                        .title("Lowball: nothing low enough late"),
                rule("poker.raise.low.nothing", source("poker.p01").withFigureFromPractice("lower hands are not named"))
                        .needs(below(LOW, Lowness.NINE_HIGH))
                        .answers(say(DROP))
                        .why(
                                "A hand above nine is behind after a raise, and a draw of several cards seldom mends that.")
                        .title("Lowball: nothing low enough"));
    }

    /** After the draw, a bet having been made or not. */
    static List<Answering<TableView, String>> calls() {
        return List.of(
                rule("poker.call.low.raise", source("lowball.p07"))
                        .when(AfterTheDraw.BET_MADE)
                        .needs(reaches(LOW, Lowness.SEVEN_FIVE))
                        .answers(say(RAISE))
                        .why("So low a hand is seldom beaten, so a second bet wins more often than it loses.")
                        .title("Lowball: raise on seven-five"),
                rule(
                                "poker.call.low.no-raise",
                                source("lowball.p07")
                                        .withFigureFromPractice("what calls is not said")
                                        .leaving(LOW.key()))
                        .when(AfterTheDraw.BET_MADE, atMost(AfterTheDraw.RAISES, 0), below(LOW, Lowness.SEVEN_FIVE))
                        .needs(reaches(LOW, Lowness.NINE_HIGH))
                        .answers(say(CALL))
                        .whyByBook(
                                "A nine or better wins more than half the pots: enough to call, while a raise takes seven-five.",
                                "lowball.p01",
                                "lowball.p07")
                        .title("Lowball: call without a raise"),
                rule("poker.call.low.nine-raised", generalPractice("the book says what raises, not what meets a raise"))
                        .when(AfterTheDraw.BET_MADE, atLeast(AfterTheDraw.RAISES, 1))
                        .needs(reaches(LOW, Lowness.NINE_HIGH), below(LOW, Lowness.SEVEN_FIVE))
                        .answers(either(CALL, DROP))
                        .why("A raise shows a very low hand, or a player who hopes that you believe so.")
                        .title("Lowball: a nine that is raised"),
                rule("poker.call.low.drop", generalPractice("what is worse than a nine does not call a bet"))
                        .when(AfterTheDraw.BET_MADE)
                        .needs(below(LOW, Lowness.NINE_HIGH))
                        .answers(say(DROP))
                        .why("Whoever bets has probably a lower hand, and nothing more can be drawn.")
                        .title("Lowball: drop above nine"),
                rule("poker.call.low.bet", generalPractice("a nine or better bets after the draw"))
                        .when(AfterTheDraw.NO_BET)
                        .needs(reaches(LOW, Lowness.NINE_HIGH))
                        .answers(say(Words.BET))
                        .why("A nine or better is low enough that worse hands may call and pay.")
                        .title("Lowball: bet a nine"),
                rule("poker.call.low.check", generalPractice("what is worse than a nine checks"))
                        .when(AfterTheDraw.NO_BET)
                        .needs(below(LOW, Lowness.NINE_HIGH))
                        .answers(say(Words.CHECK))
                        .why("A bet would be called mostly by lower hands.")
                        .title("Lowball: check above nine"));
    }
}
