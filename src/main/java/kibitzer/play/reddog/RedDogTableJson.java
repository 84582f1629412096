package kibitzer.play.reddog;

import kibitzer.cards.CardNotation;
import kibitzer.games.banking.reddog.RedDogDeal;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a seat sees at red dog, as JSON. */
final class RedDogTableJson {
    private RedDogTableJson() {}

    static ObjectNode of(SeenRedDog seen) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("hand", seen.hand().toString())
                .put("pool", seen.pool())
                .put("ante", seen.ante());
        ArrayNode turns = json.putArray("turns");
        for (RedDogDeal.TurnTaken turn : seen.turns()) {
            ObjectNode one = turns.addObject()
                    .put("seat", new TableSeat(seen.players(), turn.place()).toString())
                    .put("bet", turn.bet());
            turn.turned().ifPresent(card -> one.put("turned", card.toString()));
            one.put("shown", CardNotation.write(turn.shown())).put("won", turn.won());
        }
        ArrayNode won = json.putArray("won");
        seen.won().forEach(won::add);
        return json.put("counters", seen.chips());
    }
}
