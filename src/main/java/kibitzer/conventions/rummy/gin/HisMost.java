package kibitzer.conventions.rummy.gin;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.Melder;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/**
 * The most that the opponent can count, if he filled a set with each card he took (p. 36): his sets hold as few cards as
 * can be, and every other card is as high as any not seen. A card that can stand in no set is loose.
 */
final class HisMost {
    private static final int HIGHEST = 10;

    private HisMost() {}

    /** In points; what he may lay off is not taken away. */
    static int count(CardSet took, HisSets sets, CardSet unseen) {
        int known = sets.cards(took) + sets.loose().size();
        return known > Gin.HAND
                ? highest(Gin.HAND, unseen)
                : Melder.pips(sets.loose()) + highest(Gin.HAND - known, unseen);
    }

    /** What the highest of the cards not seen count together. */
    private static int highest(int cards, CardSet unseen) {
        int[] counting = new int[HIGHEST + 1];
        for (Card card : unseen) {
            counting[Melding.pips(card)]++;
        }
        int left = cards;
        int pips = 0;
        for (int each = HIGHEST; each > 0 && left > 0; each--) {
            int taken = Math.min(left, counting[each]);
            pips += taken * each;
            left -= taken;
        }
        return pips;
    }
}
