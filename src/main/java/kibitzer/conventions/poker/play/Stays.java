package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.AGAINST_FILLING;
import static kibitzer.conventions.poker.play.Features.DRAWS;
import static kibitzer.conventions.poker.play.Features.IN;
import static kibitzer.conventions.poker.play.Features.OFFERED;
import static kibitzer.conventions.poker.play.Features.PLAYERS;
import static kibitzer.conventions.poker.play.Features.POT_TOLD;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Standards.ACES_TO_OPEN;
import static kibitzer.conventions.poker.play.Standards.AGAINST_AND_A_TENTH;
import static kibitzer.conventions.poker.play.Standards.AGAINST_JACKS_UP;
import static kibitzer.conventions.poker.play.Standards.AGAINST_WITH_A_MARGIN;
import static kibitzer.conventions.poker.play.Standards.NOBODY_BEHIND;
import static kibitzer.conventions.poker.play.Standards.RAISED;
import static kibitzer.conventions.poker.play.Standards.SOMEBODY_BEHIND;
import static kibitzer.conventions.poker.play.Standards.TWO_LOW_PAIRS;
import static kibitzer.conventions.poker.play.Standards.UNRAISED;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.STAY;
import static kibitzer.conventions.poker.play.Words.either;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder.Answering;

/**
 * When to stay in a pot that another opened (Culbertson pp. 97-103).
 *
 * <p>First what the game of the day asks (aces to open, a wild card, low); then the draws, which the pot must pay for;
 * then two low pairs, single pairs and better hands by the standards of the page; last the hand that has nothing.
 */
public final class Stays {
    static final String TWO_LOW_PAIRS_RAISED = "poker.stay.two-low-pairs-raised";
    static final String TWO_PAIRS_RAISED = "poker.stay.two-pairs-raised";

    private static final int MOST_FOR_TWO_LOW_PAIRS = 2;
    private static final int SIX = 6;

    /** A pair is judged as a pair, unless the pot pays for the draw beside it. */
    private static final Need<TableView> NOTHING_MADE = lessThan(Strength.ANY_PAIR);

    /** Of a draw that fills often enough for what the pot offers, and where a raise may come, for more than barely. */
    private static final Need<TableView> PAID_DRAW = all(
            has(DRAWS),
            has(POT_TOLD),
            any(notLessThan(OFFERED, AGAINST_AND_A_TENTH), all(NOBODY_BEHIND, notLessThan(OFFERED, AGAINST_FILLING))));

    /** A draw beside which nothing is made: what the pot offers decides, and where that is not told nothing does. */
    private static final Need<TableView> DRAW_ALONE = all(has(DRAWS), NOTHING_MADE);

    /** By game, the book that advises on it. */
    public static final Map<String, RuleBook<TableView, String>> BOOKS = Map.of(
            Games.STANDARD, book(acesToOpen(), draws(), pairs(), better()),
            Games.BUG, book(WildPlay.bugStays(), draws(), better()),
            Games.JOKER_WILD, book(WildPlay.jokerStays(), draws(), WildPlay.jokerRest()),
            Games.DEUCES_WILD, book(WildPlay.deucesStays()),
            Games.LOW, book(LowPlay.stays()),
            Games.HIGH_LOW,
                    book(HighLowPlay.stays(), HighLowPlay.forHalfThePot(pairs()), HighLowPlay.forHalfThePot(better())),
            Games.CATS_AND_DOGS, book(CatsAndDogs.stays(), draws(), pairs(), better()),
            Games.ROUND_GAMES, of1891());

    private Stays() {}

    @SafeVarargs
    private static RuleBook<TableView, String> book(List<Answering<TableView, String>>... parts) {
        List<Answering<TableView, String>> all = new ArrayList<>();
        Stream.of(parts).forEach(all::addAll);
        return RuleBook.<TableView, String>named("Culbertson on staying in")
                .thenAll(all)
                .book();
    }

