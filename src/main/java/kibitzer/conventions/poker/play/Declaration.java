package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Bound;
import kibitzer.advice.DealingGround;
import kibitzer.advice.Manner;
import kibitzer.advice.Meaning;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Chance;

/**
 * A declaration at high-low poker, chances in hundredths as the learner judges them (Culbertson p. 106).
 *
 * @param high of winning high
 * @param low of winning low
 * @param both of winning both, at most the lesser of the two
 */
public record Declaration(int high, int low, int both) {
    public static final String BOTH = "both";
    public static final String HIGH = "high";
    public static final String LOW = "low";

    private static final int EVEN = 50;
    private static final Quantity<Declaration> CHANCE_OF_BOTH = new Quantity<>(
                    "both", "in a hundred for both", "in a hundred for both", Declaration::both)
            .asking("in how many of a hundred are both won");
    private static final Answers<Declaration, String> ONE_WAY =
            new Answers<>("high or low", declaration -> List.of(HIGH, LOW));
    private static final Quantity<Option<Declaration, String>> CHANCE = new Quantity<Option<Declaration, String>>(
                    "chance",
                    "in a hundred for that half",
                    "in a hundred for that half",
                    option -> option.answer().equals(HIGH)
                            ? option.position().high()
                            : option.position().low())
            .naming(option -> option.answer().equals(HIGH)
                    ? beside(option.position().high(), option.position().low()) + " for low"
                    : beside(option.position().low(), option.position().high()) + " for high");

    /** What to declare. */
    public static final RuleBook<Declaration, String> BOOK = RuleBook.<Declaration, String>named(
                    "Culbertson on high-low declarations")
            .then(rule("poker.declare.both", source("declarations.p01", "high-low-seven-card-stud.p06"))
                    .needs(within(CHANCE_OF_BOTH, Range.atLeast(Bound.over(EVEN))))
                    .answers(Words.say(BOTH))
                    .whyByBook("Both halves together are worth more than one of them nearly for sure.")
                    .title("Both ways"))
            .then(rule(
                            "poker.declare.both-at-even",
                            generalPractice("the book does not say what just an even chance declares"))
                    .needs(within(CHANCE_OF_BOTH, Range.exactly(EVEN)))
                    .answers(Words.say(BOTH))
                    .manner(Manner.MAY)
                    .why("Every other time the whole pot is won, which is worth as much as one half for sure.")
                    .title("Both ways at even chances"))
            .then(rule(
                            "poker.declare.one-way",
                            source("declarations.p01", "high-low-poker.p06")
                                    .leaving("chance")
                                    .withFigureFromPractice(
                                            "the book does not say what an even chance or less declares")
                                    .meaning(
                                            Meaning.ofTheBook("both ways when that chance is over 50%")
                                                    .sayingEnough(),
                                            "both"))
                    .needs(atMost(CHANCE_OF_BOTH, EVEN))
                    .answers(ONE_WAY)
                    .prefer(most(CHANCE))
                    .why("The better chance of half the pot is safer than losing both halves."))
            .then(rule(
                            "poker.declare.both-for-less",
                            generalPractice(
                                    "both ways pay below an even chance too, wherever both are likelier than half of one"))
                    .needs(atMost(CHANCE_OF_BOTH, EVEN))
                    .answers(Words.say(BOTH))
                    .why("Both ways win the whole pot, which can pay below an even chance, since one way wins only "
                            + "half.")
                    .title("Both ways for less"))
            .book();

    private static String beside(int own, int other) {
        return (own < other ? "fewer than the " : own > other ? "more than the " : "and ") + other;
    }

    /** All declarations. */
    public record Ground() implements DealingGround<Declaration> {
        private static final int LEAST = 20;
        private static final int SPAN = 80;

        @Override
        public Declaration start(Chance chance) {
            int high = LEAST + chance.below(SPAN);
            int low = LEAST + chance.below(SPAN);
            // Never less than chance alone would make of the two, never more than the lesser.
            int least = Math.max(0, high + low - 100);
            int most = Math.min(high, low);
            return new Declaration(high, low, least + chance.below(most - least + 1));
        }

        @Override
        public Declaration step(Declaration here, Chance chance) {
            return start(chance);
        }
    }
}
