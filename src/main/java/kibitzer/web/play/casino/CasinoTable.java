package kibitzer.web.play.casino;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoDeal;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.Layout;
import kibitzer.play.casino.CasinoSeries;
import kibitzer.play.casino.SeenCasino;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.TableMoves;

/** What lies between the players: the loose cards, each build with its owner; how many cards the opponent and the stock hold. */
public final class CasinoTable extends Div {
    private static final String OPPONENT = "N";

    /** @param deal which deal it is: its moves are shown once */
    public CasinoTable(String deal, SeenCasino seen) {
        addClassNames("kb-baize", "kb-gin-table", "kb-casino-table");
        Layout layout = seen.sight().layout();
        CardTable table = new CardTable("The table");
        table.seat(OPPONENT, seen.sight().dealer() ? "Opponent" : "Opponent, the dealer", seen.others());
        int number = 0;
        for (Build build : layout.builds()) {
            table.dealt("build-" + ++number, name(build), 0, build.cards().byRank(), "");
        }
        table.setStock(seen.stock());
        table.setOpen("On the table", layout.loose().byRank());
        add(table);
        if (layout.loose().isEmpty()) {
            Span none = new Span(layout.builds().isEmpty() ? "Nothing lies on the table." : "No card lies loose.");
            none.addClassName("kb-baize-note");
            add(none);
        }
        add(moves(deal, seen));
    }

    private static String name(Build build) {
        return (build.owner() == CasinoSight.ME ? "Your build of " : "Opponent's build of ")
                + CasinoNames.plural(build.value());
    }

    /** Every card that was played is seen on its way to those on the table. */
    private static TableMoves moves(String deal, SeenCasino seen) {
        TableMoves moves = new TableMoves(deal);
        for (CasinoDeal.Played played : seen.story()) {
            moves.card(
                    Optional.of(card(played.play())),
                    played.player() == CasinoSeries.LEARNER ? TableMoves.OWN : OPPONENT,
                    TableMoves.PILE);
        }
        return moves;
    }

    private static Card card(CasinoPlay play) {
        return switch (play) {
            case CasinoPlay.Take take -> take.card();
            case CasinoPlay.Builds builds -> builds.card();
            case CasinoPlay.Trail trail -> trail.card();
        };
    }
}
