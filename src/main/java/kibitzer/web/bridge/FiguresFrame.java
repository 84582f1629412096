package kibitzer.web.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableRow;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.OptionalDouble;
import kibitzer.web.page.HeaderCell;

/** A table of figures that scrolls in its own frame, also with the keys. */
final class FiguresFrame {
    private FiguresFrame() {}

    static Div of(String label, NativeTable table) {
        Div frame = new Div(table);
        frame.addClassName("kb-data-frame");
        frame.getElement()
                .setAttribute("tabindex", "0")
                .setAttribute("role", "region")
                .setAttribute("aria-label", label);
        return frame;
    }

    /** "3", "2.5", "1.67". */
    static String plain(double figure) {
        BigDecimal rounded = BigDecimal.valueOf(figure).setScale(2, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** "+3.25", "-1", "0". */
    static String signed(double figure) {
        String plain = plain(figure);
        return figure > 0 && !"0".equals(plain) ? "+" + plain : plain;
    }

    static String signed(OptionalDouble figure, String none) {
        return figure.isPresent() ? signed(figure.getAsDouble()) : none;
    }

    /** The rows of a table, of each the first cell its head. */
    static final class Rows {
        private final NativeTableRow head = new NativeTableRow();
        private final NativeTableBody body = new NativeTableBody();

        Rows(List<String> heads) {
            heads.forEach(text -> head.add(HeaderCell.ofColumn(text)));
        }

        /** @param strong for the line of whoever looks */
        void add(List<String> cells, boolean strong) {
            NativeTableRow row = new NativeTableRow(HeaderCell.ofRow(cells.getFirst()));
            cells.stream().skip(1).map(NativeTableCell::new).forEach(row::add);
            if (strong) {
                row.addClassName("kb-strong");
            }
            body.add(row);
        }

        NativeTable table(String caption) {
            NativeTable table = new NativeTable(new NativeTableHeader(head), body);
            table.addClassName("kb-data");
            table.setCaptionText(caption);
            return table;
        }
    }
}
