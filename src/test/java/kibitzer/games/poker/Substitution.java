package kibitzer.games.poker;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/** Names a hand with wild cards by putting every card in place of each, then ranking it as a natural hand. */
final class Substitution {
    private static final List<Card> PACK = Card.ALL;

    private Substitution() {}

    /** The best strength of natural cards with so many wild ones, each standing for any card. */
    static int best(CardSet natural, int wilds) {
        if (wilds == 0) {
            return ofNatural(natural);
        }
        int best = ofOneRank(natural) ? five(natural.first()) : HandValue.NOTHING;
        for (Card card : PACK) {
            if (!natural.contains(card)) {
                best = Math.max(best, best(natural.with(card), wilds - 1));
            }
        }
        return best;
    }

    /** The best strength of four natural cards with the bug: an ace, or what makes a straight or a flush. */
    static int withBug(CardSet natural) {
        int best = HandValue.NOTHING;
        for (Card card : PACK) {
            if (!natural.contains(card)) {
                int strength = ofNatural(natural.with(card));
                boolean completes = switch (HandValue.classOf(strength)) {
                    case STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH -> true;
                    default -> false;
                };
                if (completes || card.rank() == Rank.ACE) {
                    best = Math.max(best, strength);
                }
            }
        }
        return natural.equals(CardSet.of("AS AH AD AC")) ? five(natural.first()) : best;
    }

    private static int ofNatural(CardSet hand) {
        int strength = StandardRanking.strength(hand.bits());
        HandValue value = new HandValue(strength);
        return value.handClass() == HandClass.STRAIGHT_FLUSH && value.first().getFirst() == Rank.ACE
                ? HandValue.strength(HandClass.ROYAL_FLUSH, 1 << 12, 0)
                : strength;
    }

    private static boolean ofOneRank(CardSet cards) {
        return cards.of(cards.first().rank()).equals(cards);
    }

    private static int five(Card card) {
        return HandValue.strength(HandClass.FIVE_OF_A_KIND, 1 << card.rank().ordinal(), 0);
    }
}
