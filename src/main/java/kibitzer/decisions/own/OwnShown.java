package kibitzer.decisions.own;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;

/** What may lie beside a question of one's own: cards, and what was called. */
record OwnShown(Optional<CardSet> cards, Optional<String> auction) {
    private static final int WHOLE_PACK = 52;
    private static final int LONGEST_AUCTION = 200;

    static final Field<CardSet> CARDS =
            Field.optional("cards", Kinds.cards(1, WHOLE_PACK), CardSet.EMPTY, "cards shown beside it, if any");

    static final Field<String> AUCTION =
            Field.optional("auction", Kinds.text(LONGEST_AUCTION), "", "what was called, as it is to be read");

    List<Exhibit> exhibits() {
        List<Exhibit> shown = new ArrayList<>();
        auction.ifPresent(calls -> shown.add(new Exhibit.Fact("The auction", calls)));
        cards.ifPresent(held -> shown.add(new Exhibit.Held("The cards", held)));
        return shown;
    }
}
