package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.ZoneId;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.JoinDoor;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.ZoneField;
import kibitzer.web.field.ClassFields;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.ShownLink;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** What is set for a whole class: its name and time zone, the way in by code, its end. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/settings")
public class ClassSettingsView extends ClassPage {
    private final transient Classrooms classrooms;
    private final transient ClassGate gate;

    ClassSettingsView(ClassGate gate, Visitor visitor, Classrooms classrooms) {
        super(gate, visitor);
        this.gate = gate;
        this.classrooms = classrooms;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        show(admission);
    }

    private void show(Admission admission) {
        Classroom classroom = admission.classroom();
        begin(classroom.name().text(), admission);
        add(styled(new H2("Name and time zone"), "kb-heading"), naming(classroom));
        add(styled(new H2("Joining by code"), "kb-heading"));
        joining(classroom, classrooms.joinDoor(classroom.id(), own()));
        add(styled(new H2(classroom.archived() ? "Take it up again" : "The end of the class"), "kb-heading"));
        ending(classroom);
    }

    private void change(Classroom classroom, Runnable task) {
        attempt(() -> {
            task.run();
            show(gate.requireInstructor(classroom.id(), own()));
        });
    }

    private EntryForm naming(Classroom classroom) {
        TextField name = ClassFields.className(classroom.name().text());
        ZoneField zone = new ZoneField(classroom.zone());
        return new EntryForm("Save", () -> {
                    ClassName chosen = new ClassName(name.getValue());
                    ZoneId at = zone.zone();
                    change(classroom, () -> {
                        classrooms.rename(classroom.id(), own(), chosen);
                        classrooms.moveTo(classroom.id(), own(), at);
                    });
                })
                .with(BadEntry.Field.NAME, name)
                .with(zone);
    }

    private void joining(Classroom classroom, JoinDoor door) {
        ShownLink link = new ShownLink("Link", JoinView.path(door.code()));
        link.addClassName("kb-class-link");
        add(
                styled(new Paragraph(door.code().toString()), "kb-class-code"),
                link,
                new Paragraph(
                        classroom.archived()
                                ? "The class is archived and takes nobody."
                                : door.open()
                                        ? "Whoever has the code or the link can join."
                                        : "The code is closed: nobody is taken by it."),
                styled(
                        new Div(
                                button(
                                        door.open() ? "Close the code" : "Open the code",
                                        () -> change(
                                                classroom,
                                                () -> classrooms.joinOpen(classroom.id(), own(), !door.open()))),
                                button(
                                        "Another code",
                                        () -> change(classroom, () -> classrooms.renewCode(classroom.id(), own())))),
                        "kb-actions"),
                styled(
                        new Paragraph("With another code the one before opens nothing any more. Who is in stays in."),
                        "kb-tile-note"));
    }

    private void ending(Classroom classroom) {
        boolean archived = classroom.archived();
        add(
                new Paragraph(
                        archived
                                ? "The class is archived. Taken up again, it goes on where it stood."
                                : "An archived class takes nobody and stands last in the lists. Everything in it stays,"
                                        + " and you can take it up again."),
                styled(
                        new Div(button(
                                archived ? "Take it up again" : "Archive the class",
                                () -> change(classroom, () -> classrooms.archive(classroom.id(), own(), !archived)))),
                        "kb-actions"));
    }

    private static NativeButton button(String label, Runnable action) {
        return styled(new OnceButton(label, action), "kb-button");
    }
}
