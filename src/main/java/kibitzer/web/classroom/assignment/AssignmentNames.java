package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.FromPaper;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.roster.Admission;
import kibitzer.web.classroom.ClassDoor;
import kibitzer.web.page.KnownNames;
import kibitzer.web.visitor.Visitor;

/** Assignments and sittings of whoever asks, and of the classes that they run. */
@org.springframework.stereotype.Component
final class AssignmentNames implements KnownNames {
    private final ClassDoor door;
    private final Assignments assignments;
    private final Sittings sittings;
    private final FromPaper paper;
    private final Visitor visitor;

    AssignmentNames(ClassDoor door, Assignments assignments, Sittings sittings, FromPaper paper, Visitor visitor) {
        this.paper = paper;
        this.door = door;
        this.assignments = assignments;
        this.sittings = sittings;
        this.visitor = visitor;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                AssignmentView.class,
                this::isOwn,
                OwnBoardsView.class,
                this::isOwn,
                SittingView.class,
                this::isOwnSitting,
                HandInView.class,
                this::isOwnSitting,
                ClassAssignmentsView.class,
                door.to(ClassAssignmentsView.class),
                AssignView.class,
                door.ofInstructors(
                        AssignView.class,
                        (admission, names) ->
                                names.get(AssignmentAddress.ASSIGNMENT).isEmpty() || isOf(admission, names)),
                ExtensionsView.class,
                door.ofInstructors(ExtensionsView.class, this::isOf),
                AssignmentPreview.class,
                door.ofInstructors(AssignmentPreview.class, this::isOf),
                FromPaperView.class,
                door.ofInstructors(FromPaperView.class, this::isOf),
                TypeInView.class,
                door.ofInstructors(
                        TypeInView.class,
                        (admission, names) -> isOf(admission, names)
                                && isThere(() -> TypeInView.pupil(
                                        paper,
                                        visitor,
                                        AssignmentAddress.assignment(names, AssignmentAddress.ASSIGNMENT),
                                        names))));
    }

    private boolean isOwn(RouteParameters names) {
        return isThere(
                () -> sittings.task(visitor.learner(), AssignmentAddress.assignment(names, AssignmentAddress.ID)));
    }

    private boolean isOwnSitting(RouteParameters names) {
        return isThere(() -> sittings.paper(visitor.learner(), AssignmentAddress.sitting(names)));
    }

    private boolean isOf(Admission admission, RouteParameters names) {
        return isThere(() -> AssignView.known(admission, names, assignments, visitor));
    }

    private static boolean isThere(Runnable asked) {
        try {
            asked.run();
            return true;
        } catch (NoSuchAssignment none) {
            return false;
        }
    }
}
