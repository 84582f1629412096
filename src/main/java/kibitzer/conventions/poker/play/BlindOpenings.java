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
import java.util.stream.Stream;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Scale;
import kibitzer.advice.Source;
import kibitzer.advice.Why;

/**
 * What to bet on after the blind and the straddle, by the number of opponents who are in or may still speak
 * (Culbertson p. 102).
 */
final class BlindOpenings {
    private static final int SIX = 6;
    private static final String MORE = "the book stops at six opponents; against more aces are kept to";

    private static final List<Rung> RUNGS = List.of(
            new Rung(
                    "against-one",
                    "any-pair",
                    1,
                    1,
                    Strength.ANY_PAIR,
                    source("blind-opening.p08", "blind-opening.p04"),
                    Why.book(
                            "Against one opponent any pair is more often than not the better hand before the draw.",
                            "blind-opening.p04",
                            "blind-opening.p08")),
            new Rung(
                    "against-two-or-three",
                    "tens",
                    2,
                    3,
                    Strength.TENS,
                    source("blind-opening.p07", "blind-opening.p03"),
                    ofTable(
                            "Tens are best 44 times in a hundred even against three opponents, where 25 is an even share.")),
            new Rung(
                    "against-four-or-five",
                    "kings",
                    4,
                    5,
                    Strength.KINGS,
                    source("blind-opening.p06", "blind-opening.p02"),
                    ofTable(
                            "Kings are best 54 times in a hundred even against five opponents, so they win more than they lose.")),
            new Rung(
                    "against-six",
                    "aces",
                    SIX,
                    SIX,
                    Strength.ACES,
                    source("blind-opening.p05", "blind-opening.p01"),
                    ofTable("Against six opponents aces are best 49 times in a hundred, where an even share is 14.")));

    static final List<Answering<TableView, String>> RULES = Stream.of(
                    RUNGS.stream().map(Rung::opens), others(), RUNGS.stream().map(Rung::tooWeak))
            .flatMap(rules -> rules)
            .toList();

    private BlindOpenings() {}

    private static Why ofTable(String text) {
        return Why.book(text, "poker-table-06-high-in-first-five");
    }

    private static Stream<Answering<TableView, String>> others() {
        return Stream.of(
                rule(
                                "poker.open.blind.against-more",
                                source("blind-opening.p05")
                                        .withFigureFromPractice(MORE)
                                        .reckoning("hand")
                                        .meaning("six active opponents", "opponents"))
                        .when(has(BLIND))
                        .needs(atLeast(OPPONENTS, SIX + 1), Features.atLeast(Strength.ACES))
                        .answers(say(OPEN))
                        .whyByBook(
                                "Against seven others aces are highest 43 times in a hundred, two pairs 59 and three alike 82; an even share is 12.",
                                "poker-table-06-high-in-first-five"),
                rule(
                                "poker.open.blind.too-weak-against-more",
                                source("blind-opening.p05")
                                        .withFigureFromPractice(MORE)
                                        .reckoning("hand")
                                        .meaning("six active opponents", "opponents"))
                        .when(has(BLIND))
                        .needs(atLeast(OPPONENTS, SIX + 1), Features.lessThan(Strength.ACES))
                        .answers(say(PASS))
                        .whyByBook(
                                "Even against six opponents the book asks for aces; it stops there, and more can ask no less."),
                // P. 102: weaker hands, eights against two and ace-king against one, still win a little more than half.
                rule("poker.open.blind.eights-against-two", source("blind-opening.p03"))
                        .when(has(BLIND))
                        .needs(within(OPPONENTS, Range.exactly(2)), Features.atLeast(Strength.EIGHTS))
                        .answers(say(OPEN))
                        .manner(Manner.MAY)
                        .whyByBook("A pair of eights beats two unknown hands slightly more often than not."),
                rule("poker.open.blind.ace-king-against-one", source("blind-opening.p04", "straight-poker.e02"))
                        .when(has(BLIND))
                        .needs(atMost(OPPONENTS, 1), Features.atLeast(Strength.ACE_KING))
                        .answers(say(OPEN))
                        .manner(Manner.MAY)
                        .whyByBook("Even ace and king high are the better hand slightly more often than not."));
    }

    /**
     * What is asked against so many opponents: a hand that has it opens, one that lacks it passes.
     *
     * @param hand the least that opens, as it stands in the rule's id
     * @param good how often that hand is best
     */
    private record Rung(String name, String hand, int fewest, int most, Scale.Degree least, Source source, Why good) {
        Answering<TableView, String> opens() {
            return rule("poker.open.blind." + name + "-" + hand, source)
                    .when(has(BLIND))
                    .needs(opponents(), Features.atLeast(least))
                    .answers(say(OPEN))
                    .why(good);
        }

        Answering<TableView, String> tooWeak() {
            return rule("poker.open.blind.too-weak-" + name, source)
                    .when(has(BLIND))
                    .needs(opponents(), Features.lessThan(least))
                    .answers(say(PASS))
                    .whyByBook(
                            (most == 1 ? "The only opponent" : "One of " + howMany())
                                    + " mostly has the better hand already, and playing on from behind loses in the long run.",
                            "poker.p02");
        }

        private String howMany() {
            return switch (most) {
                case 1 -> "one opponent";
                case SIX -> "six opponents";
                default -> fewest == 2 ? "two or three opponents" : "four or five opponents";
            };
        }

        private Need<TableView> opponents() {
            return fewest == 1 ? atMost(OPPONENTS, most) : within(OPPONENTS, Range.between(fewest, most));
        }
    }
}
