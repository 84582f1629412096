package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import kibitzer.web.page.HeaderCell;

/** A table whose rows are chances, each drawn as a bar beside its figures; a figure the book gives otherwise is marked. */
public final class BarTable extends Div {

    /**
     * A row.
     *
     * @param name what it is the chance of
     * @param share 0 to 1, the bar
     * @param figures as many as there are columns
     * @param book what the book prints, empty where it prints nothing
     * @param off whether the book's figure is not the true one
     */
    public record Row(String name, double share, List<String> figures, String book, boolean off) {
        public Row {
            figures = List.copyOf(figures);
        }
    }

    /**
     * @param caption what the table is
     * @param first the heading of the names
     * @param columns the headings of the figures
     * @param hasBook whether there is a column for the book
     */
    public BarTable(String caption, String first, List<String> columns, boolean hasBook, List<Row> rows) {
        addClassName("kb-figures");
        NativeTable table = new NativeTable();
        table.addClassNames("kb-data", "kb-bars");
        table.setCaptionText(caption);
        NativeTableRow head = table.getHead().addRow();
        heading(head, first);
        heading(head, "Chance");
        columns.forEach(column -> heading(head, column).addClassName("kb-number"));
        if (hasBook) {
            heading(head, "The book").addClassName("kb-number");
        }
        rows.forEach(row -> line(table, row, hasBook));
        Div frame = new Div(table);
        frame.addClassName("kb-data-frame");
        frame.getElement().setAttribute("tabindex", "0");
        frame.getElement().setAttribute("role", "region");
        frame.getElement().setAttribute("aria-label", caption);
        add(frame);
    }

    private static HeaderCell heading(NativeTableRow head, String text) {
        HeaderCell cell = HeaderCell.ofColumn(text);
        head.add(cell);
        return cell;
    }

    private static void line(NativeTable table, Row row, boolean hasBook) {
        NativeTableRow line = table.getBody().addRow();
        line.add(HeaderCell.ofRow(row.name()));
        Span bar = new Span();
        bar.addClassName("kb-bar");
        bar.getElement().setAttribute("aria-hidden", "true").getStyle().set("--at", String.valueOf(row.share()));
        NativeTableCell chance = line.addDataCell();
        chance.addClassName("kb-bar-cell");
        chance.add(bar, new Span(Percent.of(row.share())));
        row.figures().forEach(figure -> number(line, figure));
        if (hasBook) {
            NativeTableCell book = number(line, row.book());
            if (row.off()) {
                book.addClassName("kb-off");
                Span mark = new Span(" ✗");
                mark.getElement().setAttribute("role", "img").setAttribute("aria-label", "not right");
                mark.setTitle("Exact counting gives another figure");
                book.add(mark);
            }
        }
    }

    private static NativeTableCell number(NativeTableRow line, String figure) {
        NativeTableCell cell = line.addDataCell();
        cell.addClassName("kb-number");
        cell.add(new Span(figure));
        return cell;
    }
}
