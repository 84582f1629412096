package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
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

    /** Of the pot, on average: both ways win all of it or nothing, one way wins half of it or nothing (p. 93). */
    private static final Quantity<Option<Declaration, String>> SHARE = new Quantity<>(
            "share",
            "percent of the pot on average",
            "percent of the pot on average",
            option -> option.position().share(option.answer()));

    /** How much less of the pot both ways bring than the better of the others; 0 if not less. */
    private static final Quantity<Declaration> BOTH_BRING_LESS = new Quantity<Declaration>(
                    "both-bring-less",
                    "percent of the pot less for both than for one way",
                    "percent of the pot less for both than for one way",
                    declaration -> Math.max(0, declaration.oneWay() - declaration.share(BOTH)))
            .saying(0, "both bring no less of the pot than one way")
            .naming(declaration ->
                    percent(declaration.share(BOTH)) + " on average against " + percent(declaration.oneWay()));

    /** What to declare. */
    public static final RuleBook<Declaration, String> BOOK = RuleBook.<Declaration, String>named(
                    "Culbertson on high-low declarations")
            .then(rule("poker.declare.both", source("declarations.p01", "high-low-seven-card-stud.p06"))
                    .needs(within(CHANCE_OF_BOTH, Range.atLeast(Bound.over(EVEN))))
                    .answers(Words.say(BOTH))
                    .whyByBook("Both halves together are worth more than one of them nearly for sure.")
                    .title("Both ways"))
            // Where both are no likelier than not the page is silent, and the count decides;
            // one way is allowed, for the page speaks of more than an even chance.
            .then(rule(
                            "poker.declare.both-for-less",
                            source("declarations.p01")
                                    .counting("both-bring-less")
                                    .withFigureFromPractice(
                                            "the page speaks of more than an even chance; what an even chance or less brings is counted"))
                    .when(atMost(CHANCE_OF_BOTH, EVEN))
                    .needs(atMost(BOTH_BRING_LESS, 0))
                    .answers(Words.say(BOTH))
                    .manner(Manner.USUALLY)
                    .why("Both ways win the whole pot, which can pay below an even chance, since one way wins only "
                            + "half.")
                    .title("Both ways for less"))
            .then(rule(
                            "poker.declare.one-way",
                            source("declarations.p01", "high-low-poker.p06")
                                    .counting("share")
                                    .withFigureFromPractice(
                                            "the book does not say what an even chance or less declares")
                                    .meaning(
                                            Meaning.ofTheBook("both ways when that chance is over 50%")
                                                    .sayingEnough(),
                                            "both"))
                    .needs(atMost(CHANCE_OF_BOTH, EVEN))
                    .answers(ONE_WAY)
                    .prefer(most(SHARE).losing(Declaration::bringsLess))
                    .why("The better chance of half the pot is safer than losing both halves."))
            .book();

    private double share(String way) {
        return switch (way) {
            case BOTH -> both;
            case HIGH -> high / 2.0;
            default -> low / 2.0;
        };
    }

    /** What the better of the two single ways brings. */
    private double oneWay() {
        return Math.max(share(HIGH), share(LOW));
    }

    /** "it brings 36½ percent of the pot on average, high 37, both 50". */
    private static String bringsLess(Option<Declaration, String> mine, Option<Declaration, String> first) {
        Declaration declaration = mine.position();
        return "it brings " + SHARE.inWords(SHARE.of(mine)) + ", " + first.answer() + " " + percent(SHARE.of(first))
                + (declaration.share(BOTH) > SHARE.of(mine) ? ", both " + percent(declaration.share(BOTH)) : "");
    }

    private static String percent(double share) {
        return share == Math.rint(share) ? String.valueOf((long) share) : (share < 1 ? "" : (long) share) + "½";
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
