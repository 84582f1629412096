package kibitzer.play.vingtetun;

import java.util.Locale;
import kibitzer.cards.CardNotation;
import kibitzer.games.banking.vingtetun.VingtDeal;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What lies on the table at vingt-et-un, as JSON. */
final class VingtTableJson {
    private VingtTableJson() {}

    static ObjectNode of(SeenVingt seen, TableSeat seat) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("rules", seen.rules().id())
                .put("packs", seen.packs())
                .put("dealer-up", seen.up().toString());
        seen.dealer().ifPresent(cards -> json.put("dealer", CardNotation.write(cards)));
        ArrayNode hands = json.putArray("hands");
        for (VingtDeal.InPlay hand : seen.hands()) {
            hands.addObject().put("cards", CardNotation.write(hand.cards())).put("bets", hand.bets());
        }
        json.put("active", seen.active() + 1).put("asked", seen.step().name().toLowerCase(Locale.ROOT));
        ArrayNode results = json.putArray("results");
        seen.results().forEach(results::add);
        return json.put("counters", seat.place() == 0 ? seen.counters() : -seen.counters());
    }
}
