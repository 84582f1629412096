package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.datepicker.DatePicker;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.BadTerms;
import kibitzer.classroom.course.ClassCopies;
import kibitzer.classroom.course.Course;
import kibitzer.classroom.course.CourseFile;
import kibitzer.classroom.course.CourseReader;
import kibitzer.classroom.roster.ClassName;
import kibitzer.content.reading.Reading;
import kibitzer.decisions.ask.HowMany;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.ZoneField;
import kibitzer.web.classroom.problems.FaultList;
import kibitzer.web.field.ClassFields;
import kibitzer.web.page.EntryForm;
import kibitzer.web.upload.FileUpload;
import org.springframework.security.access.AccessDeniedException;

/** Takes a course that was downloaded: first it says what is in it, or what is wrong, then a class is made of it. */
final class CourseImport extends Div {
    private final transient ClassCopies copies;
    private final transient LearnerId who;
    private final Paragraph status = new Paragraph();
    private final FaultList faults = new FaultList();
    private final Div form = new Div();

    CourseImport(ClassCopies copies, LearnerId who) {
        this.copies = copies;
        this.who = who;
        status.getElement().setAttribute("role", "status");
        status.addClassName("kb-strong");
        add(
                new Paragraph("A course that was downloaded from the settings of a class, here or on another trainer."),
                new FileUpload(CourseFile.LARGEST, "a course", this::take, ".json"),
                status,
                faults,
                form);
    }

    private void take(String name, byte[] content) {
        Reading<CourseFile> read = CourseReader.read(name, content);
        form.removeAll();
        faults.show(read.faults(), false);
        status.setText(read.value().map(CourseImport::summary).orElse("Nothing of it can be taken. What is wrong:"));
        read.value().ifPresent(course -> form.add(making(course)));
    }

    private static String summary(CourseFile file) {
        Course course = file.course();
        List<String> parts = new ArrayList<>(List.of(
                HowMany.of(file.sets().size(), "set"),
                HowMany.of(course.tasks().size(), "assignment"),
                HowMany.of(course.pages().size(), "page"),
                HowMany.of(course.groups().size(), "group")));
        return "\u201c" + file.name() + "\u201d: " + String.join(", ", parts) + ".";
    }

    private EntryForm making(CourseFile file) {
        TextField name = ClassFields.className(file.name().text());
        ZoneField zone = new ZoneField(file.zone());
        DatePicker day = new DatePicker("The first assignment opens on");
        day.setLocale(Locale.UK);
        day.setHelperText("All others follow in the distance that they had; the times of day stay.");
        boolean dated = file.course().firstDay().isPresent();
        EntryForm made = new EntryForm("Make a class of it", () -> {
                    ClassName chosen = new ClassName(name.getValue());
                    if (dated && day.isEmpty()) {
                        throw new BadEntry(
                                BadEntry.Field.ELSEWHERE, "Choose the day on which the first assignment opens.");
                    }
                    make(file, chosen, zone, day.getOptionalValue());
                })
                .with(BadEntry.Field.NAME, name)
                .with(zone);
        return dated ? made.with(day) : made;
    }

    private void make(CourseFile file, ClassName name, ZoneField zone, Optional<LocalDate> first) {
        try {
            ClassroomId id = copies.make(who, name, zone.zone(), file, first);
            getUI().ifPresent(ui -> ui.navigate(ClassView.class, ClassPage.parameters(id)));
        } catch (AccessDeniedException roleTaken) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "Making a class takes the role of an instructor.");
        } catch (BadTerms onTheseDays) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, String.valueOf(onTheseDays.getMessage()));
        }
    }
}
