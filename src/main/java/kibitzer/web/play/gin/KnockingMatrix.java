package kibitzer.web.play.gin;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import kibitzer.conventions.rummy.gin.robot.KnockMatch;
import kibitzer.conventions.rummy.gin.robot.KnockPolicy;
import kibitzer.conventions.rummy.gin.robot.KnockingTable;

/** Every way to knock against every other: the points a game that the row wins from the column. */
public final class KnockingMatrix extends Div {

    public KnockingMatrix(KnockingTable table) {
        addClassName("kb-figures");
        String caption = "Points a game that the way on the left wins from the way above";
        NativeTable rows = new NativeTable();
        rows.addClassNames("kb-data", "kb-knocking-matrix");
        rows.setCaptionText(caption);
        NativeTableRow head = rows.getHead().addRow();
        headed(head, "", "col");
        for (KnockPolicy column : KnockPolicy.values()) {
            headed(head, column.label(), "col").addClassName("kb-number");
        }
        for (KnockPolicy line : KnockPolicy.values()) {
            NativeTableRow row = rows.getBody().addRow();
            headed(row, line.label(), "row");
            for (KnockPolicy column : KnockPolicy.values()) {
                NativeTableCell cell = row.addDataCell();
                cell.addClassName("kb-number");
                if (line != column) {
                    table.match(line, column).ifPresent(match -> fill(cell, match));
                }
            }
        }
        Div frame = new Div(rows);
        frame.addClassName("kb-data-frame");
        frame.getElement().setAttribute("tabindex", "0");
        frame.getElement().setAttribute("role", "region");
        frame.getElement().setAttribute("aria-label", caption);
        add(frame);
    }

    private static void fill(NativeTableCell cell, KnockMatch match) {
        cell.getElement().setAttribute("data-way", KnockingBars.way(match));
        cell.add(new Span(KnockingBars.signed(match.netPerGame(), 0)));
    }

    private static NativeTableHeaderCell headed(NativeTableRow row, String text, String scope) {
        NativeTableHeaderCell cell = row.addHeaderCell();
        cell.add(new Span(text));
        cell.getElement().setAttribute("scope", scope);
        return cell;
    }
}
