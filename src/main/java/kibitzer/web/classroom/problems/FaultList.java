package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import kibitzer.classroom.problems.FaultWords;
import kibitzer.content.reading.Fault;

/** What is wrong, one line each; empty where nothing is. */
public final class FaultList extends Div {
    private static final int SHOWN = 20;

    public FaultList() {
        getElement().setAttribute("role", "status");
    }

    /** @param lines true where the faults stand in a file that has more than one line */
    public void show(List<Fault> faults, boolean lines) {
        removeAll();
        if (faults.isEmpty()) {
            return;
        }
        UnorderedList list = new UnorderedList();
        list.addClassName("kb-problems");
        faults.stream()
                .limit(SHOWN)
                .map(fault -> new ListItem((lines ? "Line " + fault.line() + ": " : "") + FaultWords.of(fault)))
                .forEach(list::add);
        if (faults.size() > SHOWN) {
            list.add(new ListItem("and " + (faults.size() - SHOWN) + " more"));
        }
        add(list);
    }
}
