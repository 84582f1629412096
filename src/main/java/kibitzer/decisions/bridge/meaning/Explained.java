package kibitzer.decisions.bridge.meaning;

import java.util.Optional;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;

/**
 * A difference with why the call tells what it does: "the call names hearts, so it tells hearts 4+, not 0-3".
 *
 * @param difference what is not so
 * @param alone true where all else that the learner said is right
 * @param because before what the call tells; often empty
 * @param behind behind it: ", which 2S would tell, for 1D before it told 10 to about 18"; often empty
 * @param basis what it rests on
 */
record Explained(Difference difference, boolean alone, String because, String behind, Basis basis) {
    String fact() {
        return difference.fact();
    }

    Explained on(Basis other) {
        return new Explained(difference, alone, because, behind, other);
    }

    /** The same where no page has any of it, which is said behind all and not of the range alone. */
    Explained onPracticeAlone() {
        Difference plain = difference instanceof Difference.OfRange range && range.whose() == Difference.Whose.PRACTICE
                ? range.by(Difference.Whose.UNSAID)
                : difference;
        return new Explained(plain, alone, because, behind, Basis.PRACTICE);
    }

    /** The same, where nobody was said to have the range before. */
    Explained by(Difference.Whose whose) {
        return difference instanceof Difference.OfRange range && range.whose() == Difference.Whose.UNSAID
                ? new Explained(range.by(whose), alone, because, behind, basis)
                : this;
    }

    /** True of suits that the learner reads into the call. */
    boolean isOfSuitsUntold() {
        return difference instanceof Difference.OfSuits;
    }

    /** True of the length of a suit that the call tells. */
    boolean isOfALength() {
        return difference instanceof Difference.OfRange && ToldHand.isSuit(fact());
    }

    boolean isBy(Difference.Whose whose) {
        return difference instanceof Difference.OfRange range && range.whose() == whose;
    }

    /** True of a length of which its words say that practice has it. */
    boolean saysPractice() {
        return isOfALength() && isBy(Difference.Whose.PRACTICE);
    }

    boolean beginsAtNothing() {
        return difference instanceof Difference.OfRange range && range.instead() instanceof Instead.BeginningAtNothing;
    }

    boolean tellsWhyNoMore() {
        return difference instanceof Difference.OfRange range && range.instead() instanceof Instead.TooStrongToPass;
    }

    /** Strength that the learner gave in another count, in words without that; empty where he did not. */
    Optional<String> inAnotherCount() {
        return difference instanceof Difference.OfRange range && range.instead() instanceof Instead.OtherCount
                ? Optional.of(because + range.alone())
                : Optional.empty();
    }

    /** True of strength that was given in points and is told in honour-tricks, or the other way round, and follows from zones. */
    boolean isReckonedInAnotherCount() {
        return inAnotherCount().isPresent() && isBy(Difference.Whose.RECKONED);
    }

    Reason reason() {
        Reason reason = Reason.missing(
                        fact(),
                        difference.given(),
                        (alone ? "all but this is right: " : "") + because + difference.inWords() + behind,
                        difference.right(),
                        "")
                .on(basis);
        return saysPractice() ? reason.sayingPractice() : reason;
    }
}
