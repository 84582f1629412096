package kibitzer.decisions.bridge.meaning;

import java.util.Optional;
import kibitzer.decisions.answer.Label;
import kibitzer.decisions.answer.Measure;

/** What a learner gave instead of a range that a call tells, as it is told behind that range. */
sealed interface Instead {
    String inWords();

    /** Another range. */
    record OtherRange(String range) implements Instead {
        @Override
        public String inWords() {
            return ", not " + range;
        }
    }

    /** Nothing of it. */
    record LeftOpen() implements Instead {
        @Override
        public String inWords() {
            return ", which you left open";
        }
    }

    /**
     * The strength in another count.
     *
     * @param count in what it is counted here
     * @param other in what the learner counted it
     */
    record OtherCount(Measure count, Measure other) implements Instead {
        @Override
        public String inWords() {
            return ", for strength is counted here in " + Label.inside(count.label()) + ", not in "
                    + Label.inside(other.label());
        }
    }

    /** Honour-tricks, which a page puts beside the points of a weak opening (p. 148). */
    record HonourTricks() implements Instead {
        @Override
        public String inWords() {
            return ", which the book puts at two honour-tricks";
        }
    }

    /**
     * Strength that begins at nothing by another count: that is the error, and not the count.
     *
     * @param other in what the learner counted it
     * @param before the bid that told more
     */
    record BeginningAtNothing(Measure other, Optional<ToldBefore> before) implements Instead {
        @Override
        public String inWords() {
            return ", and you let it begin at 0 " + Label.inside(other.label())
                    + before.map(bid -> ", where " + bid.call() + " before it told " + bid.range())
                            .orElse("");
        }
    }

    /** Of a pass, whatever it was: why it tells no more says more than the count. */
    record TooStrongToPass() implements Instead {
        @Override
        public String inWords() {
            return "; " + StrengthAsked.TOO_STRONG_TO_PASS.words();
        }
    }
}
