package kibitzer.conventions.cribbage;

import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Needs;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/** What the rules on laying away measure. */
final class LayAwayFeatures {
    /** Two ranks between them: 8 and 10 may still become a run (p. 256). */
    private static final int WIDE = 3;

    static final Answers<LayAwayView, CardSet> ANY = new Answers<>("what to lay away", LayAwayView::options);

    static final Trait<LayAwayView> OWN_CRIB =
            Trait.either("own-crib", "a crib of one's own", "the opponent's crib", LayAwayView::ownCrib);

    static final Trait<LayAwayView> RUN_HELD = new Trait<LayAwayView>(
                    "run-held", "a run in the hand", "no run in the hand", view -> view.longestRunKept() > 0)
            .saying(view -> view.longestRunKept() > 0
                    ? "a run of " + view.longestRunKept() + " in the hand"
                    : "no run in the hand");

    static final Quantity<LayAwayView> MOST_KEPT = new Quantity<LayAwayView>(
                    "most-kept", "point that can be kept", "points that can be kept", LayAwayView::mostKept)
            .saying(0, "no count to keep");

    static final Quantity<Option<LayAwayView, CardSet>> COUNT_KEPT = new Quantity<>(
            "count-kept",
            "point kept",
            "points kept",
            option -> option.position().countKept(option.answer()));

    static final Trait<Option<LayAwayView, CardSet>> WHOLE_COUNT = new Trait<Option<LayAwayView, CardSet>>(
                    "keeps-the-count",
                    "the whole count is kept",
                    "some of the count is given up",
                    option -> option.position().countKept(option.answer())
                            == option.position().mostKept())
            .tellingInstead()
            .saying(option -> "it keeps " + option.position().countKept(option.answer()) + " of the "
                    + option.position().mostKept() + " points possible");

    static final Quantity<Option<LayAwayView, CardSet>> COUNT_GIVEN = new Quantity<>(
            "count-given",
            "point given to the crib",
            "points given to the crib",
            option -> LayAwayView.countGiven(option.answer()));

    static final Quantity<Option<LayAwayView, CardSet>> TOGETHER = new Quantity<>(
            "hand-and-crib",
            "point in hand and crib together",
            "points in hand and crib together",
            option -> option.position().together(option.answer()));

    static final Trait<Option<LayAwayView, CardSet>> MOST_TOGETHER = new Trait<Option<LayAwayView, CardSet>>(
                    "keeps-the-most-together",
                    "hand and crib together keep the whole count",
                    "hand and crib together lose some of the count",
                    option -> option.position().together(option.answer())
                            == option.position().mostTogether())
            .tellingInstead()
            .saying(option -> "hand and crib keep " + option.position().together(option.answer()) + " of the "
                    + option.position().mostTogether() + " points possible together");

    static final Quantity<Option<LayAwayView, CardSet>> IMPROVED = new Quantity<>(
            "with-the-starter",
            "point on average with the starter",
            "points on average with the starter",
            option -> hundredths((double) option.position().sumWithStarter(option.answer())
                            / option.position().starters()
                    + LayAwayView.countGiven(option.answer())));

    static final Quantity<Option<LayAwayView, CardSet>> FIVES_GIVEN = new Quantity<>(
            "fives-given",
            "five given to the crib",
            "fives given to the crib",
            option -> option.answer().of(Rank.FIVE).size());

    private static final Trait<Option<LayAwayView, CardSet>> GIVES_A_FIVE = new Trait<Option<LayAwayView, CardSet>>(
                    "gives-a-five",
                    "a five goes to the crib",
                    "no five goes to the crib",
                    option -> !option.answer().of(Rank.FIVE).isEmpty())
            .saying(option -> {
                boolean own = option.position().ownCrib();
                return option.answer().of(Rank.FIVE).isEmpty()
                        ? own
                                ? "the five stays out of your own crib, where court cards make fifteens with it"
                                : "no five goes to the crib"
                        : own ? "a five goes to the crib" : "a five goes to the opponent's crib";
            });

    static final Quantity<Option<LayAwayView, CardSet>> APART =
            new Quantity<>("ranks-apart", "rank apart", "ranks apart", option -> LayAwayView.apart(option.answer()));

    private static final Trait<Option<LayAwayView, CardSet>> KEEPS_THE_RUN = new Trait<Option<LayAwayView, CardSet>>(
                    "keeps-the-run",
                    "the run is kept",
                    "the run is broken",
                    option -> runLeft(option) == option.position().longestRunKept())
            .tellingInstead()
            .saying(option -> {
                int longest = option.position().longestRunKept();
                int left = runLeft(option);
                return left == longest
                        ? "the run is kept"
                        : "it breaks your run of " + longest + (left > 0 ? ", of which " + left + " stay" : "");
            });

    private static final Trait<Option<LayAwayView, CardSet>> WIDE_CARDS = Trait.either(
            "wide-cards",
            "wide cards, two or more ranks between them",
            "near cards, which may become a run or a pair",
            option -> LayAwayView.apart(option.answer()) >= WIDE);

    /** 1 for near cards, so that wide ones come first. */
    static final Quantity<Option<LayAwayView, CardSet>> NEAR = new Quantity<>(
            "near-cards", "lay-away of near cards", "lay-aways of near cards", option -> WIDE_CARDS.of(option) ? 0 : 1);

    private LayAwayFeatures() {}

    private static int runLeft(Option<LayAwayView, CardSet> option) {
        return LayAwayView.longestRun(option.position().keptBeside(option.answer()));
    }

    /** As it is said; nearer equals are equal. */
    private static double hundredths(double average) {
        return Math.rint(average * 100) / 100;
    }

    static Need<Option<LayAwayView, CardSet>> keepsTheRun() {
        return Needs.has(KEEPS_THE_RUN);
    }

    static Need<Option<LayAwayView, CardSet>> wide() {
        return Needs.has(WIDE_CARDS);
    }

    static Need<Option<LayAwayView, CardSet>> noFive() {
        return Needs.lacks(GIVES_A_FIVE);
    }

    static Need<Option<LayAwayView, CardSet>> aFive() {
        return Needs.has(GIVES_A_FIVE);
    }

    static Need<Option<LayAwayView, CardSet>> keepsTheCount() {
        return Needs.has(WHOLE_COUNT);
    }

    static Need<Option<LayAwayView, CardSet>> keepsTheMostTogether() {
        return Needs.has(MOST_TOGETHER);
    }
}
