package kibitzer.play.bridge.mini;

import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.bridge.PlayedBridge;

/** Points, who declares, a contract, and then the cards and claims of bridge, as they are written: "12", "south", "part-S", "KS". */
public record MiniBridgeMove(String word) {
    private static final String EXPECTED =
            "points such as 12, a seat such as south, a contract such as part-S, a card such as KS, or claim 5";
    private static final Kind<BridgeMove> CARDS = new PlayedBridge().moves();

    static final Kind<MiniBridgeMove> KIND = Kinds.named(EXPECTED, MiniBridgeMove::read, MiniBridgeMove::word);

    static MiniBridgeMove points(int points) {
        return new MiniBridgeMove(String.valueOf(points));
    }

    static MiniBridgeMove declares(Seat seat) {
        return new MiniBridgeMove(seat.inWords());
    }

    static MiniBridgeMove of(NamedContract contract) {
        return new MiniBridgeMove(contract.toString());
    }

    static MiniBridgeMove of(BridgeMove move) {
        return new MiniBridgeMove(move.word());
    }

    private static MiniBridgeMove read(String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        if (plain.matches("\\d{1,2}")) {
            return points(Integer.parseInt(plain));
        }
        for (Seat seat : Seat.values()) {
            if (plain.equals(seat.inWords())) {
                return declares(seat);
            }
        }
        if (plain.startsWith("part") || plain.startsWith("game")) {
            return of(NamedContract.of(plain));
        }
        try {
            return of(CARDS.readText(text));
        } catch (BadNotation neither) {
            throw new BadNotation(text, EXPECTED);
        }
    }

    /** Empty where it can be none. */
    Optional<NamedContract> contract() {
        try {
            return Optional.of(NamedContract.of(word));
        } catch (BadNotation other) {
            return Optional.empty();
        }
    }

    /** The same at bridge: a card or a claim. */
    BridgeMove atBridge() {
        return new BridgeMove(word);
    }

    @Override
    public String toString() {
        return word;
    }
}
