package kibitzer.web.classroom;

import com.vaadin.flow.router.RouteParameters;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.visitor.Visitor;
import org.springframework.stereotype.Component;

/** Whether the page of a class that an address names is there for whoever asks. */
@Component
public final class ClassDoor {
    private final ClassGate gate;
    private final Visitor visitor;

    ClassDoor(ClassGate gate, Visitor visitor) {
        this.gate = gate;
        this.visitor = visitor;
    }

    /** For all whom {@link ClassTab} lets in. */
    public Predicate<RouteParameters> to(Class<? extends ClassPage> page) {
        return to(page, (admission, names) -> true);
    }

    /** @param there whether what else the address names is there */
    public Predicate<RouteParameters> to(
            Class<? extends ClassPage> page, BiPredicate<Admission, RouteParameters> there) {
        return names -> admission(gate, visitor, page, names)
                .filter(admission -> there.test(admission, names))
                .isPresent();
    }

    /** As {@link #to(Class)}, for those who run the class or look on. */
    public Predicate<RouteParameters> ofObservers(Class<? extends ClassPage> page) {
        return ofObservers(page, (admission, names) -> true);
    }

    public Predicate<RouteParameters> ofObservers(
            Class<? extends ClassPage> page, BiPredicate<Admission, RouteParameters> there) {
        return to(page, (admission, names) -> !admission.learns() && there.test(admission, names));
    }

    /** As {@link #to(Class)}, for those who run the class. */
    public Predicate<RouteParameters> ofInstructors(Class<? extends ClassPage> page) {
        return ofInstructors(page, (admission, names) -> true);
    }

    public Predicate<RouteParameters> ofInstructors(
            Class<? extends ClassPage> page, BiPredicate<Admission, RouteParameters> there) {
        return to(page, (admission, names) -> admission.instructs() && there.test(admission, names));
    }

    /** As what the visitor comes to a page of the class that is named; empty if there is none for them. */
    static Optional<Admission> admission(
            ClassGate gate, Visitor visitor, Class<? extends ClassPage> page, RouteParameters names) {
        return names.get(ClassPage.ID)
                .flatMap(ClassroomId::find)
                .flatMap(id -> gate.find(id, visitor.learner()))
                .filter(admission -> Arrays.stream(ClassTab.values())
                        .filter(tab -> tab.isRouteOf(page))
                        .allMatch(tab -> tab.shownTo(admission.part())));
    }
}
