package kibitzer.decisions.bridge.hand;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.bridge.wholehand.HandPlay;

/**
 * How a whole hand was played.
 *
 * @param cards of all seats in the order played; where they end before the last, the tricks left were given up
 * @param tricks that the learner's side won
 * @param needed the tricks it wanted
 */
public record HandPlayed(List<Card> cards, int tricks, int needed) {
    public HandPlayed {
        cards = List.copyOf(cards);
    }

    /** As it stands: what is not played is given up. */
    public static HandPlayed of(HandPlay play) {
        return new HandPlayed(play.cards(), play.own(), play.hand().needed());
    }

    public boolean isReached() {
        return tricks >= needed;
    }
}
