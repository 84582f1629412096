package kibitzer.web.table;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.dom.DomListenerRegistration;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;

/** A tap or click anywhere on a table, buttons and links on it left out. */
public final class TableTap {
    private static final String CARD = "event.target.closest('.hand-card[data-card]')?.dataset.card ?? ''";
    private static final String NO_BUTTON = "!event.target.closest('button, a, summary')";

    private TableTap() {}

    /** @param taken gets the card of a hand that was met; empty for any other place, and for a card that is none */
    public static void on(Component table, Consumer<Optional<Card>> taken) {
        DomListenerRegistration tapped = table.getElement()
                .addEventListener(
                        "click",
                        tap -> taken.accept(card(tap.getEventData().path(CARD).asString(""))));
        tapped.addEventData(CARD).setFilter(NO_BUTTON);
    }

    private static Optional<Card> card(String sent) {
        try {
            return sent.isEmpty() ? Optional.empty() : Optional.of(CardNotation.read(sent));
        } catch (BadNotation unreadable) {
            return Optional.empty();
        }
    }
}
