package kibitzer.games.bridge.problems;

import java.util.Locale;
import kibitzer.cards.Card;
import kibitzer.games.bridge.problems.line.Line;

/** The way of playing a problem hand that is better than all others, and the natural other one. */
public sealed interface Ways {
    /** "hold up once", as it stands inside a sentence. */
    String rightInWords();

    String wrongInWords();

    /**
     * Declarer's.
     *
     * @param right better than all lines without its point
     * @param wrong the best of these, which the best defence beats in the deal shown
     */
    record OfLines(Line right, Line wrong) implements Ways {
        @Override
        public String rightInWords() {
            return right.inWords().toLowerCase(Locale.ROOT);
        }

        @Override
        public String wrongInWords() {
            return wrong.inWords().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A defender's.
     *
     * @param right the card after which the contract is beaten oftener than after any without its point
     * @param wrong the best of these, after which declarer makes in the deal shown
     * @param against declarer's plan, and in how many layouts it is beaten
     */
    record OfCards(Card right, Card wrong, Against against) implements Ways {
        @Override
        public String rightInWords() {
            return "the " + right.inWords();
        }

        @Override
        public String wrongInWords() {
            return "the " + wrong.inWords();
        }
    }

    /**
     * Declarer's at one turn, after tricks that tell how the cards lie.
     *
     * @param right the card after which the contract is made in most of the layouts that agree with what was seen
     * @param wrong the best of those that are not as good, which loses in the deal shown
     */
    record OfGuess(Card right, Card wrong) implements Ways {
        @Override
        public String rightInWords() {
            return "the " + right.inWords();
        }

        @Override
        public String wrongInWords() {
            return "the " + wrong.inWords();
        }
    }

    /**
     * The second count of a defender's problem: declarer keeps to a plan and does not see the cards.
     *
     * @param right in how many layouts the plan is beaten after the right card
     * @param wrong and after the wrong one
     */
    record Against(Line plan, int right, int wrong) {}
}
