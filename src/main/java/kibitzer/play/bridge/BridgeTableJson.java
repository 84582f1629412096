package kibitzer.play.bridge;

import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.trick.plain.SeenTrick;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player of bridge sees, as JSON. */
final class BridgeTableJson {
    private BridgeTableJson() {}

    static ObjectNode of(SeenBridge seen) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("phase", seen.phase().word())
                .put("hand", seen.hand().toString())
                .put("dealer", letter(seen.bidding().auction().dealer()))
                .put("vulnerable", seen.vulnerability().word());
        ArrayNode calls = json.putArray("auction");
        seen.bidding().auction().calls().stream().map(Call::toString).forEach(calls::add);
        seen.contract()
                .ifPresent(contract ->
                        json.put("contract", contract.toString()).put("declarer", letter(contract.declarer())));
        seen.turn().ifPresent(turn -> json.put("plays-from", letter(turn)));
        ObjectNode open = json.putObject("open");
        for (Map.Entry<Seat, CardSet> hand : seen.hands().entrySet()) {
            if (hand.getKey() != seen.seat()) {
                open.put(letter(hand.getKey()), hand.getValue().toString());
            }
        }
        seen.leader().ifPresent(leader -> json.set("trick", trick(leader, seen.onTheTable())));
        ArrayNode history = json.putArray("history");
        for (SeenTrick trick : seen.history()) {
            history.add(trick(Seat.values()[trick.leader()], trick.cards()));
        }
        json.putObject("tricks-won")
                .put("N-S", seen.tricks().getFirst())
                .put("E-W", seen.tricks().getLast());
        seen.claim()
                .ifPresent(claim ->
                        json.putObject("claim").put("seat", letter(claim.by())).put("tricks", claim.tricks()));
        return json.put("deal-number", seen.number()).put("score", seen.northSouth());
    }

    private static ObjectNode trick(Seat leader, Iterable<Card> cards) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("leader", letter(leader))
                .put("cards", CardNotation.write(cards));
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}