    private static List<Answering<TableView, String>> acesToOpen() {
        return List.of(
                // Two pages pull apart: p. 102 drops less than aces, p. 97 plays a draw that the pot pays for.
                rule(
                                "poker.stay.aces-to-open.draw-the-pot-pays",
                                source("poker.p03", "poker.p04", "acepots.p03")
                                        .withFigureFromPractice(Standards.MORE_THAN_BARELY))
                        .when(has(ACES_TO_OPEN), PAID_DRAW)
                        .needs(has(DRAWS), lessThan(Strength.ACES), notLessThan(OFFERED, AGAINST_FILLING))
                        .answers(say(STAY))
                        .manner(Manner.MAY)
                        .whyByBook(
                                "The pot pays more than the odds against filling, though less than aces is unwise here.",
                                "poker.p03")
                        .title("Aces to open: a draw that the pot pays for"),
                rule("poker.stay.aces-to-open.too-weak-though-drawing", source("acepots.p03"))
                        .when(has(ACES_TO_OPEN), PAID_DRAW)
                        .needs(lessThan(Strength.ACES))
                        .answers(say(DROP))
                        .whyByBook(
                                "Less than aces is unwise to play here, though the pot pays for the draw, and by that alone it might stay.",
                                "acepots.p03",
                                "poker.p03")
                        .title("Aces to open: too weak, though the pot pays for a draw"),
                rule("poker.stay.aces-to-open.too-weak", source("acepots.p03"))
                        .when(has(ACES_TO_OPEN), not(DRAW_ALONE))
                        .needs(lessThan(Strength.ACES))
                        .answers(say(DROP))
                        .whyByBook(
                                "The opener holds aces at least, and a hand that starts behind loses in the long run.",
                                "poker.p02")
                        .title("Aces to open: too weak"),
                rule("poker.stay.aces-to-open", source("acepots.p03", "acepots.p01"))
                        .when(has(ACES_TO_OPEN), not(DRAW_ALONE))
                        .needs(Features.atLeast(Strength.ACES), UNRAISED)
                        .answers(say(STAY))
                        .whyByBook(
                                "{It} is as good as what usually opens, so it need not be beaten yet.", "acepots.p01"));
    }

