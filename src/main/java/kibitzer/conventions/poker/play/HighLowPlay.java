package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.below;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Needs.reaches;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.AGAINST_FILLING;
import static kibitzer.conventions.poker.play.Features.DRAWS;
import static kibitzer.conventions.poker.play.Features.HALF_OFFERED;
import static kibitzer.conventions.poker.play.Features.POT_TOLD;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.LowFeatures.FOUR_LOW_OF_TWO_WAYS;
import static kibitzer.conventions.poker.play.LowFeatures.LOW_SEQUENCE;
import static kibitzer.conventions.poker.play.Lowness.LOW;
import static kibitzer.conventions.poker.play.Standards.RAISED;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.RAISE;
import static kibitzer.conventions.poker.play.Words.STAY;
import static kibitzer.conventions.poker.play.Words.either;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Why;

/** What high-low draw poker adds to the standard game: the low half of the pot (Culbertson p. 106). */
final class HighLowPlay {
    private static final int EIGHT = 8;
    private static final int SEVEN_PLAYERS = 7;
    private static final String SEVEN_HANDED = "the book gives it for seven players; with eight it is taken over";

    static final Why BEHIND_THE_RAISER =
            Why.practice("Somebody has raised, for high or for low, and this hand is a poor match for either.");

    private HighLowPlay() {}

    static List<Answering<TableView, String>> stays() {
        return Stream.of(
                        List.of(rule("poker.stay.high-low.pat-nine", source("high-low-poker.p03"))
                                .needs(reaches(LOW, Lowness.NINE_HIGH))
                                .answers(say(STAY))
                                .whyByBook("A nine that needs no card is the average winner for the low half.")),
                        draws("poker.stay.high-low", STAY))
                .flatMap(List::stream)
                .toList();
    }

    /** The rules on hands for high: there a raise may come from a low hand, and what two pairs lack is the other half. */
    static List<Answering<TableView, String>> forHalfThePot(List<Answering<TableView, String>> rules) {
        Set<String> raised = Set.of(Stays.TWO_LOW_PAIRS_RAISED, Stays.TWO_PAIRS_RAISED);
        return rules.stream()
                .map(rule -> raised.contains(rule.asRule().id())
                        ? rule.why(
                                "Only the high half can be won, and such pairs may have to fill for it, once in twelve draws.")
                        : rule)
                .toList();
    }

    /** What goes on with a draw: it may make either half, or must be paid by one. A low hand that is made is no draw. */
    private static List<Answering<TableView, String>> draws(String decision, String goOn) {
        Need<TableView> notPat = below(LOW, Lowness.NINE_HIGH);
        return List.of(
                rule(decision + ".both-ways", source("high-low-poker.p02"))
                        .needs(has(LOW_SEQUENCE), lessThan(Strength.TWO_PAIRS), notPat)
                        .answers(say(goOn))
                        .whyByBook("{It} may make a straight for one half or a low that almost surely wins the other."),
                rule(decision + ".four-to-an-eight", source("high-low-poker.p05"))
                        .needs(atMost(FOUR_LOW_OF_TWO_WAYS, EIGHT), lessThan(Strength.TWO_PAIRS), notPat)
                        .answers(say(goOn))
                        .why("Such a draw often wins half the pot."),
                rule(decision + ".half-the-pot-pays", source("high-low-poker.p01", "poker.p03"))
                        .when(has(DRAWS))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.KINGS),
                                has(POT_TOLD),
                                notLessThan(HALF_OFFERED, AGAINST_FILLING),
                                notPat)
                        .answers(say(goOn))
                        .whyByBook(
                                "Only half the pot can be won with it, and even that half pays more than the odds against "
                                        + "filling."),
                rule(decision + ".half-the-pot-too-little", source("high-low-poker.p01", "poker.p03"))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.ANY_PAIR),
                                has(POT_TOLD),
                                notLessThan(AGAINST_FILLING, HALF_OFFERED),
                                notPat)
                        .answers(say(DROP))
                        .whyByBook(
                                "Only half the pot can be won with it, which pays less than the odds against filling."),
                rule(
                                decision + ".pot-not-told",
                                generalPractice(
                                        "whether a draw for high goes on depends on the pot, which is not told"))
                        .needs(has(DRAWS), lessThan(Strength.ANY_PAIR), lacks(POT_TOLD), notPat)
                        .answers(either(goOn, DROP))
                        .why("Whether the draw is worth its price depends on the size of the pot."));
    }

    static List<Answering<TableView, String>> raises() {
        return Stream.of(
                        List.of(
                                rule(
                                                "poker.raise.high-low.pat-nine-raised",
                                                generalPractice(
                                                        "the book says what a pat nine is worth, not whether it raises again"))
                                        .when(RAISED)
                                        .needs(reaches(LOW, Lowness.NINE_HIGH))
                                        .answers(say(CALL))
                                        .manner(Manner.MAY)
                                        .why("A raise may show a lower hand, so the nine is content to see the draw."),
                                // P. 106 names seven players; of fewer a nine is the lowest more often still.
                                rule("poker.raise.high-low.pat-nine", source("high-low-poker.p03"))
                                        .when(reaches(LOW, Lowness.NINE_HIGH))
                                        .needs(reaches(LOW, Lowness.NINE_HIGH), atMost(Features.PLAYERS, SEVEN_PLAYERS))
                                        .answers(say(RAISE))
                                        .whyByBook(
                                                "Nine-high is the average winner for low, so others should pay more to stay against it."),
                                rule(
                                                "poker.raise.high-low.pat-nine-of-eight",
                                                source("high-low-poker.p03")
                                                        .withFigureFromPractice(SEVEN_HANDED)
                                                        .meaning("a seven-hand game", "players"))
                                        .when(reaches(LOW, Lowness.NINE_HIGH))
                                        .needs(
                                                reaches(LOW, Lowness.NINE_HIGH),
                                                atLeast(Features.PLAYERS, SEVEN_PLAYERS + 1))
                                        .answers(say(RAISE))
                                        .why(
                                                "Even among eight players a nine often wins the low half, so it is worth a raise."),
                                rule(
                                                "poker.raise.high-low.pat-nine-stays",
                                                generalPractice("a pat nine stays where it does not raise"))
                                        .needs(reaches(LOW, Lowness.NINE_HIGH))
                                        .answers(say(CALL))
                                        .why("{It} may win the low half as it is, without a card drawn.")),
                        draws("poker.raise.high-low", CALL))
                .flatMap(List::stream)
                .toList();
    }
}
