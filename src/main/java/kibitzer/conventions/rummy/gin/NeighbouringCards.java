package kibitzer.conventions.rummy.gin;

import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.Gin;

/** Which cards lie so near another that one in the pile makes the other fairly safe to throw (p. 36). */
final class NeighbouringCards {
    private static final Map<Card, CardSet> SAME_RANK_OR_NEXT =
            cards((card, other) -> other.rank() == card.rank() || other.suit() == card.suit() && nextTo(card, other));

    private static final Map<Card, CardSet> NEXT_RANK_OTHER_SUIT =
            cards((card, other) -> other.suit() != card.suit() && nextTo(card, other));

    private NeighbouringCards() {}

    private static boolean nextTo(Card card, Card other) {
        return Math.abs(Gin.place(card) - Gin.place(other)) == 1;
    }

    private static Map<Card, CardSet> cards(BiPredicate<Card, Card> near) {
        return Card.ALL.stream()
                .collect(Collectors.toUnmodifiableMap(
                        card -> card,
                        card -> Card.ALL.stream()
                                .filter(other -> other != card && near.test(card, other))
                                .collect(CardSet.toCardSet())));
    }

    /** The cards of its rank, and those next to it in its suit. */
    static CardSet sameRankOrNext(Card card) {
        return SAME_RANK_OR_NEXT.getOrDefault(card, CardSet.EMPTY);
    }

    /** The cards one rank away in the other suits. */
    static CardSet nextRankInAnotherSuit(Card card) {
        return NEXT_RANK_OTHER_SUIT.getOrDefault(card, CardSet.EMPTY);
    }
}
