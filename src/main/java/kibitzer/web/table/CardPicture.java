package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import kibitzer.cards.LaidOut;

/** A few cards on baize, to tell one place from another at a glance: silent for a screen reader, for the words beside it say it all. */
@Tag("card-picture")
public final class CardPicture extends TableElement {

    public CardPicture(LaidOut shown) {
        attribute("laid", shown.way().word());
        attribute("cards", shown.cards());
        attribute("aria-hidden", "true");
    }
}
