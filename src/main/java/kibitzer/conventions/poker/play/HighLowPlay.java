package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Needs.reaches;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.AGAINST_FILLING;
import static kibitzer.conventions.poker.play.Features.DRAWS;
import static kibitzer.conventions.poker.play.Features.HALF_OFFERED;
import static kibitzer.conventions.poker.play.Features.POT_TOLD;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.LowFeatures.FOUR_LOW;
import static kibitzer.conventions.poker.play.LowFeatures.LOW_SEQUENCE;
import static kibitzer.conventions.poker.play.Lowness.LOW;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.RAISE;
import static kibitzer.conventions.poker.play.Words.STAY;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.List;
import kibitzer.advice.RuleBuilder.Answering;

/** What high-low draw poker adds to the standard game: the low half of the pot (Culbertson p. 106). */
final class HighLowPlay {
    private static final int EIGHT = 8;
    private static final int SEVEN_PLAYERS = 7;

    private HighLowPlay() {}

    static List<Answering<TableView, String>> stays() {
        return List.of(
                rule("poker.stay.high-low.both-ways", source("high-low-poker.p02"))
                        .needs(has(LOW_SEQUENCE))
                        .answers(say(STAY)),
                rule("poker.stay.high-low.pat-nine", source("high-low-poker.p03"))
                        .needs(reaches(LOW, Lowness.NINE_HIGH))
                        .answers(say(STAY)),
                rule("poker.stay.high-low.four-to-an-eight", source("high-low-poker.p05"))
                        .needs(atMost(FOUR_LOW, EIGHT), lessThan(Strength.TWO_PAIRS))
                        .answers(say(STAY)),
                rule("poker.stay.high-low.half-the-pot-pays", source("high-low-poker.p01", "poker.p03"))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.KINGS),
                                has(POT_TOLD),
                                notLessThan(HALF_OFFERED, AGAINST_FILLING))
                        .answers(say(STAY)),
                rule("poker.stay.high-low.half-the-pot-too-little", source("high-low-poker.p01", "poker.p03"))
                        .needs(
                                has(DRAWS),
                                lessThan(Strength.ANY_PAIR),
                                has(POT_TOLD),
                                notLessThan(AGAINST_FILLING, HALF_OFFERED))
                        .answers(say(DROP)));
    }

    static List<Answering<TableView, String>> raises() {
        return List.of(rule("poker.raise.high-low.pat-nine", source("high-low-poker.p03"))
                .needs(reaches(LOW, Lowness.NINE_HIGH), atLeast(Features.PLAYERS, SEVEN_PLAYERS))
                .answers(say(RAISE)));
    }
}
