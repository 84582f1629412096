package kibitzer.play.hand;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;

/**
 * Cards as they were dealt.
 *
 * @param hands by place at the table
 * @param stock what was not dealt, the top card first
 * @param turnUp the card turned, where the game has one
 */
public record DealtHands(List<List<Card>> hands, List<Card> stock, Optional<Card> turnUp) {
    public DealtHands {
        hands = hands.stream().map(List::copyOf).toList();
        stock = List.copyOf(stock);
    }
}
