package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import kibitzer.cards.Card;

/** One card, at any size: on the table, or small in a line of text. */
@Tag("playing-card")
public final class PlayingCard extends TableElement {

    public PlayingCard(Card card) {
        attribute("card", card.toString());
    }

    /** A card face down. */
    public static PlayingCard back() {
        PlayingCard card = new PlayingCard(Card.JOKER);
        card.getElement().setAttribute("card", "back");
        return card;
    }

    /** Small, to stand in a line of text. */
    public PlayingCard inline() {
        addClassName("kb-inline");
        return this;
    }

    public void setMark(Mark mark) {
        attribute("mark", mark.word());
    }
}
