package kibitzer.web.play.gin;

import com.vaadin.flow.component.html.Div;
import kibitzer.play.gin.SeenGin;
import kibitzer.web.table.CardTable;

/** What lies between the players: the opponent's cards face down, the stock, the pile with the upcard on top. */
public final class GinTable extends Div {

    public GinTable(SeenGin seen) {
        addClassNames("kb-baize", "kb-gin-table");
        CardTable table = new CardTable("The table");
        table.seat("N", seen.sight().dealer() ? "Opponent" : "Opponent, the dealer", seen.others());
        table.setStock(seen.stock());
        table.setDiscards(seen.sight().pile());
        add(table);
    }
}
