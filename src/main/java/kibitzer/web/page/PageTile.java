package kibitzer.web.page;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.RouterLink;
import java.util.List;

/**
 * A page to go to, on a page that lists them.
 *
 * @param note what it does, in one line
 */
public record PageTile(String name, String note, Class<? extends Page> page) {

    /** A heading and the tiles under it. */
    public static void group(Page on, String heading, PageTile... pages) {
        UnorderedList tiles = Page.styled(new UnorderedList(), "kb-tiles");
        List.of(pages).forEach(tile -> tiles.add(tile.item()));
        on.add(Page.styled(new H2(heading), "kb-heading"), tiles);
    }

    public Tile item() {
        return new Tile(new RouterLink(name, page), note);
    }
}
