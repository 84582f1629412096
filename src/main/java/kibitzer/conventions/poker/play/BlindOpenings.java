package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.OPPONENTS;
import static kibitzer.conventions.poker.play.Standards.BLIND;
import static kibitzer.conventions.poker.play.Words.OPEN;
import static kibitzer.conventions.poker.play.Words.PASS;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Scale;
import kibitzer.advice.Source;

/**
 * What to bet on after the blind and the straddle, by the number of opponents who are in or may still speak
 * (Culbertson p. 102).
 */
final class BlindOpenings {
    private static final int SIX = 6;

    static final List<Answering<TableView, String>> RULES = List.of(
            rung("against-one", "any-pair", 1, 1, Strength.ANY_PAIR, source("blind-opening.p08", "blind-opening.p04")),
            rung("against-two-or-three", "tens", 2, 3, Strength.TENS, source("blind-opening.p07", "blind-opening.p03")),
            rung(
                    "against-four-or-five",
                    "kings",
                    4,
                    5,
                    Strength.KINGS,
                    source("blind-opening.p06", "blind-opening.p02")),
            rung("against-six", "aces", SIX, SIX, Strength.ACES, source("blind-opening.p05", "blind-opening.p01")),
            rule(
                            "poker.open.blind.against-more",
                            source("blind-opening.p05")
                                    .withFigureFromPractice(
                                            "the book stops at six opponents; against more aces are kept to"))
                    .when(has(BLIND))
                    .needs(atLeast(OPPONENTS, SIX + 1), Features.atLeast(Strength.ACES))
                    .answers(say(OPEN)),
            // P. 102: weaker hands, eights against two and ace-king against one, still win a little more than half.
            rule("poker.open.blind.eights-against-two", source("blind-opening.p03"))
                    .when(has(BLIND))
                    .needs(within(OPPONENTS, Range.exactly(2)), Features.atLeast(Strength.EIGHTS))
                    .answers(say(OPEN))
                    .manner(Manner.MAY),
            rule("poker.open.blind.ace-king-against-one", source("blind-opening.p04", "straight-poker.e02"))
                    .when(has(BLIND))
                    .needs(atMost(OPPONENTS, 1), Features.atLeast(Strength.ACE_KING))
                    .answers(say(OPEN))
                    .manner(Manner.MAY),
            rule(
                            "poker.open.blind.too-weak",
                            source("blind-opening.p05", "blind-opening.p06", "blind-opening.p07", "blind-opening.p08"))
                    .when(has(BLIND))
                    .needs(Features.lessThan(Strength.ACES))
                    .answers(say(PASS)));

    private BlindOpenings() {}

    private static Answering<TableView, String> rung(
            String name, String hand, int fewest, int most, Scale.Degree least, Source source) {
        return rule("poker.open.blind." + name + "-" + hand, source)
                .when(has(BLIND))
                .needs(
                        fewest == 1 ? atMost(OPPONENTS, most) : within(OPPONENTS, Range.between(fewest, most)),
                        Features.atLeast(least))
                .answers(say(OPEN));
    }
}
