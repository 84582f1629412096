package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/** The numbers of a sitting's questions, each a link that says whether it is answered. */
public final class QuestionNumbers extends Nav {
    private final Map<Integer, RouterLink> links = new TreeMap<>();

    /** @param now the question that is shown, from 1; 0 for none */
    public QuestionNumbers(int questions, int now, IntFunction<RouterLink> link) {
        addClassName("kb-numbers");
        getElement().setAttribute("aria-label", "Questions");
        OrderedList list = new OrderedList();
        for (int number = 1; number <= questions; number++) {
            RouterLink shown = link.apply(number);
            shown.setText(String.valueOf(number));
            if (number == now) {
                shown.getElement().setAttribute("aria-current", "page");
            }
            links.put(number, shown);
            say(number, "open", "not answered");
            list.add(new ListItem(shown));
        }
        add(list);
    }

    /** @param state a word for the style: open, kept, best, acceptable, wrong */
    public void say(int number, String state, String words) {
        RouterLink link = links.get(number);
        if (link != null) {
            link.getElement().setAttribute("data-state", state);
            link.getElement().setAttribute("aria-label", "Question " + number + ", " + words);
            link.getElement().setAttribute("title", words);
        }
    }
}
