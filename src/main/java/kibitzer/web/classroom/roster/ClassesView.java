package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.course.ClassCopies;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.JoinCode;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.ZoneField;
import kibitzer.web.classroom.assignment.AssignmentsView;
import kibitzer.web.classroom.problems.SetsView;
import kibitzer.web.field.ClassFields;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import org.springframework.security.access.AccessDeniedException;

/** One's classes: those one learns in, those one teaches; the ways to join one and to make one. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route(Paths.CLASSES)
public class ClassesView extends Page implements BeforeEnterObserver {
    private final transient Classrooms classrooms;
    private final transient ClassCopies copies;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    ClassesView(Classrooms classrooms, ClassCopies copies, Visitor visitor, WallClock clock) {
        this.classrooms = classrooms;
        this.copies = copies;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        begin("Classes");
        List<Classroom> taught = classrooms.taughtBy(visitor.learner());
        List<Classroom> attended = classrooms.attendedBy(visitor.learner());
        boolean teaches = visitor.account()
                .filter(account -> account.role().atLeast(Role.INSTRUCTOR))
                .isPresent();
        lead(
                teaches
                        ? "The classes you teach, and those you learn in."
                        : "Learn together with others: your instructor sets questions and sees how the class gets on.");
        if (teaches || !taught.isEmpty()) {
            add(heading("Classes I teach"), list(taught, "You teach no class yet."));
        }
        if (teaches) {
            add(
                    styled(
                            new Div(styled(new RouterLink("Problem sets", SetsView.class), "kb-button")),
                            "kb-actions",
                            "kb-class-after"),
                    heading("A new class"),
                    making(),
                    styled(
                            new NativeDetails("A class from a file", new CourseImport(copies, visitor.learner())),
                            "kb-more"));
        }
        add(
                heading("My classes"),
                list(attended, "You are in no class yet. Your instructor can give you a code or a link."));
        if (!attended.isEmpty()) {
            add(styled(
                    new Div(styled(new RouterLink("My assignments", AssignmentsView.class), "kb-button")),
                    "kb-actions",
                    "kb-class-after"));
        }
        List<Classroom> observed = classrooms.observedBy(visitor.learner());
        if (!observed.isEmpty()) {
            add(heading("Classes I observe"), list(observed, ""));
        }
        add(heading("Join a class"), joining());
    }

    private static H2 heading(String text) {
        return styled(new H2(text), "kb-heading");
    }

    private static Component list(List<Classroom> classes, String none) {
        if (classes.isEmpty()) {
            return new Paragraph(none);
        }
        UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
        classes.forEach(each -> tiles.add(tile(each)));
        return tiles;
    }

    private static ListItem tile(Classroom classroom) {
        ListItem tile = styled(
                new ListItem(styled(
                        ClassPage.to(classroom.name().text(), ClassView.class, classroom.id()), "kb-tile-title")),
                "kb-tile");
        if (classroom.archived()) {
            tile.add(styled(new Paragraph("Archived"), "kb-tile-note"));
        }
        return tile;
    }

    private EntryForm making() {
        TextField name = ClassFields.className("");
        ZoneField zone = new ZoneField(clock.zone());
        return new EntryForm("Make the class", () -> {
                    try {
                        ClassroomId id =
                                classrooms.create(visitor.learner(), new ClassName(name.getValue()), zone.zone());
                        getUI().ifPresent(ui -> ui.navigate(ClassView.class, ClassPage.parameters(id)));
                    } catch (AccessDeniedException roleTaken) {
                        throw new BadEntry(BadEntry.Field.ELSEWHERE, "Making a class takes the role of an instructor.");
                    }
                })
                .with(BadEntry.Field.NAME, name)
                .with(zone);
    }

    /** The page of the code tells which class it is, and asks once more. */
    private EntryForm joining() {
        TextField code = ClassFields.joinCode();
        return new EntryForm("Find the class", () -> {
                    JoinCode read = JoinCode.read(code.getValue())
                            .orElseThrow(() -> new BadEntry(BadEntry.Field.NAME, JoinView.EXPECTED));
                    getUI().ifPresent(ui -> ui.navigate(JoinView.class, JoinView.parameters(read)));
                })
                .with(BadEntry.Field.NAME, code);
    }
}
