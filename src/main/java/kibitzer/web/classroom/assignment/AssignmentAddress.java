package kibitzer.web.classroom.assignment;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.classroom.ClassPage;

/** Addresses of pages about assignments and sittings. */
final class AssignmentAddress {
    static final String ID = "id";
    static final String ASSIGNMENT = "assignment";
    static final String QUESTION = "question";
    static final String LEARNER = "learner";

    private AssignmentAddress() {}

    static RouterLink to(String text, AssignmentId assignment) {
        return new RouterLink(text, AssignmentView.class, new RouteParameters(ID, assignment.toString()));
    }

    static RouterLink toBoards(String text, AssignmentId assignment) {
        return new RouterLink(text, OwnBoardsView.class, new RouteParameters(ID, assignment.toString()));
    }

    static RouterLink to(String text, SittingId sitting, int question) {
        RouterLink link = new RouterLink(text, SittingView.class, of(sitting));
        link.setQueryParameters(question(question));
        return link;
    }

    static RouteParameters of(SittingId sitting) {
        return new RouteParameters(ID, sitting.toString());
    }

    static RouteParameters of(ClassroomId classroom, AssignmentId assignment) {
        return new RouteParameters(
                new RouteParam(ClassPage.ID, classroom.toString()), new RouteParam(ASSIGNMENT, assignment.toString()));
    }

    /** To type in what a learner wrote on paper. */
    static RouterLink toTypeIn(String text, Assignment assignment, LearnerId learner) {
        return new RouterLink(
                text,
                TypeInView.class,
                new RouteParameters(
                        new RouteParam(ClassPage.ID, assignment.classroom().toString()),
                        new RouteParam(ASSIGNMENT, assignment.id().toString()),
                        new RouteParam(LEARNER, learner.toString())));
    }

    static QueryParameters question(int number) {
        return QueryParameters.of(QUESTION, String.valueOf(number));
    }

    static AssignmentId assignment(RouteParameters names, String parameter) {
        return new AssignmentId(id(names, parameter));
    }

    static LearnerId learner(RouteParameters names) {
        return new LearnerId(id(names, LEARNER));
    }

    static SittingId sitting(RouteParameters names) {
        return new SittingId(id(names, ID));
    }

    /** The question asked for; the first where the address names none that can be. */
    static int question(BeforeEnterEvent event, int most) {
        return asked(event, most).orElse(1);
    }

    static Optional<Integer> asked(BeforeEnterEvent event, int most) {
        return event.getLocation()
                .getQueryParameters()
                .getSingleParameter(QUESTION)
                .filter(text -> text.matches("\\d{1,3}"))
                .map(Integer::valueOf)
                .filter(number -> number >= 1 && number <= most);
    }

    private static UUID id(RouteParameters names, String parameter) {
        try {
            return UUID.fromString(names.get(parameter).orElse(""));
        } catch (IllegalArgumentException none) {
            throw new NoSuchAssignment();
        }
    }
}
