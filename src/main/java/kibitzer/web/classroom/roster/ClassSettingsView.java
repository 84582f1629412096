package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.datepicker.DatePicker;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.course.ClassCopies;
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
    /** In weeks, so that every day stays the day of the week that it is. */
    private static final int YEAR = 52;

    private final transient Classrooms classrooms;
    private final transient ClassGate gate;
    private final transient ClassCopies copies;

    ClassSettingsView(ClassGate gate, Visitor visitor, Classrooms classrooms, ClassCopies copies) {
        super(gate, visitor);
        this.gate = gate;
        this.copies = copies;
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
        add(styled(new H2("For the next term"), "kb-heading"), copying(classroom));
        add(styled(new H2("To take along"), "kb-heading"));
        taking(classroom);
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

    private EntryForm copying(Classroom classroom) {
        TextField name = ClassFields.className("");
        name.setLabel("Name of the copy");
        Optional<LocalDate> first = copies.firstDay(classroom.id(), own());
        DatePicker day = new DatePicker("The first assignment opens on");
        day.setLocale(Locale.UK);
        day.setHelperText("All dates move with it, by as many days; the times of day stay.");
        first.ifPresent(was -> day.setValue(was.plusWeeks(YEAR)));
        EntryForm form = new EntryForm("Copy the class", () -> {
                    ClassName chosen = new ClassName(name.getValue());
                    if (first.isPresent() && day.isEmpty()) {
                        throw new BadEntry(
                                BadEntry.Field.ELSEWHERE, "Choose the day on which the first assignment opens.");
                    }
                    attempt(() -> {
                        ClassroomId copy = copies.copy(
                                classroom.id(), own(), chosen, first.flatMap(any -> day.getOptionalValue()));
                        getUI().ifPresent(ui -> ui.navigate(ClassView.class, parameters(copy)));
                    });
                })
                .with(new Paragraph(
                        first.isPresent()
                                ? "A new class with the same assignments on other days, which you run. Nobody joins it by this,"
                                        + " and no answer, message or extension is taken over."
                                : "A new class, which you run. There is no assignment to take over."))
                .with(BadEntry.Field.NAME, name);
        return first.isPresent() ? form.with(day) : form;
    }

    private void taking(Classroom classroom) {
        Anchor file = new Anchor("/class/" + classroom.id() + "/" + CourseFiles.NAME, "Download the course");
        file.setRouterIgnore(true);
        file.getElement().setAttribute("download", true);
        add(
                new Paragraph(
                        "All that you teach here as one file: the sets as they were assigned, the assignments with days counted"
                                + " from the first, the pages, what you play otherwise, the groups' names and what counts."
                                + " Nobody who is in the class is in it, and no answer. It is read under Classes, on this"
                                + " trainer or another."),
                styled(new Div(styled(file, "kb-button")), "kb-actions"));
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
