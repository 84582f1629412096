package kibitzer.games.trick.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;

/**
 * A trick, finished or not, as all at the table saw it.
 *
 * @param leader by number from 0
 * @param cards in the order played
 * @param named the suit called for by a joker led
 * @param stockOpen whether cards were still drawn when it was led to
 */
public record SeenTrick(int leader, List<Card> cards, Optional<Suit> named, boolean stockOpen) {
    public SeenTrick {
        cards = List.copyOf(cards);
    }

    /** Whether all cards are of one printed suit. */
    public boolean isFollowed() {
        return cards.stream().map(Card::suit).distinct().count() == 1;
    }

    static SeenTrick ledBy(int leader, boolean stockOpen) {
        return new SeenTrick(leader, List.of(), Optional.empty(), stockOpen);
    }

    SeenTrick with(Card card, Optional<Suit> naming) {
        List<Card> more = new ArrayList<>(cards);
        more.add(card);
        return new SeenTrick(leader, more, cards.isEmpty() ? naming : named, stockOpen);
    }
}
