package kibitzer.play.bridge.whist1904;

import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.whist1904.Declaring;
import kibitzer.games.bridge.whist1904.Declaring.Saying;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.bridge.PlayedBridge;

/** What is said before the lead, and then the cards and claims of bridge: "H", "NT", "leave", "double", "pass", "KS", "claim 5". */
public record BridgeWhistMove(String word) {
    private static final String EXPECTED = "a trump S H D C or NT, leave, double, pass, a card such as KS, or claim 5";
    private static final Kind<BridgeMove> CARDS = new PlayedBridge().moves();

    static final Kind<BridgeWhistMove> KIND = Kinds.named(EXPECTED, BridgeWhistMove::read, BridgeWhistMove::word);

    static BridgeWhistMove of(Saying saying) {
        return new BridgeWhistMove(saying.toString());
    }

    static BridgeWhistMove of(BridgeMove move) {
        return new BridgeWhistMove(move.word());
    }

    private static BridgeWhistMove read(String text) {
        return new BridgeWhistMove(text.strip())
                .saying()
                .map(BridgeWhistMove::of)
                .orElseGet(() -> card(text));
    }

    private static BridgeWhistMove card(String text) {
        try {
            return of(CARDS.readText(text));
        } catch (BadNotation neither) {
            throw new BadNotation(text, EXPECTED);
        }
    }

    /** Empty where it is none. */
    Optional<Saying> saying() {
        String plain = word.toLowerCase(Locale.ROOT);
        return Declaring.ALL.stream()
                .filter(saying -> saying.toString().toLowerCase(Locale.ROOT).equals(plain))
                .findFirst();
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
