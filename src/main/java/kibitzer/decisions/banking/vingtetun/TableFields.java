package kibitzer.decisions.banking.vingtetun;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import kibitzer.cards.Cards;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.banking.cards.ShownCard;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.banking.vingtetun.Shoe;

/** The fields of a hand at vingt-et-un, and how it lies on the table. */
final class TableFields {
    /** Aces alone. */
    static final int MOST_CARDS = 21;

    private static final int MOST_SEEN = 400;

    private static final Field<Cards> HAND = required(
            "hand", CardsNotation.kind(2, MOST_CARDS), "your cards; a card may stand as often as the packs have it");
    private static final Field<ShownCard> DEALER_UP =
            required("dealer-up", ShownCard.KIND, "the card that the dealer shows");
    private static final Field<Integer> PACKS =
            optional("packs", Kinds.number(1, Shoe.MOST_PACKS), 1, "how many packs are shuffled together");
    private static final Field<Cards> SEEN = optional(
            "seen", CardsNotation.kind(0, MOST_SEEN), Cards.NONE, "other cards that have fallen since the shuffle");

    private TableFields() {}

    /** @param check what this decision asks of the hand beside */
    static Form<HandAtTable> form(UnaryOperator<HandAtTable> check) {
        return Form.of(
                (hand, up, packs, seen) -> check.apply(new HandAtTable(hand, up, packs, seen)),
                HAND.of(HandAtTable::hand),
                DEALER_UP.of(HandAtTable::dealerUp),
                PACKS.whereGiven(HandAtTable::packs),
                SEEN.whereGiven(HandAtTable::seen));
    }

    static List<Exhibit> shown(HandAtTable table) {
        List<Exhibit> shown = new ArrayList<>();
        if (table.packs() > 1) {
            shown.add(new Exhibit.Fact("Packs", String.valueOf(table.packs())));
        }
        table.fallen().ifPresent(cards -> shown.add(new Exhibit.Fact("Fallen before", cards)));
        shown.add(table.dealerUp().shown("The dealer shows"));
        shown.add(new Exhibit.Row("Your hand", table.hand().list()));
        return shown;
    }
}
