package kibitzer.web.play.baccarat;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.banking.baccarat.CoupDeal;
import kibitzer.games.banking.baccarat.Point;
import kibitzer.play.baccarat.CoupSeries;
import kibitzer.play.baccarat.SeenCoup;
import kibitzer.web.table.CardHand;

/** The two hands of a coup, the other's face down while it lasts but for a card that was given. */
final class CoupTable extends Div {

    CoupTable(SeenCoup seen) {
        addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        String other = seen.banks() ? "The player" : "The dealer";
        if (seen.banks() && seen.given().isPresent()) {
            add(row(
                    other + ": two cards face down, and the one you gave",
                    other,
                    List.of(seen.given().get())));
        } else {
            boolean stands = seen.banks() && seen.step() == CoupDeal.Step.DEALER;
            add(note(other + (stands ? " stands on two cards face down." : ": two cards face down, no natural.")));
        }
        add(row("Your hand: " + Point.of(seen.own()), "Your hand", seen.own()));
    }

    CoupTable(CoupSeries.Banked banked, int place) {
        addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        boolean banks = banked.banker() == place;
        List<Card> own = banks ? banked.coup().dealer() : banked.coup().player();
        List<Card> others = banks ? banked.coup().player() : banked.coup().dealer();
        String other = banks ? "The player" : "The dealer";
        add(row(other + ": " + Point.of(others), other, others));
        add(row("Your hand: " + Point.of(own), "Your hand", own));
    }

    private static Div row(String label, String name, List<Card> cards) {
        return new Div(note(label), new CardHand(name, cards));
    }

    private static Span note(String words) {
        Span note = new Span(words);
        note.addClassName("kb-baize-note");
        return note;
    }
}
