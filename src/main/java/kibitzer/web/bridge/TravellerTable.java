package kibitzer.web.bridge;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.stream.Stream;
import kibitzer.classroom.traveller.Traveller;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.table.CardText;

/** What a class made of one board: contract, tricks, score and match points, the learner's own line marked. */
public final class TravellerTable extends Section {

    public TravellerTable(Traveller traveller) {
        H2 heading = new H2("The traveller");
        heading.addClassName("kb-heading");
        add(heading);
        if (traveller.lines().size() < 2) {
            add(new Paragraph(
                    "Nobody else of your classes has finished this board. Whoever opens the same address bids and plays the"
                            + " same cards, and the first result of each counts."));
            return;
        }
        NativeTableRow head = new NativeTableRow();
        Stream.of("Contract", "By", "Tricks", "Score", "Match points")
                .forEach(text -> head.add(HeaderCell.ofColumn(text)));
        NativeTableBody body = new NativeTableBody();
        traveller.lines().forEach(line -> body.add(row(line)));
        NativeTable table = new NativeTable(new NativeTableHeader(head), body);
        table.addClassName("kb-data");
        table.setCaptionText("North and south, first results; nobody but you is named");
        add(table);
    }

    private static NativeTableRow row(Traveller.Line line) {
        Traveller.Result result = line.result();
        boolean passed = result.declarer().isEmpty();
        NativeTableRow row = new NativeTableRow(
                new NativeTableCell(new CardText(passed ? "passed out" : result.contract())),
                new NativeTableCell(result.declarer()),
                new NativeTableCell(passed ? "" : String.valueOf(result.tricks())),
                new NativeTableCell(result.score() + (result.own() ? " (you)" : "")),
                new NativeTableCell(
                        line.matchPoints().map(TravellerTable::plain).orElse("")));
        if (result.own()) {
            row.addClassName("kb-strong");
        }
        return row;
    }

    /** "3", "2.5". */
    private static String plain(double points) {
        return points == Math.rint(points) ? String.valueOf((int) points) : String.valueOf(points);
    }
}
