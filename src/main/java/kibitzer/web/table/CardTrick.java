package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import java.util.List;
import kibitzer.cards.Card;

/** The cards played to a trick, each before the seat that played it. */
@Tag("card-trick")
public final class CardTrick extends TableElement {

    /**
     * @param seats in the order of play, the leader first
     * @param cards in the order played
     */
    public CardTrick(String label, List<String> seats, List<Card> cards) {
        attribute("trick-label", label);
        attribute("seats", String.join(" ", seats));
        attribute("cards", cards);
    }

    public void setWinner(Card card) {
        attribute("winner", card.toString());
    }
}
