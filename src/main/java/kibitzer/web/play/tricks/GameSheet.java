package kibitzer.web.play.tricks;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableFooter;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableRow;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import kibitzer.games.trick.settle.GamePoints;
import kibitzer.play.tricks.GameStanding;
import kibitzer.play.tricks.SeenTricks;
import kibitzer.web.page.HeaderCell;

/** The score of a game of several deals, deal by deal; partners have one column. */
public final class GameSheet extends Div {
    private final SeatNames names;
    private final List<Integer> columns;

    public GameSheet(SeenTricks seen) {
        this.names = SeatNames.of(seen);
        boolean partners = seen.isByPartners();
        int own = seen.seat().place();
        this.columns = partners
                ? List.of(own, (own + 1) % seen.players())
                : IntStream.range(0, seen.players()).boxed().toList();
        GameStanding standing = seen.standing();
        NativeTableBody deals = new NativeTableBody();
        if (!standing.carried().isEmpty()) {
            deals.add(row("Carried over", standing::carried));
        }
        for (int number = 0; number < standing.deals().size(); number++) {
            int deal = standing.earlier() + number + 1;
            String single = standing.singles().contains(deal) ? ", a single" : "";
            deals.add(row("Deal " + deal + single, standing.deals().get(number)::get));
        }
        NativeTableFooter all = new NativeTableFooter();
        all.add(row("Together", standing::score));
        if (!standing.games().isEmpty()) {
            all.add(row("Games won", place -> (double) standing.games().get(place)));
        }
        NativeTable table = new NativeTable();
        table.addClassName("kb-data");
        table.setCaptionText("The game" + standing.goal().map(GameSheet::ends).orElse(""));
        NativeTableRow head = new NativeTableRow(HeaderCell.ofColumn(""));
        columns.forEach(place -> head.add(HeaderCell.ofColumn(partners ? side(place == own) : names.of(place))));
        NativeTableHeader top = new NativeTableHeader();
        top.add(head);
        table.add(top, deals, all);
        Div frame = new Div(table);
        frame.addClassName("kb-data-frame");
        add(frame);
    }

    /** ", to 5". */
    private static String ends(GamePoints goal) {
        return goal.lost() ? ", until somebody has lost " + goal.points() : ", to " + goal.points();
    }

    private static String side(boolean own) {
        return own ? "You" : "They";
    }

    private NativeTableRow row(String name, IntFunction<Double> points) {
        NativeTableRow row = new NativeTableRow(HeaderCell.ofRow(name));
        columns.forEach(place -> row.add(new NativeTableCell(TricksOutcome.number(points.apply(place)))));
        return row;
    }
}
