package kibitzer.play.casino;

import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoDeal;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player of casino sees, as JSON. */
final class CasinoTableJson {
    private CasinoTableJson() {}

    static ObjectNode of(SeenCasino seen, TableSeat seat) {
        CasinoSight sight = seen.sight();
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("hand", sight.hand().toString())
                .put("table", sight.layout().loose().toString());
        ArrayNode builds = json.putArray("builds");
        for (Build build : sight.layout().builds()) {
            builds.addObject()
                    .put("cards", build.cards().toString())
                    .put("value", build.value())
                    .put("seat", (build.owner() == CasinoSight.ME ? seat : seat.next()).toString());
        }
        json.put("dealer", (sight.dealer() ? seat : seat.next()).toString())
                .put("stock", seen.stock())
                .put("opponent-holds", seen.others());
        json.putObject("taken")
                .put(seat.toString(), seen.own().cards().toString())
                .put(seat.next().toString(), seen.his().cards().toString());
        json.putObject("sweeps")
                .put(seat.toString(), seen.own().sweeps())
                .put(seat.next().toString(), seen.his().sweeps());
        json.put("deal-number", seen.number());
        ArrayNode story = json.putArray("story");
        for (CasinoDeal.Played played : seen.story()) {
            story.addObject()
                    .put("seat", (played.player() == seen.player() ? seat : seat.next()).toString())
                    .put("move", played.play().toString());
        }
        json.putObject("score")
                .put(seat.toString(), seen.points())
                .put(seat.next().toString(), seen.hisPoints());
        return json;
    }
}
