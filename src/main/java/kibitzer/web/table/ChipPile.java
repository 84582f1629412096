package kibitzer.web.table;

import com.vaadin.flow.component.Tag;

/** Chips in stacks; silent for a screen reader, for the number stands in words beside it. */
@Tag("chip-pile")
public final class ChipPile extends TableElement {

    public ChipPile(int worth) {
        attribute("count", String.valueOf(worth));
    }
}
