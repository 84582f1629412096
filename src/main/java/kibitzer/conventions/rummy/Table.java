package kibitzer.conventions.rummy;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyGame;

/**
 * What a player sees who has drawn and must discard.
 *
 * @param game whose rules hold
 * @param hand his cards
 * @param dead cards that cannot come any more: in the pile, or melded
 * @param nextThrew what the next player has thrown, part of the dead cards
 * @param wanted cards that others have taken or are seen to collect
 * @param stockLow true where the stock is nearly gone
 * @param frozen true where the pile is frozen (canasta)
 * @param unpaired true where the opponents hold mostly single cards (canasta)
 */
public record Table(
        RummyGame game,
        Cards hand,
        Cards dead,
        Cards nextThrew,
        Cards wanted,
        boolean stockLow,
        boolean frozen,
        boolean unpaired) {

    public List<Card> discards() {
        return hand.different();
    }
}
