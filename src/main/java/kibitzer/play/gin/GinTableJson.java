package kibitzer.play.gin;

import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.play.GinGame;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player of gin sees, as JSON. */
final class GinTableJson {
    private GinTableJson() {}

    static ObjectNode of(SeenGin seen, TableSeat seat) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("hand", seen.sight().hand().toString())
                .put("dealer", (seen.sight().dealer() ? seat : seat.next()).toString())
                .put("discards", CardNotation.write(seen.sight().pile()))
                .put("stock", seen.stock());
        cards(json, "opponent-took", seen.sight().took());
        cards(json, "opponent-passed", seen.sight().refused());
        seen.taken().ifPresent(card -> json.put("taken", card.toString()));
        json.put("turn", seen.sight().turn()).put("hand-number", seen.number());
        ArrayNode story = json.putArray("story");
        seen.story().forEach(played -> story.add(play(played, seat)));
        score(json.putObject("score"), seen, seat);
        return json;
    }

    private static void cards(ObjectNode json, String name, CardSet cards) {
        json.put(name, cards.toString());
    }

    private static ObjectNode play(SeenGin.SeenPlay played, TableSeat seat) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("seat", (played.own() ? seat : seat.next()).toString())
                .put("did", did(played.play()));
        played.card().ifPresent(card -> json.put("card", card.toString()));
        return json;
    }

    private static String did(GinPlay play) {
        return switch (play) {
            case GinPlay.TakeUpcard take -> "upcard";
            case GinPlay.Refuse refuse -> "refuse";
            case GinPlay.DrawStock draw -> "stock";
            case GinPlay.Throw thrown -> "throw";
            case GinPlay.Knock knock -> "knock";
        };
    }

    /** The running scores of the three games of the sheet, seat by seat. */
    private static void score(ObjectNode json, SeenGin seen, TableSeat seat) {
        ArrayNode own = json.putArray(seat.toString());
        ArrayNode others = json.putArray(seat.next().toString());
        for (GinGame game : seen.sheet().games()) {
            own.add(game.score(seen.player()));
            others.add(game.score(1 - seen.player()));
        }
    }
}
