package kibitzer.web.question;

import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import java.util.Map;
import kibitzer.web.table.Marks;
import kibitzer.web.table.OrderList;

/** Takes things put in order; as they lie at first is an order too. */
final class OrderControl extends AnswerControl {
    private final OrderList list;
    private final NativeButton confirm = new NativeButton("This order");
    private List<String> order;

    OrderControl(Map<String, String> labels) {
        order = List.copyOf(labels.keySet());
        list = new OrderList("Your order", labels);
        list.keep(ANSWER);
        list.addOrderChangedListener(changed -> order = changed.order());
        confirm.addClassNames("kb-button", "kb-button-first");
        confirm.addClickListener(click -> give(String.join(" ", order)));
        add(list, confirm);
    }

    @Override
    void close(Marks marks) {
        list.setMarks(marks);
        list.close();
        confirm.setVisible(false);
    }

    @Override
    void again(String objection) {
        takeFocus();
    }

    @Override
    void takeFocus() {
        list.takeFocus();
    }
}
