package kibitzer.conventions.hearts;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.cards.CardSet;

/**
 * Which three cards to pass at black lady. The book tells how cards are passed (p. 247) and nothing of which; the pointers on dangerous
 * suits (p. 245) are taken over, and the three highest spades are general practice.
 */
public final class HeartsPasses {
    /** With so many spades below her she can wait. */
    private static final int GUARDS = 4;

    private static final String TAKEN_OVER =
            "the book says it of play, and nothing of passing; that such cards are passed is general practice";
    private static final String LOW = "a low card is a five or lower, and a high card is a ten or higher";

    static final Answers<PassView, CardSet> ANY = new Answers<>("three cards to pass", PassView::considered);

    private static final Trait<PassView> LADY_HELD =
            new Trait<>("lady-held", "the queen of spades in hand", "no queen of spades in hand", PassView::holdsLady);
    private static final Quantity<PassView> SPADES_BELOW = new Quantity<PassView>(
                    "spades-below", "spade below the queen", "spades below the queen", PassView::spadesBelow)
            .saying(0, "no spade below the queen");
    private static final Quantity<PassView> SPADES_ABOVE = new Quantity<PassView>(
                    "spades-above", "of ace and king of spades", "of ace and king of spades", PassView::spadesAbove)
            .saying(0, "neither ace nor king of spades");
    private static final Quantity<PassView> SHORT_DANGERS = new Quantity<PassView>(
                    "short-dangers",
                    "short suit without a low card",
                    "short suits without a low card",
                    PassView::shortDangers)
            .saying(0, "no short suit without a low card");
    private static final Quantity<PassView> LONG_DANGERS = new Quantity<PassView>(
                    "long-dangers",
                    "long suit without a low card",
                    "long suits without a low card",
                    PassView::longDangers)
            .saying(0, "no long suit without a low card");
    private static final Quantity<PassView> UNGUARDED = new Quantity<PassView>(
                    "unguarded", "unguarded high card", "unguarded high cards", PassView::unguarded)
            .saying(0, "no unguarded high card");

    private static final Trait<Option<PassView, CardSet>> LADY_PASSED = Trait.either(
            "lady-passed",
            "the queen of spades is passed",
            "the queen of spades is kept",
            option -> option.answer().contains(PassView.LADY));
    private static final Trait<Option<PassView, CardSet>> ALL_ABOVE_PASSED = Trait.either(
            "above-passed",
            "the ace and king of spades are passed as far as they are held",
            "an ace or king of spades is kept",
            option -> PassView.above(option.answer()) == option.position().spadesAbove());
    private static final Quantity<Option<PassView, CardSet>> ABOVE_PASSED = new Quantity<>(
            "above",
            "of ace and king of spades passed",
            "of ace and king of spades passed",
            option -> PassView.above(option.answer()));
    private static final Trait<Option<PassView, CardSet>> CLEARED = new Trait<>(
            "cleared",
            "a short suit without a low card is cleared",
            "no short suit without a low card is cleared",
            option -> option.position().cleared(option.answer()) > 0);
    private static final Quantity<Option<PassView, CardSet>> DANGEROUS_PASSED = new Quantity<>(
            "dangerous",
            "card of suits without a low card passed",
            "cards of suits without a low card passed",
            option -> option.position().dangerous(option.answer()));
    private static final Quantity<Option<PassView, CardSet>> UNGUARDED_PASSED = new Quantity<>(
            "unguarded-passed",
            "unguarded high card passed",
            "unguarded high cards passed",
            option -> option.position().unguarded(option.answer()));
    private static final Quantity<Option<PassView, CardSet>> LOWS_PASSED = new Quantity<Option<PassView, CardSet>>(
                    "lows-passed", "low card passed", "low cards passed", option -> PassView.lows(option.answer()))
            .saying(0, "no low card passed");
    private static final Quantity<Option<PassView, CardSet>> HEIGHT =
            new Quantity<>("height", "in ranks", "in ranks", option -> PassView.height(option.answer()));

