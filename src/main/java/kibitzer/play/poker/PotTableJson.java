package kibitzer.play.poker;

import java.util.Locale;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.pot.BettingAction;
import kibitzer.games.poker.pot.Move;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotSeat;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a player sees of a pot, as JSON. */
final class PotTableJson {
    private PotTableJson() {}

    static ObjectNode of(SeenPot seen) {
        Pot pot = seen.pot();
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("hand", pot.seat(seen.seat()).hand().toString())
                .put("phase", pot.phase().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .put("round", pot.round())
                .put("pot", pot.chips());
        if (!pot.isOver() && pot.toAct() == seen.seat()) {
            json.put("to-call", pot.toCall());
        }
        ObjectNode seats = json.putObject("seats");
        for (int seat = 0; seat < pot.seats().size(); seat++) {
            seats.set(name(seat), seat(pot.seat(seat)));
        }
        ArrayNode said = json.putArray("said");
        pot.said().forEach(each -> said.add(said(each)));
        return json;
    }

    private static String name(int seat) {
        return String.valueOf(seat + 1);
    }

    private static ObjectNode seat(PotSeat seat) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("chips", seat.chips())
                .put("staked", seat.staked())
                .put("in", seat.in());
        if (!seat.up().isEmpty()) {
            json.put("up", seat.up().toString());
        }
        seat.drew().ifPresent(many -> json.put("drew", many));
        return json;
    }

    /** {"seat": "3", "did": "raise", "paid": 4}; of a draw only how many cards. */
    private static ObjectNode said(BettingAction said) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("seat", name(said.seat()));
        switch (said.move()) {
            case Move.Word word -> json.put("did", PokerMove.write(word)).put("paid", said.paid());
            case Move.Discard(CardSet cards) -> json.put("did", "draw").put("cards", cards.size());
            case Move.Drawn(int many) -> json.put("did", "draw").put("cards", many);
        }
        return json;
    }
}
