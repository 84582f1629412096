package kibitzer.web.home;

import static kibitzer.web.page.Page.styled;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.RouterLink;
import kibitzer.cards.LaidOut;
import kibitzer.web.table.CardPicture;

/** One of the things to do on the first page: what it is, a line on how it stands, and the link there as a button. */
final class HomeTile extends Div {
    /** The class of the one that the page leads with. */
    static final String FIRST = "kb-tile-first";

    HomeTile(String title, String note, RouterLink link) {
        addClassName("kb-tile");
        add(
                styled(new H2(title), "kb-tile-title"),
                styled(new Paragraph(note), "kb-tile-note"),
                styled(new Div(styled(link, "kb-button")), "kb-actions"));
    }

    /** @param cards its picture, as {@link LaidOut#read} reads it */
    HomeTile pictured(String cards) {
        addComponentAsFirst(new CardPicture(LaidOut.read(cards)));
        addClassName("kb-pictured");
        return this;
    }
}
