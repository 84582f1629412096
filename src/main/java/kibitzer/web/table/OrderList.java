package kibitzer.web.table;

import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.shared.Registration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Things to be put in order, first at the top. */
@Tag("order-list")
public final class OrderList extends TableElement {

    /** @param labels what stands on each item, by id, in the order in which they lie at first */
    public OrderList(String label, Map<String, String> labels) {
        ArrayNode items = JsonNodeFactory.instance.arrayNode();
        labels.forEach((id, text) -> items.addObject().put("id", id).put("text", text));
        attribute("list-label", label);
        attribute("items", items);
    }

    public void setMarks(Marks marks) {
        attribute("marks", marks.json());
    }

    public void close() {
        attribute("disabled", true);
    }

    public Registration addOrderChangedListener(ComponentEventListener<OrderChanged> listener) {
        return addListener(OrderChanged.class, listener);
    }

    /** As if the learner put the items in this order. */
    public void arrange(List<String> order) {
        fireEvent(new OrderChanged(this, false, String.join(" ", order)));
    }

    /** The order changed. */
    @DomEvent("order-changed")
    public static final class OrderChanged extends ComponentEvent<OrderList> {
        private final String order;

        public OrderChanged(
                OrderList list, boolean fromClient, @EventData("event.detail.order.join(' ')") String order) {
            super(list, fromClient);
            this.order = order;
        }

        public List<String> order() {
            return List.of(order.split(" "));
        }
    }
}
