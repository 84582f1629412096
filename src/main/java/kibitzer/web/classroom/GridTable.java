package kibitzer.web.classroom;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Div;

/** A table with a name for its columns and its rows; the first cell of each row heads the row. */
@Tag("table")
public final class GridTable extends HtmlContainer {
    private final Part head = new Part("thead");
    private final Part body = new Part("tbody");
    private final Part foot = new Part("tfoot");

    /** A part of the table. */
    private static final class Part extends HtmlContainer {
        Part(String tag) {
            super(tag);
        }
    }

    /** @param caption what the table tells, for everybody */
    public GridTable(String caption, String... classes) {
        addClassNames(classes);
        Part says = new Part("caption");
        says.add(new Text(caption));
        add(says, head, body);
    }

    public void head(Component... cells) {
        row(head, "col", cells);
    }

    public void head(String... cells) {
        head(texts(cells));
    }

    public void row(Component... cells) {
        row(body, "row", cells);
    }

    public void foot(Component... cells) {
        if (foot.getParent().isEmpty()) {
            add(foot);
        }
        row(foot, "row", cells);
    }

    /** A table that scrolls in its own frame, also with the keys. */
    public static Div frame(String label, Component table) {
        Div frame = new Div(table);
        frame.addClassNames("kb-data-frame", "kb-grid-frame");
        frame.getElement()
                .setAttribute("tabindex", "0")
                .setAttribute("role", "region")
                .setAttribute("aria-label", label);
        return frame;
    }

    private static void row(Part part, String scope, Component... cells) {
        Part row = new Part("tr");
        for (int place = 0; place < cells.length; place++) {
            boolean heads = scope.equals("col") || place == 0;
            Part cell = new Part(heads ? "th" : "td");
            if (heads) {
                cell.getElement().setAttribute("scope", scope);
            }
            cell.add(cells[place]);
            if (cells[place].getElement().hasAttribute("data-level")) {
                cell.getElement()
                        .setAttribute("data-level", cells[place].getElement().getAttribute("data-level"));
            }
            row.add(cell);
        }
        part.add(row);
    }

    private static Component[] texts(String... cells) {
        Component[] texts = new Component[cells.length];
        for (int place = 0; place < cells.length; place++) {
            texts[place] = new Text(cells[place]);
        }
        return texts;
    }
}
