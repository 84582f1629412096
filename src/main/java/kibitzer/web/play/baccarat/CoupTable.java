package kibitzer.web.play.baccarat;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.banking.baccarat.CoupDeal;
import kibitzer.games.banking.baccarat.Point;
import kibitzer.play.baccarat.CoupSeries;
import kibitzer.play.baccarat.SeenCoup;
import kibitzer.web.table.CardTable;

/** The two hands of a coup, the other's face down while it lasts but for a card that was given. */
final class CoupTable extends Div {
    private static final int TWO = 2;

    /** @param name of the coup: its moves are shown once */
    CoupTable(String name, SeenCoup seen) {
        addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        String other = seen.banks() ? "The player" : "The dealer";
        List<Card> given = seen.banks() ? seen.given().stream().toList() : List.of();
        boolean stands = given.isEmpty() && seen.banks() && seen.step() == CoupDeal.Step.DEALER;
        CardTable table = new CardTable("The table");
        table.dealt(
                CoupMoves.OTHER,
                other,
                TWO,
                given,
                given.isEmpty() ? stands ? "stands on two cards" : "no natural" : "the card you gave lies open");
        table.dealt(CoupMoves.OWN, "Your hand: " + Point.of(seen.own()), 0, seen.own(), "");
        table.setStock(CoupSeries.PACKS * Card.ALL.size() - TWO - seen.own().size() - given.size());
        table.setPot(1);
        table.setPotLabel(seen.banks() ? "The player's bet" : "Your bet");
        add(table, CoupMoves.of(name, seen.banks(), seen.own(), seen.given()));
    }

    CoupTable(String name, CoupSeries.Banked banked, int place) {
        addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        boolean banks = banked.banker() == place;
        List<Card> own = banks ? banked.coup().dealer() : banked.coup().player();
        List<Card> others = banks ? banked.coup().player() : banked.coup().dealer();
        String other = banks ? "The player" : "The dealer";
        CardTable table = new CardTable("The table");
        table.dealt(CoupMoves.OTHER, other + ": " + Point.of(others), 0, others, "");
        table.dealt(CoupMoves.OWN, "Your hand: " + Point.of(own), 0, own, "");
        table.setStock(banked.coup().stock().size());
        add(
                table,
                CoupMoves.ended(
                        name, banks, own, banked.coup().given(), banked.coup().dealer(), banked.won(place)));
    }
}
