package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import kibitzer.content.Fault;

/** What is wrong, one line each; invisible where nothing is. */
public final class FaultList extends UnorderedList {
    private static final int SHOWN = 20;

    public FaultList() {
        addClassName("kb-problems");
        getElement().setAttribute("role", "status");
        setVisible(false);
    }

    /** @param lines true where the faults stand in a file that has more than one line */
    public void show(List<Fault> faults, boolean lines) {
        removeAll();
        faults.stream()
                .limit(SHOWN)
                .map(fault -> new ListItem((lines ? "Line " + fault.line() + ": " : "") + inWords(fault)))
                .forEach(this::add);
        if (faults.size() > SHOWN) {
            add(new ListItem("and " + (faults.size() - SHOWN) + " more"));
        }
        setVisible(!faults.isEmpty());
    }

    /** Without the name of the object in which the field stands: nobody here has written it. */
    private static String inWords(Fault fault) {
        String found = fault.found().replaceFirst("^(position|with|overrule)[.:] ?", "");
        return found + (fault.expected().isEmpty() ? "" : "; expected " + fault.expected());
    }
}
