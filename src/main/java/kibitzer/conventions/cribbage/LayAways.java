package kibitzer.conventions.cribbage;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.cribbage.LayAwayFeatures.ANY;
import static kibitzer.conventions.cribbage.LayAwayFeatures.APART;
import static kibitzer.conventions.cribbage.LayAwayFeatures.COUNT_GIVEN;
import static kibitzer.conventions.cribbage.LayAwayFeatures.COUNT_KEPT;
import static kibitzer.conventions.cribbage.LayAwayFeatures.FIVES_GIVEN;
import static kibitzer.conventions.cribbage.LayAwayFeatures.IMPROVED;
import static kibitzer.conventions.cribbage.LayAwayFeatures.MOST_KEPT;
import static kibitzer.conventions.cribbage.LayAwayFeatures.NEAR;
import static kibitzer.conventions.cribbage.LayAwayFeatures.OWN_CRIB;
import static kibitzer.conventions.cribbage.LayAwayFeatures.RUN_HELD;
import static kibitzer.conventions.cribbage.LayAwayFeatures.TOGETHER;
import static kibitzer.conventions.cribbage.LayAwayFeatures.aFive;
import static kibitzer.conventions.cribbage.LayAwayFeatures.keepsTheCount;
import static kibitzer.conventions.cribbage.LayAwayFeatures.keepsTheMostTogether;
import static kibitzer.conventions.cribbage.LayAwayFeatures.keepsTheRun;
import static kibitzer.conventions.cribbage.LayAwayFeatures.noFive;
import static kibitzer.conventions.cribbage.LayAwayFeatures.wide;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.Preference;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;

/**
 * What to lay away at cribbage (p. 256).
 *
 * <p>The place in the list is the order where pointers meet. First the high count, because the book keeps it even where the
 * crib gains by it; then the run, which is saved above all else; then what the crib is given: to the opponent wide cards and
 * no five, to oneself a five that can be spared, and what leaves most in hand and crib.
 */
public final class LayAways {
    /** What is counted in hand and crib together. */
    public static final String TOGETHER_KEY = TOGETHER.key();

    /** What is counted in the hand alone. */
    public static final String KEPT_KEY = COUNT_KEPT.key();

    /** Whether the hand keeps all it can count. */
    public static final String WHOLE_COUNT_KEY = LayAwayFeatures.WHOLE_COUNT.key();

    /** Whether hand and crib keep all they can count together. */
    public static final String MOST_TOGETHER_KEY = LayAwayFeatures.MOST_TOGETHER.key();

    /** One more than the book's average hand. */
    private static final int HIGH_COUNT = 8;

    private static final String HIGH_IN_PRACTICE =
            "a hand that counts eight before the starter, one more than the book's average, is called a high count";

    /** The book keeps twelve and gives two. */
    private static final int AS_IN_THE_EXAMPLE = 12;

    private static final List<Preference<Option<LayAwayView, CardSet>>> GIVING_LEAST = List.of(
            least(FIVES_GIVEN).becauseNot("a five in the opponent's crib"),
            least(COUNT_GIVEN).because("least given to the crib"),
            least(NEAR).because("wide cards in the opponent's crib").inGeneral(),
            most(IMPROVED).inGeneral());

