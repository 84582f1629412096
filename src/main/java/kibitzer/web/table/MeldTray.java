package kibitzer.web.table;

import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.shared.Registration;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.Melding;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A hand and a tray on which its cards are put together to melds. */
@Tag("meld-tray")
public final class MeldTray extends TableElement {
    private JsonNode division;

    public MeldTray(String label, CardSet hand) {
        attribute("tray-label", label);
        attribute("cards", hand);
        division = JsonNodeFactory.instance.objectNode().put("unmatched", hand.toString());
        ((ObjectNode) division).putArray("melds");
        addMeldsChangedListener(changed -> division = changed.division());
    }

    /** A division to look at. */
    public static MeldTray laid(String label, Melding division) {
        MeldTray tray = new MeldTray(label, division.cards());
        ArrayNode melds = JsonNodeFactory.instance.arrayNode();
        division.melds().forEach(meld -> melds.add(notation(meld.toList())));
        tray.attribute("melds", melds);
        tray.attribute("places", String.valueOf(division.melds().size()));
        tray.close();
        return tray;
    }

    /** The hand as it is divided now: {"melds": ["7S 7H 7D"], "unmatched": "KD QC"}. */
    public JsonNode division() {
        return division;
    }

    public void close() {
        attribute("disabled", true);
    }

    public Registration addMeldsChangedListener(ComponentEventListener<MeldsChanged> listener) {
        return addListener(MeldsChanged.class, listener);
    }

    /** As if the learner divided the hand like this; melds are separated by strokes, "7S 7H 7D | 5C 4C 3C". */
    public void divide(String melds, String unmatched) {
        fireEvent(new MeldsChanged(this, false, melds, unmatched));
    }

    /** The melds changed. */
    @DomEvent("melds-changed")
    public static final class MeldsChanged extends ComponentEvent<MeldTray> {
        private final String melds;
        private final String unmatched;

        public MeldsChanged(
                MeldTray tray,
                boolean fromClient,
                @EventData("event.detail.melds.join(' | ')") String melds,
                @EventData("event.detail.unmatched") String unmatched) {
            super(tray, fromClient);
            this.melds = melds;
            this.unmatched = unmatched;
        }

        /** The division in the notation of answers. */
        public JsonNode division() {
            ObjectNode json = JsonNodeFactory.instance.objectNode();
            var array = json.putArray("melds");
            for (String meld : melds.split("\\|")) {
                if (!meld.isBlank()) {
                    array.add(meld.strip());
                }
            }
            return json.put("unmatched", unmatched);
        }
    }
}
