package kibitzer.play.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;
import kibitzer.games.whist.score.GameScore;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player of whist sees, as JSON. */
final class WhistTableJson {
    private static final List<String> SIDES = List.of("N-S", "E-W");

    private WhistTableJson() {}

    static ObjectNode of(SeenWhist seen) {
        WhistSight sight = seen.sight();
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("hand", seen.hand(seen.seat()).orElseThrow().toString())
                .put("trump", String.valueOf(sight.trump().letter()))
                .put("dealer", sight.dealer().toString());
        sight.turnUp().ifPresent(card -> json.put("turn-up", card.toString()));
        seen.dummy()
                .ifPresent(dummy -> json.put("dummy", dummy.toString())
                        .put("plays-from", seen.toPlay().toString())
                        .put("open", seen.hand(dummy).orElseThrow().toString()));
        json.set("trick", trick(seen.table()));
        ArrayNode history = json.putArray("history");
        sight.history()
                .forEach(trick -> history.add(
                        trick(trick).put("winner", trick.winner(sight.trump()).toString())));
        bySide(json, "tricks-won", seen.tricks());
        json.put("deal-number", seen.number()).put("to", seen.score().form().goal());
        bySide(json, "score", seen.score().standing());
        bySide(json, "games", List.of(seen.score().won(0), seen.score().won(1)));
        ArrayNode games = json.putArray("rubber");
        seen.score().games().forEach(game -> games.add(game(game)));
        return json;
    }

    private static ObjectNode game(GameScore game) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        bySide(json, "points", game.points());
        Optional<Integer> winner = game.winner();
        winner.ifPresent(side -> json.put("won-by", SIDES.get(side)));
        game.value().ifPresent(value -> json.put("value", value.name()));
        return json;
    }

    private static ObjectNode trick(WhistTrick trick) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("leader", trick.leader().toString())
                .put("cards", CardNotation.write(trick.cards()));
    }

    private static void bySide(ObjectNode json, String name, List<Integer> numbers) {
        json.putObject(name).put(SIDES.getFirst(), numbers.getFirst()).put(SIDES.getLast(), numbers.getLast());
    }
}
