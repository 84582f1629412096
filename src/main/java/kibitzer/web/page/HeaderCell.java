package kibitzer.web.page;

import com.vaadin.flow.component.html.NativeTableHeaderCell;

/** A cell that names its column or its row, and says so to whoever has the table read out. */
public final class HeaderCell extends NativeTableHeaderCell {
    private HeaderCell(String text, String scope) {
        super(text);
        getElement().setAttribute("scope", scope);
    }

    public static HeaderCell ofColumn(String text) {
        return new HeaderCell(text, "col");
    }

    public static HeaderCell ofRow(String text) {
        return new HeaderCell(text, "row");
    }
}
