package kibitzer.web.gin;

import com.vaadin.flow.component.html.Div;
import kibitzer.decisions.gin.play.PlayedGin;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.web.table.CardTable;

/** What lies between the players: the opponent's cards face down, the stock, the pile with the upcard on top. */
public final class GinTable extends Div {

    public GinTable(GinHand hand) {
        addClassNames("kb-baize", "kb-gin-table");
        CardTable table = new CardTable("The table");
        table.seat(
                "N",
                hand.dealer() == PlayedGin.ROBOT ? "Opponent, the dealer" : "Opponent",
                hand.hand(PlayedGin.ROBOT).size());
        table.setStock(hand.stock().size());
        table.setDiscards(hand.pile());
        add(table);
    }
}
