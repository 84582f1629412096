package kibitzer.web.reading;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableRow;
import java.util.List;
import kibitzer.content.lesson.Part;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.question.SourceLine;
import kibitzer.web.table.CardText;

/** A table of figures; on a narrow screen it scrolls in a frame of its own, from the keyboard too. */
public final class FigureTable extends Div {

    public FigureTable(Part.DataTable data) {
        setId(data.id());
        addClassName("kb-figures");
        NativeTable table = new NativeTable();
        table.addClassName("kb-data");
        data.caption().ifPresent(table::setCaptionText);
        NativeTableRow head = table.getHead().addRow();
        data.columns().forEach(column -> head.add(HeaderCell.ofColumn(column)));
        for (List<String> row : data.rows()) {
            NativeTableRow line = table.getBody().addRow();
            for (String value : row) {
                NativeTableCell cell = line.addDataCell();
                cell.add(new CardText(value));
                if (value.matches("[-+]?[\\d.,/%: ]+")) {
                    cell.addClassName("kb-number");
                }
            }
        }
        Div frame = new Div(table);
        frame.addClassName("kb-data-frame");
        frame.getElement().setAttribute("tabindex", "0");
        frame.getElement().setAttribute("role", "region");
        frame.getElement().setAttribute("aria-label", data.caption().orElse("Table"));
        add(frame);
        data.source().ifPresent(source -> add(new SourceLine(source)));
    }
}
