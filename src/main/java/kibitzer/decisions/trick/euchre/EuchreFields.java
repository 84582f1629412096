package kibitzer.decisions.trick.euchre;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.Collection;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.euchre.EuchreView;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.euchre.EuchreGames;

/** The values that questions on euchre are made of. */
final class EuchreFields {
    static final Kind<TableSeat> SEAT =
            Kinds.named("a seat: N E S W", text -> TableSeat.read(EuchreView.PLAYERS, text), TableSeat::toString);
    static final Field<CardSet> HAND =
            required("hand", Kinds.cards(EuchreView.HAND, EuchreView.HAND), "your five cards, sevens to aces");
    static final Field<TableSeat> DEALER = required("dealer", SEAT, "who dealt");
    private static final int MOST = EuchreView.BRIDGE;

    private EuchreFields() {}

    static Field<Integer> score(String name, String says) {
        return optional(name, Kinds.number(0, MOST), 0, says);
    }

    static void inThePack(String field, Collection<Card> cards) {
        TrickFields.inThePack(EuchreGames.EUCHRE, field, cards, List.of());
    }
}
