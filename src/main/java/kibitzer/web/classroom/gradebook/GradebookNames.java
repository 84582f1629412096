package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.gradebook.Gradebooks;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.classroom.ClassDoor;
import kibitzer.web.page.KnownNames;

/** What the gradebook of a class is asked for, for whoever runs it or looks on. */
@org.springframework.stereotype.Component
final class GradebookNames implements KnownNames {
    private final ClassDoor door;
    private final Assignments assignments;
    private final Classrooms classrooms;
    private final Gradebooks gradebooks;

    GradebookNames(ClassDoor door, Assignments assignments, Classrooms classrooms, Gradebooks gradebooks) {
        this.door = door;
        this.assignments = assignments;
        this.classrooms = classrooms;
        this.gradebooks = gradebooks;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.ofEntries(
                Map.entry(GradebookView.class, door.to(GradebookView.class)),
                Map.entry(GradingView.class, door.ofInstructors(GradingView.class)),
                Map.entry(CertificatesView.class, door.ofObservers(CertificatesView.class)),
                Map.entry(OwnCertificateView.class, door.to(OwnCertificateView.class)),
                Map.entry(WeaknessesView.class, door.ofObservers(WeaknessesView.class)),
                Map.entry(RegradeView.class, door.ofInstructors(RegradeView.class)),
                Map.entry(MarksView.class, door.ofObservers(MarksView.class)),
                Map.entry(RegradesView.class, door.ofObservers(RegradesView.class)),
                Map.entry(LearnerSheetView.class, door.ofObservers(LearnerSheetView.class, this::hasLearner)),
                Map.entry(TurnSheetView.class, door.ofObservers(TurnSheetView.class, this::hasSitting)),
                Map.entry(ItemsView.class, door.ofObservers(ItemsView.class, this::hasAssignment)),
                Map.entry(BoardsView.class, door.ofObservers(BoardsView.class, this::hasAssignment)),
                Map.entry(RecheckView.class, door.ofInstructors(RecheckView.class, this::hasAssignment)));
    }

    private boolean hasLearner(Admission admission, RouteParameters names) {
        return number(names, GradebookPage.LEARNER)
                .flatMap(
                        learner -> classrooms.roster(admission.classroom().id()).of(new LearnerId(learner)))
                .isPresent();
    }

    private boolean hasSitting(Admission admission, RouteParameters names) {
        return number(names, GradebookPage.SITTING)
                .map(SittingId::new)
                .flatMap(gradebooks::assignmentOf)
                .filter(assignment -> isOf(admission, assignment))
                .isPresent();
    }

    private boolean hasAssignment(Admission admission, RouteParameters names) {
        return number(names, GradebookPage.ASSIGNMENT)
                .map(AssignmentId::new)
                .filter(assignment -> isOf(admission, assignment))
                .isPresent();
    }

    private boolean isOf(Admission admission, AssignmentId assignment) {
        return assignments
                .known(assignment)
                .filter(known -> known.classroom().equals(admission.classroom().id()))
                .isPresent();
    }

    private static Optional<UUID> number(RouteParameters names, String parameter) {
        return names.get(parameter).flatMap(GradebookPage::number);
    }
}
