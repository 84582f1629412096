package kibitzer.decisions.bridge.bidding;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.CulbertsonPoints;
import kibitzer.conventions.bridge.value.ValuationMethod;
import kibitzer.conventions.bridge.value.ValuationMethod.Trumps;
import kibitzer.conventions.bridge.value.Valued;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/**
 * A hand, and the count by which it is to be valued.
 *
 * @param hand 13 cards
 * @param method the count
 * @param trump the suit that is to be trumps; may be left out where the count does not ask for it
 */
public record HandToValue(CardSet hand, ValuationMethod method, Optional<Suit> trump) {
    static final Form<HandToValue> FORM = Form.of(
            HandToValue::new,
            required("hand", Kinds.hand(13), "the hand").of(HandToValue::hand),
            required(
                            "method",
                            Kinds.word(ValuationMethod.words()).as(ValuationMethod::named, ValuationMethod::word),
                            "how it is valued")
                    .of(HandToValue::method),
            optional(
                            "trump",
                            Kinds.suit(),
                            Suit.SPADES,
                            "the trump suit, where the count asks for one; for an opening bid the longest suit if none is named")
                    .ifAny(HandToValue::trump));

    public HandToValue {
        if (method.trumps() == Trumps.REQUIRED && trump.isEmpty()) {
            throw new BadQuestion("trump", "missing for " + method.word(), "a suit: S H D C");
        }
    }

    /** The hand with the trumps that are named or, for an opening bid, taken. */
    Valued valued() {
        return takesItsOwnTrumps()
                ? Valued.with(hand, CulbertsonPoints.suitToOpen(hand))
                : new Valued(hand, method.trumps() == Trumps.NONE ? Optional.empty() : trump);
    }

    boolean takesItsOwnTrumps() {
        return method.trumps() == Trumps.OPTIONAL && trump.isEmpty();
    }
}
