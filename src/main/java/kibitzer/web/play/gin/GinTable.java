package kibitzer.web.play.gin;

import com.vaadin.flow.component.html.Div;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.play.gin.SeenGin;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.TableMoves;

/** What lies between the players: the opponent's cards face down, the stock, the pile with the upcard on top. */
public final class GinTable extends Div {
    private static final String OPPONENT = "N";

    /** @param hand which hand it is: its moves are shown once */
    public GinTable(String hand, SeenGin seen) {
        addClassNames("kb-baize", "kb-gin-table");
        CardTable table = new CardTable("The table");
        table.seat(OPPONENT, seen.sight().dealer() ? "Opponent" : "Opponent, the dealer", seen.others());
        table.setStock(seen.stock());
        table.setDiscards(seen.sight().pile());
        add(table, moves(hand, seen));
    }

    private static TableMoves moves(String hand, SeenGin seen) {
        TableMoves moves = new TableMoves(hand);
        for (SeenGin.SeenPlay played : seen.story()) {
            String player = played.own() ? TableMoves.OWN : OPPONENT;
            switch (played.play()) {
                case GinPlay.Refuse refuse -> {}
                case GinPlay.TakeUpcard take -> moves.card(played.card(), TableMoves.PILE, player);
                case GinPlay.DrawStock draw -> moves.card(played.card(), TableMoves.STOCK, player);
                case GinPlay.Throw thrown -> moves.card(played.card(), player, TableMoves.PILE);
                case GinPlay.Knock knock -> moves.card(played.card(), player, TableMoves.PILE);
            }
        }
        return moves;
    }
}