    static List<Answering<TableView, String>> draws() {
        return List.of(
                rule("poker.stay.draw.the-pot-pays", source("poker.p03"))
                        .when(has(DRAWS), any(NOTHING_MADE, notLessThan(OFFERED, AGAINST_FILLING)))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.KINGS),
                                has(POT_TOLD),
                                notLessThan(OFFERED, AGAINST_FILLING),
                                NOBODY_BEHIND)
                        .answers(say(STAY))
                        .whyByBook("The pot pays more than the odds against filling, so the draw wins in the long run.")
                        .title("A draw that the pot pays for"),
                rule(
                                "poker.stay.draw.the-pot-pays-well",
                                source("poker.p03", "poker.p04")
                                        .withFigureFromPractice(
                                                "for the danger of a raise behind, half as much again is asked of the pot"))
                        .when(notLessThan(OFFERED, AGAINST_WITH_A_MARGIN))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.KINGS),
                                has(POT_TOLD),
                                notLessThan(OFFERED, AGAINST_WITH_A_MARGIN))
                        .answers(say(STAY))
                        .whyByBook(
                                "The pot pays enough even if somebody raises, or if a filled draw does not win every time.",
                                "poker.p04")
                        .title("A draw that the pot pays well"),
                rule(
                                "poker.stay.draw.more-than-barely",
                                source("poker.p03", "poker.p08").withFigureFromPractice(Standards.MORE_THAN_BARELY))
                        .when(notLessThan(OFFERED, AGAINST_AND_A_TENTH))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.ANY_PAIR),
                                has(POT_TOLD),
                                notLessThan(OFFERED, AGAINST_AND_A_TENTH),
                                SOMEBODY_BEHIND)
                        .answers(say(STAY))
                        .manner(Manner.MAY)
                        .whyByBook(Standards.WINS_UNLESS_RAISED, "poker.p03")
                        .title("A draw that the pot pays clearly"),
                rule("poker.stay.draw.close-with-players-behind", source("poker.p04", "poker.p05", "poker.p08"))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.ANY_PAIR),
                                has(POT_TOLD),
                                notLessThan(OFFERED, AGAINST_FILLING),
                                SOMEBODY_BEHIND)
                        .answers(say(DROP))
                        .whyByBook(
                                "The pot pays more than the odds against filling, but a raise from behind could undo that."),
                rule("poker.stay.draw.too-dear", source("poker.p03"))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.ANY_PAIR),
                                has(POT_TOLD),
                                notLessThan(AGAINST_FILLING, OFFERED))
                        .answers(say(DROP))
                        .whyByBook(
                                "The pot pays less than the odds against filling, so the draw loses in the long run.")
                        .title("A draw that is too dear"),
                rule(
                                "poker.stay.draw.pot-not-told",
                                generalPractice("whether a draw stays depends on the pot, which is not told"))
                        .when(lacks(POT_TOLD))
                        .needs(has(DRAWS), lessThan(Strength.ANY_PAIR), lacks(POT_TOLD))
                        .answers(either(STAY, DROP))
                        .why("Whether a draw is worth its price depends on the pot, and that is not told here.")
                        .title("A draw with the pot not told"));
    }

    private static List<Answering<TableView, String>> pairs() {
        return List.of(
                rule(TWO_LOW_PAIRS_RAISED, source("draw-poker.p14", "draw-poker.p07"))
                        .needs(has(TWO_LOW_PAIRS), RAISED)
                        .answers(say(DROP))
                        .whyByBook(
                                "A raise shows two higher pairs or better, so low pairs are beaten.", "draw-poker.p07"),
                rule("poker.stay.two-low-pairs-many-in", source("draw-poker.p08", "draw-poker.p09", "draw-poker.p10"))
                        .needs(has(TWO_LOW_PAIRS), atLeast(IN, MOST_FOR_TWO_LOW_PAIRS + 1))
                        .answers(say(DROP))
                        .whyByBook(
                                "One of several opponents will probably improve, while two low pairs fill only once in twelve.",
                                "draw-poker.p09",
                                "draw-poker.p10"),
                rule("poker.stay.two-low-pairs-raise-behind", source("draw-poker.p14", "poker.p08"))
                        .needs(has(TWO_LOW_PAIRS), SOMEBODY_BEHIND)
                        .answers(say(DROP))
                        .whyByBook(
                                "Somebody behind may raise, and two low pairs that meet a raise are beaten.",
                                "draw-poker.p07"),
                rule("poker.stay.two-low-pairs", source("draw-poker.p14"))
                        .when(has(TWO_LOW_PAIRS))
                        .needs(has(TWO_LOW_PAIRS), atMost(IN, MOST_FOR_TWO_LOW_PAIRS), NOBODY_BEHIND)
                        .answers(say(STAY))
                        .whyByBook(
                                "Two pairs usually beat one or two opponents, and nobody is left to raise.",
                                "draw-poker.p31"),
                // P. 99: almost never, and then only where no raise can come.
                rule("poker.stay.low-pair-safe", source("draw-poker.p12"))
                        .when(lacks(ACES_TO_OPEN), NOBODY_BEHIND, Features.atLeast(Strength.ANY_PAIR))
                        .needs(Features.atLeast(Strength.ANY_PAIR), lessThan(Strength.KINGS), UNRAISED, NOBODY_BEHIND)
                        .answers(say(STAY))
                        .manner(Manner.MAY)
                        .whyByBook("No raise can come any more, so the price of trying to improve is known."),
                rule("poker.stay.pair-below-kings", source("draw-poker.p12", "draw-poker.p13"))
                        .needs(Features.atLeast(Strength.ANY_PAIR), lessThan(Strength.KINGS))
                        .answers(say(DROP))
                        .whyByBook(
                                "A pair below kings is more often than not behind, even before anybody draws.",
                                "draw-poker.p13"),
                rule("poker.stay.high-pair-raised-at-the-price", source("draw-poker.p11", "draw-poker.p12"))
                        .when(RAISED)
                        .needs(
                                Features.atLeast(Strength.KINGS),
                                lessThan(Strength.TWO_PAIRS),
                                has(POT_TOLD),
                                notLessThan(OFFERED, AGAINST_JACKS_UP))
                        .answers(say(STAY))
                        .manner(Manner.MAY)
                        .whyByBook(
                                "The pot pays more than the odds against coming out with jacks up, the average winning hand."),
                rule("poker.stay.pair-raised", source("poker.p01", "draw-poker.p33"))
                        .needs(Features.atLeast(Strength.KINGS), lessThan(Strength.TWO_PAIRS), RAISED)
                        .answers(say(DROP))
                        .why("Who raises probably has two high pairs or better, which one pair has to draw to beat."),
                rule("poker.stay.high-pair-dear", source("draw-poker.p11"))
                        .needs(
                                Features.atLeast(Strength.KINGS),
                                lessThan(Strength.TWO_PAIRS),
                                atLeast(PLAYERS, SIX),
                                has(POT_TOLD),
                                notLessThan(AGAINST_JACKS_UP, OFFERED))
                        .answers(say(DROP))
                        .whyByBook(
                                "The pot pays less than the odds against coming out with jacks up, the average winning hand."),
                rule("poker.stay.high-pair", source("draw-poker.p12", "draw-poker.p13", "draw-poker.p11"))
                        .when(lacks(ACES_TO_OPEN))
                        .needs(Features.atLeast(Strength.KINGS), lessThan(Strength.TWO_PAIRS))
                        .answers(say(STAY))
                        .whyByBook(
                                "A single pair is seldom worth playing below kings, but kings and aces are.",
                                "draw-poker.p12"));
    }

    private static List<Answering<TableView, String>> better() {
        return List.of(
                rule(TWO_PAIRS_RAISED, source("poker.p01", "draw-poker.p33"))
                        .needs(Features.atLeast(Strength.TWO_PAIRS), lessThan(Strength.QUEENS_UP), RAISED)
                        .answers(say(DROP))
                        .why("A raise shows queens up or better, which lower pairs beat only by filling."),
                rule("poker.stay.average-winning-hand", source("draw-poker.p11", "poker.p01"))
                        .when(lacks(TWO_LOW_PAIRS), any(UNRAISED, Features.atLeast(Strength.QUEENS_UP)))
                        .needs(Features.atLeast(Strength.JACKS_UP))
                        .answers(say(STAY))
                        .whyByBook("Even among six to eight players jacks or queens up are what wins on average."),
                rule(
                                "poker.stay.two-pairs",
                                generalPractice(
                                        "two low pairs without a raise stay where no standard of the book forbids it"))
                        .needs(Features.atLeast(Strength.TWO_PAIRS))
                        .answers(say(STAY))
                        .why("Two pairs are ahead of most hands before the draw."),
                rule("poker.stay.nothing", source("poker.p01", "poker.p02"))
                        .needs(lessThan(Strength.TWO_PAIRS))
                        .answers(say(DROP))
                        .whyByBook("A hand that is behind before the draw loses in the long run.")
                        .title("Nothing to stay on"));
    }

    private static RuleBook<TableView, String> of1891() {
        return RuleBook.<TableView, String>named("Round Games with Cards")
                .then(rule("poker.stay.1891.four-of-a-sequence", source("english-draw-poker.p10"))
                        .needs(lessThan(Strength.ANY_PAIR), has(Features.FOUR_OF_A_SEQUENCE))
                        .answers(say(DROP))
                        .why(
                                "Four of a sequence are nothing yet, and far more often than not the card that completes them does not come.")
                        .title("1891: four of a sequence"))
                .then(RoundGamesBets.pairThrown("poker.stay.1891.pair-thrown"))
                .then(rule(
                                "poker.stay.1891.pair",
                                source("english-draw-poker.p07")
                                        .withFigureFromPractice("the book leaves open whether a pair is played"))
                        .needs(Features.atLeast(Strength.ANY_PAIR))
                        .answers(say(STAY))
                        .whyByBook(
                                "New cards may make three alike or better of it, and three alike are good enough to call.",
                                "english-draw-poker.p07",
                                "english-draw-poker.p09")
                        .title("1891: a pair"))
                .then(rule(
                                "poker.stay.1891.nothing",
                                generalPractice("the hints of 1891 do not speak of a hand without a pair"))
                        .needs(lessThan(Strength.ANY_PAIR))
                        .answers(say(DROP))
                        .why("Without a pair the hand is behind from the start, and mostly stays there.")
                        .title("1891: no pair"))
                .book();
    }
}
