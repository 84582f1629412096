package kibitzer.web.classroom;

import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.Arrays;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.visitor.Visitor;

/**
 * A page of one class, at {@code class/:id...}: asks the gate whether the visitor may see it, before anything is shown. What a
 * visitor does on it is asked again by the service that does it.
 */
public abstract class ClassPage extends Page implements BeforeEnterObserver {
    public static final String ID = "id";

    private final transient ClassGate gate;
    private final transient Visitor visitor;

    protected ClassPage(ClassGate gate, Visitor visitor) {
        this.gate = gate;
        this.visitor = visitor;
    }

    @Override
    public final void beforeEnter(BeforeEnterEvent event) {
        show(
                ClassDoor.admission(gate, visitor, getClass(), event.getRouteParameters())
                        .orElseThrow(NoSuchClass::new),
                event);
    }

    /** Called once the visitor is let in; a page that a tab reserves for some is shown to none but them. */
    protected abstract void show(Admission admission, BeforeEnterEvent event);

    /** Empties the page and begins it with its heading and the row of the class's pages. */
    protected final void begin(String title, Admission admission) {
        begin(title);
        Nav row = styled(new Nav(), "kb-class-tabs");
        row.getElement()
                .setAttribute("aria-label", "Pages of " + admission.classroom().name());
        Arrays.stream(ClassTab.values())
                .filter(tab -> tab.shownTo(admission.part()))
                .map(tab -> link(tab, admission.classroom().id()))
                .forEach(row::add);
        if (row.getComponentCount() > 1) {
            add(row);
        }
    }

    private RouterLink link(ClassTab tab, ClassroomId id) {
        RouterLink link = new PageLink(tab.label(), tab.path(id));
        if (tab.isRouteOf(getClass())) {
            link.getElement().setAttribute("aria-current", "page");
        }
        return link;
    }

    /** A link to a page of a class. */
    public static RouterLink to(String text, Class<? extends ClassPage> page, ClassroomId id) {
        return new RouterLink(text, page, parameters(id));
    }

    /** Of the first page of a class, below the address of the trainer. */
    public static String address(ClassroomId id) {
        return ClassTab.OVERVIEW.path(id);
    }

    public static RouteParameters parameters(ClassroomId id) {
        return new RouteParameters(ID, id.toString());
    }

    /** Whether the class is archived, which the page then says. */
    protected final boolean saysIfArchived(Admission admission) {
        boolean archived = admission.classroom().archived();
        if (archived) {
            lead("This class is archived: everything in it stays, and nothing is added.");
        }
        return archived;
    }

    /** Does what a button asks for; if the visitor may not any more, the page answers as it would now. */
    protected final void attempt(Runnable task) {
        try {
            task.run();
        } catch (NoSuchClass notAnyMore) {
            getUI().ifPresent(ui -> ui.refreshCurrentRoute(false));
        }
    }

    protected final LearnerId own() {
        return visitor.learner();
    }
}
