package kibitzer.games.trick.meld;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;

/**
 * Cards that score together.
 *
 * @param name as the table calls it: "flush"
 * @param cards high to low, identical ones as often as they are needed
 */
public record Meld(String name, Heading heading, List<Card> cards, int points) {
    public Meld {
        cards = List.copyOf(cards);
    }

    /** "flush AS TS KS QS JS 150". */
    @Override
    public String toString() {
        return name + " " + CardNotation.write(cards) + " " + points;
    }
}
