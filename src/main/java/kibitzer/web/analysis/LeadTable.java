package kibitzer.web.analysis;

import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.games.bridge.doubledummy.LeadAnalysis;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.table.CardText;
import kibitzer.web.table.FourHands;

/** The leads of one hand, those that hold declarer to the fewest tricks first. */
public final class LeadTable extends NativeTable {

    public LeadTable(LeadAnalysis leads) {
        addClassNames("kb-data", "kb-leads");
        NativeTableRow head = getHead().addRow();
        header(head, FourHands.capital(leads.declarer()) + " wins");
        header(head, FourHands.capital(leads.leader()) + " leads");
        Map<Integer, List<Card>> byTricks = new TreeMap<>();
        leads.tricks()
                .forEach((card, tricks) ->
                        byTricks.computeIfAbsent(tricks, t -> new ArrayList<>()).add(card));
        byTricks.forEach((tricks, cards) -> {
            NativeTableRow row = getBody().addRow();
            row.add(HeaderCell.ofRow(String.valueOf(tricks)));
            NativeTableCell held = row.addDataCell();
            held.add(new CardText(cards.stream().map(Card::toString).collect(Collectors.joining("  "))));
        });
    }

    private static void header(NativeTableRow row, String text) {
        row.add(HeaderCell.ofColumn(text));
    }
}
