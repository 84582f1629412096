package kibitzer.games.rummy.gin.play;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/**
 * What one player may know of a hand that is played: his own cards, the pile, and what the other took and passed by.
 *
 * @param hand his cards
 * @param dealer true if he has dealt
 * @param pile the discards, oldest first, the upcard last
 * @param took cards the other took from the pile and still holds
 * @param refused those of the pile that the other passed by and did not throw himself
 * @param turn his own turns so far, this one included; an upcard that he refused is no turn
 */
public record GinSight(CardSet hand, boolean dealer, List<Card> pile, CardSet took, CardSet refused, int turn) {

    public GinSight {
        pile = List.copyOf(pile);
    }
}
