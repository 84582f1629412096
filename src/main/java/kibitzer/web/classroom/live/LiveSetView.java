package kibitzer.web.classroom.live;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.Role;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** Chooses the class with which a set is played live. */
@UnderMenu(MenuEntry.CLASSES)
@Route("set/:id/live")
@RolesAllowed(Role.INSTRUCTORS)
public class LiveSetView extends Page implements BeforeEnterObserver {
    private final transient Drafts drafts;
    private final transient Classrooms classrooms;
    private final transient Visitor visitor;

    LiveSetView(Drafts drafts, Classrooms classrooms, Visitor visitor) {
        this.drafts = drafts;
        this.classrooms = classrooms;
        this.visitor = visitor;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        StoredDraft set = event.getRouteParameters()
                .get("id")
                .flatMap(LiveSetView::read)
                .flatMap(id -> drafts.find(visitor.learner(), id))
                .orElseThrow(NoSuchSet::new);
        List<Classroom> taught = classrooms.taughtBy(visitor.learner()).stream()
                .filter(classroom -> !classroom.archived())
                .toList();
        begin("Play it live");
        Div ways = styled(new Div(), "kb-actions");
        if (taught.isEmpty()) {
            lead("A live lesson belongs to a class, and you teach none yet. Make one first.");
            ways.add(styled(new PageLink("To my classes", Paths.CLASSES), "kb-button", "kb-button-first"));
        } else {
            lead("With which class? " + set.draft().shownTitle().orElse("The set") + " is asked question by question,"
                    + " and all answer at once.");
            taught.forEach(classroom -> ways.add(styled(link(classroom, set), "kb-button", "kb-button-first")));
        }
        add(ways);
    }

    private static RouterLink link(Classroom classroom, StoredDraft set) {
        RouterLink link = ClassPage.to(classroom.name().text(), LiveListView.class, classroom.id());
        link.setQueryParameters(QueryParameters.of("set", set.id().toString()));
        return link;
    }

    static Optional<ProblemSetId> read(String id) {
        try {
            return Optional.of(new ProblemSetId(UUID.fromString(id)));
        } catch (IllegalArgumentException notANumber) {
            return Optional.empty();
        }
    }
}
