package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import kibitzer.learning.AnswerWorth;
import kibitzer.marking.steps.Hints;
import kibitzer.web.table.CardText;

/** Hints that are taken one by one, with what they cost. */
final class HintSteps extends Div {
    private static final int TENTHS = 10;
    private static final String COST =
            "Each hint takes " + Math.round(AnswerWorth.HINT * TENTHS) + " tenths of what the answer counts.";

    private final transient Supplier<Hints> made;
    private Optional<OrderedList> shown = Optional.empty();
    private final NativeButton next = new NativeButton("Hint", click -> take());
    private int taken;
    private boolean cost;

    HintSteps(Supplier<Hints> made) {
        this.made = made;
        next.addClassName("kb-button");
    }

    /** The button that asks for the next. */
    NativeButton next() {
        return next;
    }

    int taken() {
        return taken;
    }

    void setCost(boolean shallCost) {
        cost = shallCost;
        next.setTitle(cost ? COST : "");
    }

    /** Hints that were given without being asked for; there are no others. */
    void given(int hints) {
        taken = hints;
        next.setVisible(false);
    }

    /** What is left of the answer's worth, to be told with the verdict; empty where nothing was taken off it. */
    Optional<String> counted() {
        return cost && taken > 0
                ? Optional.of((taken == 1 ? "One hint" : taken + " hints") + " taken: a right answer counts "
                        + Math.round(AnswerWorth.left(taken) * TENTHS) + " tenths of one without.")
                : Optional.empty();
    }

    private void take() {
        List<String> steps = made.get().steps();
        if (taken == steps.size()) {
            return; // a second click on its way while the last was shown
        }
        OrderedList list = shown.orElseGet(this::begin);
        list.add(new ListItem(new CardText(steps.get(taken))));
        taken++;
        next.setText("Next hint");
        next.setEnabled(taken < steps.size());
    }

    /** The list that the first hint begins, with the price below it. */
    private OrderedList begin() {
        OrderedList list = new OrderedList();
        list.addClassName("kb-hint");
        list.getElement().setAttribute("role", "status");
        add(list);
        if (cost) {
            Span price = new Span(COST);
            price.addClassName("kb-note");
            add(price);
        }
        shown = Optional.of(list);
        return list;
    }
}
