package kibitzer.web.play.casino;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.Layout;
import kibitzer.play.casino.SeenCasino;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardTable;

/** What lies between the players: the opponent's cards face down, the stock, the loose cards, each build with its owner. */
public final class CasinoTable extends Div {

    public CasinoTable(SeenCasino seen) {
        addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        CardTable others = new CardTable("The table");
        others.seat("N", seen.sight().dealer() ? "Opponent" : "Opponent, the dealer", seen.others());
        others.setStock(seen.stock());
        add(others);
        Layout layout = seen.sight().layout();
        add(
                layout.loose().isEmpty()
                        ? note(layout.builds().isEmpty() ? "Nothing lies on the table." : "No card lies loose.")
                        : row(
                                "On the table",
                                new CardHand("On the table", layout.loose().byRank())));
        Div builds = new Div();
        builds.addClassName("kb-gin-groups");
        layout.builds().forEach(build -> builds.add(build(build)));
        if (!layout.builds().isEmpty()) {
            add(builds);
        }
    }

    private static Div build(Build build) {
        String name = (build.owner() == CasinoSight.ME ? "Your build of " : "Opponent's build of ")
                + CasinoNames.plural(build.value());
        Div shown = row(name, new CardHand(name, build.cards().byRank()));
        shown.addClassName("kb-gin-group");
        shown.getStyle().set("--many", String.valueOf(build.cards().size()));
        return shown;
    }

    private static Div row(String label, CardHand cards) {
        Span name = note(label);
        name.getElement().setAttribute("aria-hidden", "true");
        return new Div(name, cards);
    }

    private static Span note(String words) {
        Span note = new Span(words);
        note.addClassName("kb-baize-note");
        return note;
    }
}