    public static final RuleBook<LayAwayView, CardSet> BOOK = RuleBook.<LayAwayView, CardSet>named(
                    "Culbertson on cribbage")
            .then(rule("cribbage.lay-away.save-the-count", source("cribbage.p04", "cribbage.p05"))
                    .when(lacks(OWN_CRIB))
                    .needs(atLeast(MOST_KEPT, AS_IN_THE_EXAMPLE))
                    .answers(ANY)
                    .title("Keep the count")
                    .each(keepsTheCount())
                    .prefer(GIVING_LEAST)
                    .whyByBook("The points in hand far outweigh what the two thrown cards give the opponent's crib."))
            .then(rule("cribbage.lay-away.save-the-count-and-the-crib", source("cribbage.p04", "cribbage.p02"))
                    .when(has(OWN_CRIB))
                    .needs(atLeast(MOST_KEPT, AS_IN_THE_EXAMPLE))
                    .answers(ANY)
                    .title("Keep the count and help the crib")
                    .each(keepsTheCount())
                    .prefer(most(TOGETHER), most(IMPROVED).inGeneral())
                    .whyByBook("A big hand is kept whole, and the two cards to spare still count for you in the crib."))
            .then(rule("cribbage.lay-away.save-a-high-count", high("cribbage.p04", "cribbage.p05"))
                    .when(lacks(OWN_CRIB))
                    .needs(atLeast(MOST_KEPT, HIGH_COUNT))
                    .answers(ANY)
                    .title("Keep a high count")
                    .each(keepsTheCount())
                    .prefer(GIVING_LEAST)
                    .why("Points already in hand are certain, while what two cards bring the opponent's crib is "
                            + "only a chance."))
            .then(
                    rule("cribbage.lay-away.save-a-high-count-and-the-crib", high("cribbage.p04", "cribbage.p02"))
                            .when(has(OWN_CRIB))
                            .needs(atLeast(MOST_KEPT, HIGH_COUNT))
                            .answers(ANY)
                            .title("Keep a high count and help the crib")
                            .each(keepsTheCount())
                            .prefer(most(TOGETHER), most(IMPROVED).inGeneral())
                            .why(
                                    "{It} keeps points that are certain, and what is spared adds to a crib that is yours as well."))
            .then(rule("cribbage.lay-away.save-the-run", source("cribbage.p03", "cribbage.p01", "cribbage.p05"))
                    .when(lacks(OWN_CRIB))
                    .needs(has(RUN_HELD))
                    .answers(ANY)
                    .title("Keep the run")
                    .each(keepsTheRun())
                    .prefer(
                            least(FIVES_GIVEN).becauseNot("a five in the opponent's crib"),
                            least(NEAR).because("wide cards in the opponent's crib"),
                            most(COUNT_KEPT))
                    .whyByBook(
                            "A run gives the starter the most ways to improve the hand, and the cards thrown help the "
                                    + "opponent least."))
            .then(rule("cribbage.lay-away.save-the-run-and-feed-the-crib", source("cribbage.p03", "cribbage.p02"))
                    .when(has(OWN_CRIB))
                    .needs(has(RUN_HELD))
                    .answers(ANY)
                    .title("Keep the run and feed the crib")
                    .each(keepsTheRun())
                    .prefer(
                            most(TOGETHER),
                            least(APART).because("cards that help the crib toward a run"),
                            most(IMPROVED).inGeneral())
                    .whyByBook("The run has the best hope of the starter, and neighbours thrown together may become "
                            + "another run in your crib."))
            .then(rule("cribbage.lay-away.balk", source("cribbage.p01", "cribbage.p05"))
                    .when(lacks(OWN_CRIB))
                    .answers(ANY)
                    .each(noFive(), wide())
                    .prefer(most(COUNT_KEPT).inGeneral(), most(IMPROVED).inGeneral())
                    .whyByBook("Cards far apart seldom become a run in the crib that the opponent will count.")
                    .title("Balk their crib"))
            .then(rule("cribbage.lay-away.no-five-for-the-opponent", source("cribbage.p05"))
                    .when(lacks(OWN_CRIB))
                    .answers(ANY)
                    .each(noFive())
                    .prefer(most(COUNT_KEPT).inGeneral(), most(IMPROVED).inGeneral())
                    .whyByBook("In the opponent's crib a five would make fifteen with any of sixteen tenth cards."))
            // A five can be spared where hand and crib together lose nothing by it;
            // whoever keeps as much without is not wrong.
            .then(rule("cribbage.lay-away.five-for-the-own-crib", source("cribbage.p06", "cribbage.p02"))
                    .when(has(OWN_CRIB))
                    .answers(ANY)
                    .title("A five for your own crib")
                    .each(aFive(), keepsTheMostTogether())
                    .prefer(most(IMPROVED).inGeneral())
                    .manner(Manner.USUALLY)
                    .whyByBook("Opponents often throw court cards to spoil your crib, and a five there makes fifteen "
                            + "with each."))
            .thenEqually(
                    rule("cribbage.lay-away.most-together", source("cribbage.p02"))
                            .when(has(OWN_CRIB))
                            .answers(ANY)
                            .title("The most in hand and crib together")
                            .prefer(most(TOGETHER), most(IMPROVED).inGeneral())
                            .whyByBook(
                                    "Hand and crib are both yours to count, so what matters is what they come to together."),
                    rule("cribbage.lay-away.chance-to-improve", source("cribbage.p02"))
                            .when(has(OWN_CRIB))
                            .answers(ANY)
                            .title("The best chance to improve")
                            .prefer(most(IMPROVED))
                            .why(
                                    "The starter counts for hand and crib alike, so cards that many starters help are worth most."))
            .book();

    private LayAways() {}

    private static Source high(String... ids) {
        return source(ids).withFigureFromPractice(HIGH_IN_PRACTICE).meaning("A high-count hand", "most-kept");
    }
}
