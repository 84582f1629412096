package kibitzer.play.cribbage;

import kibitzer.cards.CardNotation;
import kibitzer.games.cribbage.Pips;
import kibitzer.games.cribbage.play.CribbageEvent;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player of cribbage sees, as JSON. */
final class CribbageTableJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final SeenCribbage seen;

    private CribbageTableJson(SeenCribbage seen) {
        this.seen = seen;
    }

    static ObjectNode of(SeenCribbage seen) {
        return new CribbageTableJson(seen).table();
    }

    private ObjectNode table() {
        ObjectNode json = JSON.objectNode()
                .put("deal", seen.deal())
                .put("dealer", seat(seen.dealer()))
                .put("hand", seen.hand().toString())
                .put("laid-away", seen.laid().toString());
        seen.starter().ifPresent(card -> json.put("starter", card.toString()));
        json.put("pile", CardNotation.write(seen.pile())).put("count", Pips.sum(seen.pile()));
        if (!seen.counting().isEmpty()) {
            json.put("counting", seen.counting().toString()).put("crib", seen.crib());
        }
        ObjectNode held = json.putObject("cards-held");
        ObjectNode score = json.putObject("score");
        for (int player = 0; player < seen.game().players(); player++) {
            held.put(seat(player), seen.others().get(player));
            score.put(seat(player), seen.scores().get(seen.game().sideOf(player)));
        }
        json.put("to", seen.end());
        ArrayNode story = json.putArray("story");
        seen.events().forEach(event -> story.add(told(event)));
        return json;
    }

    private ObjectNode told(CribbageEvent event) {
        ObjectNode json = JSON.objectNode().put("deal", event.deal());
        return switch (event) {
            case CribbageEvent.Turned turned ->
                json.put("did", "starter").put("card", turned.starter().toString());
            case CribbageEvent.Played played ->
                json.put("seat", seat(played.player()))
                        .put("did", "play")
                        .put("card", played.card().toString())
                        .put("count", played.count().count())
                        .put("points", played.count().points());
            case CribbageEvent.Go go -> json.put("seat", seat(go.player())).put("did", "go");
            case CribbageEvent.Pegged pegged ->
                json.put("seat", seat(pegged.player()))
                        .put("did", pegged.last() ? "last-card" : "go-for-one")
                        .put("points", CribbageEvent.Pegged.POINTS);
            case CribbageEvent.Shown shown ->
                json.put("seat", seat(shown.player()))
                        .put("did", shown.crib() ? "crib" : "hand")
                        .put("cards", shown.cards().toString())
                        .put("points", shown.claimed())
                        .put("overlooked", shown.taken());
        };
    }

    private String seat(int player) {
        return new TableSeat(seen.game().players(), player).toString();
    }
}
