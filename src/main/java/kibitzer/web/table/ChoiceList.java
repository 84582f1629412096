package kibitzer.web.table;

import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.shared.Registration;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Answers in words as large buttons, one of which is chosen. */
@Tag("choice-list")
public final class ChoiceList extends TableElement {

    /** @param labels what stands on the button of each word, in order */
    public ChoiceList(String label, Map<String, String> labels) {
        attribute("list-label", label);
        setChoices(labels);
    }

    /** @param labels what stands on the button of each word, in order */
    public void setChoices(Map<String, String> labels) {
        ArrayNode choices = JsonNodeFactory.instance.arrayNode();
        labels.forEach((word, text) -> choices.addObject().put("id", word).put("text", text));
        attribute("choices", choices);
    }

    public void setMarks(Marks marks) {
        attribute("marks", marks.json());
    }

    public void close() {
        attribute("disabled", true);
    }

    /** Takes back a choice that the question refused. */
    public void takeBack() {
        getElement().executeJs("this.chosen = ''");
    }

    public Registration addChoiceMadeListener(ComponentEventListener<ChoiceMade> listener) {
        return addListener(ChoiceMade.class, listener);
    }

    /** As if the learner chose the word. */
    public void choose(String word) {
        fireEvent(new ChoiceMade(this, false, word));
    }

    /** A choice was made. */
    @DomEvent("choice-made")
    public static final class ChoiceMade extends ComponentEvent<ChoiceList> {
        private final String choice;

        public ChoiceMade(ChoiceList list, boolean fromClient, @EventData("event.detail.choice") String choice) {
            super(list, fromClient);
            this.choice = choice;
        }

        public String choice() {
            return choice;
        }
    }
}
