package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import java.util.Optional;
import kibitzer.cards.Card;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What has gone from one place of a table to another since the hand began: the browser shows what it has not shown yet. A place is any
 * element with the attribute {@value #PLACE}; a card table has some of its own.
 */
@Tag("table-moves")
public final class TableMoves extends TableElement {
    public static final String PLACE = "data-place";

    /** Where a card table has its stock, and its discards. */
    public static final String STOCK = "stock";

    public static final String PILE = "pile";

    /** Where a card table has what was laid away. */
    public static final String LAID = "laid";

    /** Where a card table has the chips that are in. */
    public static final String POT = "pot";

    /** Where the learner has his cards. */
    public static final String OWN = "own";

    private final ArrayNode moves = JsonNodeFactory.instance.arrayNode();

    /** @param hand the name of what is played: with another name all begins anew */
    public TableMoves(String hand) {
        attribute("of", hand);
    }

    /** A card, face down where it is not known. */
    public void card(Optional<Card> card, String from, String to) {
        move(from, to).put("card", card.map(Card::toString).orElse("back"));
        attribute("moves", moves);
    }

    public void chips(int chips, String from, String to) {
        move(from, to).put("chips", chips);
        attribute("moves", moves);
    }

    private ObjectNode move(String from, String to) {
        return moves.addObject().put("from", from).put("to", to);
    }
}
