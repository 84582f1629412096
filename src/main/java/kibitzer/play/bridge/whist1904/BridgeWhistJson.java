package kibitzer.play.bridge.whist1904;

import java.util.Optional;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.scoring.Side;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player sees, as JSON: from the first lead on as at bridge. */
final class BridgeWhistJson {
    private BridgeWhistJson() {}

    static ObjectNode of(SeenBridgeWhist seen, Optional<ObjectNode> play) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("phase", seen.phase().word())
                .put("hand", seen.hand().toString())
                .put("dealer", letter(seen.declaring().dealer()));
        ArrayNode said = json.putArray("said");
        seen.declaring().said().forEach(saying -> said.add(saying.toString()));
        seen.declaring().trump().ifPresent(trump -> json.put("trump", trump.letters()));
        seen.declaring().maker().ifPresent(maker -> json.put("maker", letter(maker)));
        json.put("doubled", seen.declaring().doubled());
        play.ifPresent(bridge -> json.set("play", bridge));
        json.putObject("score")
                .put("N-S", seen.rubber().total(Side.WE))
                .put("E-W", seen.rubber().total(Side.THEY));
        return json.put("deal-number", seen.number());
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}
