package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.RouterLink;

/** One of several things to go to: a link, and under it what it is, a line each. */
public final class Tile extends ListItem {

    public Tile(RouterLink link, String... notes) {
        addClassName("kb-tile");
        link.addClassName("kb-tile-title");
        add(link);
        for (String note : notes) {
            Paragraph line = new Paragraph(note);
            line.addClassName("kb-tile-note");
            add(line);
        }
    }

    /** With a picture: above on a wide screen, beside on a narrow one. */
    public Tile pictured(Component picture) {
        addClassName("kb-pictured");
        addComponentAsFirst(picture);
        return this;
    }
}
