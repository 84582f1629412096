package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import java.util.List;
import java.util.OptionalInt;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A cribbage board: two pegs a side, and where they stand in text below. */
@Tag("pegging-board")
public final class PeggingBoard extends TableElement {

    /**
     * @param names of the sides, the learner's first
     * @param scores where their front pegs stand
     * @param behind where their hindmost pegs stand
     * @param end the hole that wins
     * @param half the hole that saves the loser's double game
     * @param game what tells this game from others: pegs move only within one
     */
    public PeggingBoard(
            List<String> names, List<Integer> scores, List<Integer> behind, int end, OptionalInt half, String game) {
        ArrayNode words = JsonNodeFactory.instance.arrayNode();
        names.forEach(words::add);
        attribute("names", words);
        attribute("scores", numbers(scores));
        attribute("behind", numbers(behind));
        attribute("end", String.valueOf(end));
        half.ifPresent(hole -> attribute("half", String.valueOf(hole)));
        attribute("game", game);
    }

    private static ArrayNode numbers(List<Integer> numbers) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        numbers.forEach(json::add);
        return json;
    }
}
