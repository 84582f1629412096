package kibitzer.play.bridge;

import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Call;

/**
 * A call, a card or a claim, as it is written: "1NT", "KS", "claim 5". "2S" is a bid while the bidding goes on, and then a
 * card.
 */
public record BridgeMove(String word) {
    private static final String CLAIM = "claim ";
    private static final String EXPECTED =
            "a call such as 1NT or P, a card such as KS, or claim 5 for five of the tricks left";
    private static final int MOST_TRICKS = 13;

    static final Kind<BridgeMove> KIND = Kinds.named(EXPECTED, BridgeMove::read, BridgeMove::word);

    public static BridgeMove of(Call call) {
        return new BridgeMove(call.toString());
    }

    public static BridgeMove of(Card card) {
        return new BridgeMove(card.toString());
    }

    /** So many of the tricks that are left; the others are conceded. */
    public static BridgeMove claim(int tricks) {
        return new BridgeMove(CLAIM + tricks);
    }

    private static BridgeMove read(String text) {
        BridgeMove move = new BridgeMove(text.strip().toLowerCase(Locale.ROOT));
        if (move.claimed().isPresent()) {
            return move;
        }
        BridgeMove plain = new BridgeMove(text.strip());
        return plain.call()
                .map(BridgeMove::of)
                .or(() -> plain.card().map(BridgeMove::of))
                .orElseThrow(() -> new BadNotation(text, EXPECTED));
    }

    /** Empty where it can be none. */
    public Optional<Call> call() {
        try {
            return Optional.of(Call.of(word));
        } catch (BadNotation noCall) {
            return Optional.empty();
        }
    }

    /** Empty where it can be none. */
    public Optional<Card> card() {
        try {
            return Optional.of(CardNotation.read(word));
        } catch (BadNotation noCard) {
            return Optional.empty();
        }
    }

    /** How many tricks are claimed; empty where it is no claim. */
    public Optional<Integer> claimed() {
        if (!word.startsWith(CLAIM)) {
            return Optional.empty();
        }
        try {
            int tricks = Integer.parseInt(word.substring(CLAIM.length()));
            return tricks >= 0 && tricks <= MOST_TRICKS ? Optional.of(tricks) : Optional.empty();
        } catch (NumberFormatException noNumber) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return word;
    }
}
