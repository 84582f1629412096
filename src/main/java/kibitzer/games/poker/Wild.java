package kibitzer.games.poker;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/**
 * The wild cards of a form of poker, and what each may stand for.
 *
 * @param cards which cards are wild
 * @param use what a wild card may be
 */
public record Wild(CardSet cards, Use use) {

    /** What a wild card may stand for. */
    public enum Use {
        /** Any card its holder has not; beside four of a rank a fifth of no suit (Culbertson p. 72). */
        ANY_CARD,
        /** An ace, or the card that completes a straight or a flush; nothing else (Culbertson p. 72). */
        ACE_STRAIGHT_OR_FLUSH
    }

    public static final Wild NONE = new Wild(CardSet.EMPTY, Use.ANY_CARD);
    public static final Wild JOKER = new Wild(CardSet.of(Card.JOKER), Use.ANY_CARD);
    public static final Wild BUG = new Wild(CardSet.of(Card.JOKER), Use.ACE_STRAIGHT_OR_FLUSH);
    public static final Wild DEUCES = new Wild(CardSet.FULL_PACK.of(Rank.TWO), Use.ANY_CARD);

    /** The wild cards among these. */
    public CardSet in(CardSet hand) {
        return hand.intersection(cards);
    }
}
