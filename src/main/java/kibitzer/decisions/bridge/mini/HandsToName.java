package kibitzer.decisions.bridge.mini;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.bridge.score.VulnerableNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.games.bridge.mini.TrickCount;
import kibitzer.games.bridge.mini.TrickSample;
import kibitzer.games.bridge.mini.TwoHands;

/**
 * Declarer's hand and dummy, for which a contract is to be named.
 *
 * @param vulnerable whether declarer's side is vulnerable
 */
public record HandsToName(TwoHands hands, boolean vulnerable) {
    static final Form<HandsToName> FORM = Form.of(
            HandsToName::of,
            required("hand", Kinds.hand(13), "declarer's hand")
                    .of(position -> position.hands().hand()),
            required("dummy", Kinds.hand(13), "dummy, which declarer sees")
                    .of(position -> position.hands().dummy()),
            optional("vulnerable", VulnerableNotation.KIND, false, "whether declarer's side is vulnerable")
                    .of(HandsToName::vulnerable));

    private static HandsToName of(CardSet hand, CardSet dummy, boolean vulnerable) {
        try {
            return new HandsToName(new TwoHands(hand, dummy), vulnerable);
        } catch (BadNotation bad) {
            throw new BadQuestion("dummy", String.valueOf(bad.getMessage()));
        }
    }

    TrickSample sample() {
        return TrickCount.of(hands);
    }

    CountedContract counted(NamedContract contract, TrickSample sample) {
        return new CountedContract(contract, sample.points(contract, vulnerable), sample.made(contract));
    }
}
