package kibitzer.decisions.answer;

import kibitzer.cards.BadNotation;
import kibitzer.cards.Cards;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import tools.jackson.databind.node.JsonNodeFactory;

/** Cards out of several packs as JSON, in any order, the same perhaps more than once: "KS KS 7H JK". */
public final class CardsNotation {
    private CardsNotation() {}

    /** So many cards, from the least to the most. */
    public static Kind<Cards> kind(int least, int most) {
        String expected =
                (least == most ? String.valueOf(least) : least + " to " + most) + " cards, such as \"KS KS 7H JK\"";
        return new Kind<>(
                expected,
                JsonNodeFactory.instance.objectNode().put("type", "string").put("description", expected),
                json -> {
                    Cards cards = Cards.of(Kinds.textOf(json, expected));
                    if (cards.size() < least || cards.size() > most) {
                        throw BadNotation.because(cards.size() == 1 ? "1 card" : cards.size() + " cards", expected);
                    }
                    return cards;
                },
                cards -> JsonNodeFactory.instance.stringNode(cards.toString()));
    }
}
