package kibitzer.web.round;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;

/** How far a round has come: "4 of 10" and a pip a question. */
public final class RoundProgress extends Div {

    /** @param now the question that is asked, from 1 */
    public RoundProgress(int now, int questions, RoundResults results) {
        addClassName("kb-progress");
        OrderedList pips = new OrderedList();
        pips.addClassName("kb-progress-pips");
        pips.getElement().setAttribute("aria-hidden", "true");
        for (int question = 1; question <= questions; question++) {
            ListItem pip = new ListItem();
            String state = results.grade(question).map(grade -> grade.word()).orElse(question == now ? "now" : "open");
            pip.getElement().setAttribute("data-state", state);
            pips.add(pip);
        }
        add(new Span(now + " of " + questions), pips);
    }
}
