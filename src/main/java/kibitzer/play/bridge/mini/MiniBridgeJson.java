package kibitzer.play.bridge.mini;

import java.util.Optional;
import kibitzer.games.bridge.Seat;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player of mini-bridge sees, as JSON: from the first lead on as at bridge. */
final class MiniBridgeJson {
    private MiniBridgeJson() {}

    static ObjectNode of(SeenMiniBridge seen, Optional<ObjectNode> play) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("phase", seen.phase().word())
                .put("hand", seen.hand().toString())
                .put("dealer", letter(seen.dealer()))
                .put("vulnerable", seen.vulnerability().word());
        ObjectNode announced = json.putObject("announced");
        for (Seat seat : Seat.values()) {
            if (seen.announced().containsKey(seat)) {
                announced.put(letter(seat), seen.announced().getOrDefault(seat, 0));
            }
        }
        seen.declarer().ifPresent(declarer -> json.put("declarer", letter(declarer)));
        seen.dummy().ifPresent(dummy -> json.put("dummy", dummy.toString()));
        seen.named().ifPresent(named -> json.put("named", named.toString()));
        play.ifPresent(bridge -> json.set("play", bridge));
        return json;
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}
