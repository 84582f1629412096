package kibitzer.decisions.answer;

import java.util.List;
import java.util.function.Function;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import tools.jackson.databind.node.JsonNodeFactory;

/** Cards out of several packs as JSON, in any order, the same perhaps more than once: "KS KS 7H JK". */
public final class CardsNotation {
    private CardsNotation() {}

    /** So many cards, from the least to the most. */
    public static Kind<Cards> kind(int least, int most) {
        return kind(least, most, CardNotation::readList);
    }

    /** The same of any pack, 11 to 13, cavaliers and tarots too. */
    public static Kind<Cards> ofAnyPack(int least, int most) {
        return kind(least, most, CardNotation::readListOfAnyPack);
    }

    /** At most so many cards of any pack in the order given, identical ones as often as they are there. */
    public static Kind<List<Card>> inOrder(int most) {
        return Kinds.named("cards in order, such as \"KS 9S\"", text -> upTo(most, text), CardNotation::write);
    }

    private static List<Card> upTo(int most, String text) {
        List<Card> cards = CardNotation.readListOfAnyPack(text).stream()
                .map(card -> card.isJoker() ? Card.JOKER : card)
                .toList();
        if (cards.size() > most) {
            throw BadNotation.because(cards.size() + " cards", "at most " + most);
        }
        return cards;
    }

    private static Kind<Cards> kind(int least, int most, Function<String, List<Card>> reader) {
        String expected =
                (least == most ? String.valueOf(least) : least + " to " + most) + " cards, such as \"KS KS 7H JK\"";
        return new Kind<>(
                expected,
                JsonNodeFactory.instance.objectNode().put("type", "string").put("description", expected),
                json -> {
                    Cards cards = Cards.of(reader.apply(Kinds.textOf(json, expected)));
                    if (cards.size() < least || cards.size() > most) {
                        throw BadNotation.because(cards.size() == 1 ? "1 card" : cards.size() + " cards", expected);
                    }
                    return cards;
                },
                cards -> JsonNodeFactory.instance.stringNode(cards.toString()));
    }
}
