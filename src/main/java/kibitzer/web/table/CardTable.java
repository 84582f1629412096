package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Who sits where and what lies open between them. */
@Tag("card-table")
public final class CardTable extends TableElement {
    private final ArrayNode seats = JsonNodeFactory.instance.arrayNode();

    public CardTable(String label) {
        attribute("table-label", label);
    }

    /** A seat whose cards lie open: "N", "Partner". */
    public void seat(String seat, String name, CardSet cards) {
        entry(seat, name).put("cards", cards.toString());
        attribute("seats", seats);
    }

    /** A seat whose cards lie open in columns, one a suit, as dummy's do. */
    public void dummy(String seat, String name, CardSet cards) {
        entry(seat, name).put("cards", cards.toString()).put("show", "dummy");
        attribute("seats", seats);
    }

    /** A seat that holds this many cards face down. */
    public void seat(String seat, String name, int count) {
        entry(seat, name).put("count", count);
        attribute("seats", seats);
    }

    /**
     * A seat with cards that lie open before it, in order, and others that it holds.
     *
     * @param note what it has said or won; empty for nothing
     */
    public void seat(String seat, String name, List<Card> open, int hidden, String note) {
        ObjectNode entry = entry(seat, name);
        if (!open.isEmpty()) {
            entry.put("cards", notation(open)).put("show", "row");
        } else {
            entry.put("count", hidden);
        }
        if (!note.isEmpty()) {
            entry.put("note", note);
        }
        attribute("seats", seats);
    }

    /**
     * A seat of which some cards lie face down and the others open beside them, in order.
     *
     * @param note what it has said or won; empty for nothing
     */
    public void dealt(String seat, String name, int hidden, List<Card> open, String note) {
        ObjectNode entry = entry(seat, name);
        if (hidden > 0 || !open.isEmpty()) {
            entry.put("cards", "back ".repeat(hidden) + notation(open)).put("show", "row");
        }
        if (!note.isEmpty()) {
            entry.put("note", note);
        }
        attribute("seats", seats);
    }

    /**
     * What a seat has to bet with.
     *
     * @param staked chips before it in this round
     * @param left chips that it may still stake
     */
    public record Chips(int staked, int left) {}

    /**
     * A seat that bets.
     *
     * @param up cards that all see
     * @param hidden cards that only its player sees
     * @param note what it has done; empty for nothing
     * @param in whether it may still win the pot
     */
    public void better(String seat, String name, List<Card> up, int hidden, String note, Chips chips, boolean in) {
        ObjectNode entry = entry(seat, name).put("staked", chips.staked()).put("chips", chips.left());
        if (up.isEmpty()) {
            entry.put("count", hidden);
        } else {
            entry.put("cards", "back ".repeat(hidden) + notation(up)).put("show", "row");
        }
        if (!note.isEmpty()) {
            entry.put("note", note);
        }
        if (!in) {
            entry.put("out", true);
        }
        attribute("seats", seats);
    }

    /** Chips in the middle. */
    public void setPot(int chips) {
        attribute("pot", String.valueOf(chips));
    }

    /** What they are called, if not the pot. */
    public void setPotLabel(String label) {
        attribute("pot-label", label);
    }

    /** Cards that were played since the page last showed the table are seen to fall. */
    public void setInPlay() {
        attribute("in-play", true);
    }

    /** A trick in the middle. */
    public void setTrick(CardTrick trick) {
        attribute("trick", trick.json());
    }

    private ObjectNode entry(String seat, String name) {
        return seats.addObject().put("seat", seat).put("name", name);
    }

    public void setTurnUp(String label, Card card) {
        attribute("turn-up-label", label);
        attribute("turn-up", card.toString());
    }

    public void setStock(int cards) {
        attribute("stock", String.valueOf(cards));
    }

    /** Cards that have been laid away face down, and what they are called. */
    public void setLaid(String label, int cards) {
        attribute("laid-label", label);
        attribute("laid", String.valueOf(cards));
    }

    /** Cards that lie open in the middle, side by side. */
    public void setOpen(String label, List<Card> cards) {
        setDiscards(cards);
        attribute("discards-label", label);
        attribute("spread", true);
    }

    /** Oldest first; the last lies open. */
    public void setDiscards(List<Card> pile) {
        attribute("discards", pile);
    }
}
