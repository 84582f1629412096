package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The cards played to a trick, each before the seat that played it. */
@Tag("card-trick")
public final class CardTrick extends TableElement {

    /**
     * @param seats of the table, in the order of play: N E S W has a cross, any other a line from the leader on
     * @param leader the seat that led
     * @param cards in the order played
     */
    public CardTrick(String label, List<String> seats, String leader, List<Card> cards) {
        attribute("trick-label", label);
        attribute("seats", String.join(" ", seats));
        attribute("leader", leader);
        attribute("cards", cards);
    }

    /** What players are called beside their seats: "S" -> "You". */
    public void setNames(Map<String, String> names) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        names.forEach(json::put);
        attribute("names", json);
    }

    public void setWinner(String seat) {
        attribute("winner", seat);
    }

    /** The same as the middle of a table says it. */
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        for (String name : List.of("seats", "leader", "cards", "winner")) {
            String value = getElement().getAttribute(name);
            if (value != null) {
                json.put(name, value);
            }
        }
        String names = getElement().getAttribute("names");
        if (names != null) {
            json.set("names", JsonMapper.shared().readTree(names));
        }
        return json;
    }
}
