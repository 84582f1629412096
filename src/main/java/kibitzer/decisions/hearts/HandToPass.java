package kibitzer.decisions.hearts;

import kibitzer.cards.CardSet;
import kibitzer.conventions.hearts.PassView;

/**
 * Thirteen cards, of which three are passed.
 *
 * @param game black lady or what is told from it
 * @param left whether they go to the left
 * @param view the hand as the rules see it
 */
public record HandToPass(CardSet hand, String game, boolean left, PassView view) {
    static final String LEFT = "left";

    /** @param direction "left" or "right" */
    public static HandToPass of(CardSet hand, String game, String direction) {
        return new HandToPass(hand, game, direction.equals(LEFT), PassView.withAllPasses(hand));
    }

    String direction() {
        return left ? LEFT : "right";
    }
}
