package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player of a game of tricks sees, as JSON. */
final class TricksTableJson {
    private final SeenTricks seen;

    private TricksTableJson(SeenTricks seen) {
        this.seen = seen;
    }

    static ObjectNode of(SeenTricks seen) {
        return new TricksTableJson(seen).json();
    }

    private String seat(int place) {
        return new TableSeat(seen.players(), place).toString();
    }

    private ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("hand", CardNotation.write(seen.hand().list()))
                .put("dealer", seat(seen.dealer()));
        seen.turnUp().map(Card::toString).ifPresent(card -> json.put("turn-up", card));
        ArrayNode calls = json.putArray("calls");
        seen.calls().forEach(calls::add);
        seen.maker().ifPresent(place -> json.put("maker", seat(place)));
        seen.partner().ifPresent(place -> json.put("partner", seat(place)));
        putDown(json);
        seen.sight().ifPresent(sight -> play(json, sight));
        ObjectNode won = json.putObject("tricks-won");
        for (int place = 0; place < seen.players(); place++) {
            won.put(seat(place), seen.won().get(place));
        }
        standing(json);
        return json;
    }

    /** Of others no more than how many. */
    private void putDown(ObjectNode json) {
        if (seen.exchange().isEmpty()) {
            return;
        }
        ArrayNode laid = json.putArray("laid");
        seen.laid().forEach(one -> {
            ObjectNode entry = laid.addObject().put("seat", seat(one.place())).put("number", one.cards());
            if (one.place() == seen.seat().place()) {
                entry.put("cards", CardNotation.write(one.own().list()));
            }
        });
        if (!seen.got().isEmpty()) {
            json.put("got", CardNotation.write(seen.got().list()));
        }
    }

    private void standing(ObjectNode json) {
        GameStanding standing = seen.standing();
        json.put("deal-number", standing.number());
        if (standing.pool() > 0) {
            json.put("pool", standing.pool());
        }
        ObjectNode score = json.putObject("score");
        for (int place = 0; place < seen.players(); place++) {
            score.put(seat(place), standing.points(place));
        }
        if (!standing.games().isEmpty()) {
            ObjectNode games = json.putObject("games-won");
            for (int place = 0; place < seen.players(); place++) {
                games.put(seat(place), standing.games().get(place));
            }
        }
    }

    private void play(ObjectNode json, PlayerView sight) {
        json.put("contract", sight.contract().word());
        sight.trump()
                .map(suit -> String.valueOf(suit.letter()))
                .ifPresentOrElse(suit -> json.put("trump", suit), () -> json.putNull("trump"));
        json.put("stock", sight.stock());
        json.set("trick", trick(sight.trick(), Optional.empty()));
        ArrayNode history = json.putArray("history");
        List<SeenTrick> tricks = sight.tricks();
        for (int i = 0; i < tricks.size(); i++) {
            int next = i + 1 < tricks.size()
                    ? tricks.get(i + 1).leader()
                    : sight.trick().leader();
            history.add(trick(tricks.get(i), Optional.of(next)));
        }
    }

    /** @param winner who led to the next trick */
    private ObjectNode trick(SeenTrick trick, Optional<Integer> winner) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("leader", seat(seen.seats().get(trick.leader())))
                .put("cards", CardNotation.write(trick.cards()));
        trick.named().ifPresent(suit -> json.put("named", String.valueOf(suit.letter())));
        winner.ifPresent(player -> json.put("winner", seat(seen.seats().get(player))));
        return json;
    }
}