    public static final RuleBook<PassView, CardSet> BOOK = RuleBook.<PassView, CardSet>named("Culbertson on black lady")
            .then(rule(
                            "hearts.pass.lady",
                            generalPractice("the queen of spades is passed unless four spades below guard her"))
                    .when(has(LADY_HELD))
                    .needs(atMost(SPADES_BELOW, GUARDS - 1))
                    .answers(ANY)
                    .each(has(LADY_PASSED))
                    .prefer(most(ABOVE_PASSED), most(DANGEROUS_PASSED), most(UNGUARDED_PASSED), most(HEIGHT))
                    .why(
                            "With few spades below her she soon has to be played, and costs as much as all hearts together.")
                    .title("Pass the black lady"))
            .then(rule(
                            "hearts.pass.above-the-lady",
                            generalPractice("ace and king of spades are passed unless four spades below guard them"))
                    .when(lacks(LADY_HELD))
                    .needs(atLeast(SPADES_ABOVE, 1), atMost(SPADES_BELOW, GUARDS - 1))
                    .answers(ANY)
                    .each(has(ALL_ABOVE_PASSED))
                    .prefer(most(DANGEROUS_PASSED), most(UNGUARDED_PASSED), most(HEIGHT))
                    .why("When spades are led, ace and king are what the queen is dropped under.")
                    .title("Pass ace and king of spades"))
            .then(rule("hearts.pass.clear-a-short-suit", taken("hearts.p02"))
                    .needs(atLeast(SHORT_DANGERS, 1))
                    .answers(ANY)
                    .each(has(CLEARED), atMost(LOWS_PASSED, 0))
                    .prefer(
                            most(DANGEROUS_PASSED).inGeneral(),
                            most(UNGUARDED_PASSED).inGeneral(),
                            most(HEIGHT).inGeneral())
                    .manner(Manner.USUALLY)
                    .whyByBook("A short suit lacking low ones puts you in without an exit.")
                    .title("Clear a short suit without a low card"))
            .then(rule("hearts.pass.shorten-a-long-suit", taken("hearts.p03"))
                    .needs(atLeast(LONG_DANGERS, 1))
                    .answers(ANY)
                    .each(atLeast(DANGEROUS_PASSED, PassView.PASSED))
                    .prefer(most(HEIGHT).inGeneral())
                    .manner(Manner.USUALLY)
                    .why("The more cards of a long suit without low ones go, the fewer tricks it must win.")
                    .title("Shorten a long suit without a low card"))
            .then(rule("hearts.pass.unguarded", taken("hearts.p04", "hearts.p01"))
                    .needs(atLeast(UNGUARDED, 1))
                    .answers(ANY)
                    .each(atMost(LOWS_PASSED, 0))
                    .prefer(most(UNGUARDED_PASSED), most(HEIGHT).inGeneral())
                    .manner(Manner.USUALLY)
                    .whyByBook("Guarded high cards are in no danger, and low ones let you out.")
                    .title("Pass high cards that are not guarded"))
            .then(rule(
                            "hearts.pass.highest",
                            generalPractice("where no suit is in danger the highest cards are passed"))
                    .answers(ANY)
                    .each(atMost(LOWS_PASSED, 0))
                    .prefer(most(HEIGHT))
                    .why("High cards win tricks, and tricks are what you do not want.")
                    .title("Pass the highest cards"))
            .then(rule("hearts.pass.any", generalPractice("of low cards alone the highest are passed"))
                    .answers(ANY)
                    .prefer(least(LOWS_PASSED), most(HEIGHT))
                    .why("Low cards are kept to stay below the others.")
                    .title("Keep the lowest"))
            .book();

    private HeartsPasses() {}

    private static Source taken(String... ids) {
        return source(ids).withFigureFromPractice(LOW).takenOver(TAKEN_OVER);
    }
}
