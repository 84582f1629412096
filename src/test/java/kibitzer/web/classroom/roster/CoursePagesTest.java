package kibitzer.web.classroom.roster;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.datepicker.DatePicker;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.textfield.TextField;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.course.ClassCopies;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.Versions;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.upload.FileUpload;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A course leaves a class as a file, and becomes a class again. */
@SharedFixture
class CoursePagesTest {
    private static final ZoneId LONDON = ZoneId.of("Europe/London");
    private static final Instant OPENS = Instant.parse("2040-01-09T18:00:00Z");

    private LearnerId ina;
    private ClassroomId tuesday;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        ina = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        tuesday = BrowserlessTrainer.get(Classrooms.class).create(ina, new ClassName("Tuesday beginners"), LONDON);
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private byte[] course() {
        Draft draft = Draft.of(
                BrowserlessTrainer.get(ProblemSets.class).find("acol-first-bid").orElseThrow());
        Drafts drafts = BrowserlessTrainer.get(Drafts.class);
        var version = BrowserlessTrainer.get(Versions.class).versionOf(drafts.create(ina, draft));
        new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                .assignment(tuesday, version, "First bids", OPENS, OPENS.plusSeconds(7 * 24 * 3600));
        return BrowserlessTrainer.get(ClassCopies.class).file(tuesday, ina).written();
    }

    private static EntryForm form() {
        return form("Make a class of it");
    }

    private static EntryForm form(String button) {
        return _find(EntryForm.class).stream()
                .filter(form -> form.getElement().getTextRecursively().contains(button))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theSettingsOfferIt() {
        BrowserlessTrainer.open("class/" + tuesday + "/settings");
        assertThat(_get(Anchor.class, spec -> spec.withText("Download the course"))
                        .getHref())
                .isEqualTo("/class/" + tuesday + "/course.json");
    }

    @Test
    void aCopyOpensOnTheDayThatIsChosen() {
        course();
        BrowserlessTrainer.open("class/" + tuesday + "/settings");
        DatePicker day = _get(DatePicker.class, spec -> spec.withLabel("The first assignment opens on"));
        assertThat(day.getValue()).isEqualTo(LocalDate.of(2041, 1, 7)); // a Monday too, 52 weeks on
        _get(TextField.class, spec -> spec.withLabel("Name of the copy")).setValue("In the spring");
        day.clear();
        _fireDomEvent(form("Copy the class"), "submit");
        assertThat(shown()).contains("Choose the day on which the first assignment opens.");

        day.setValue(LocalDate.of(2040, 3, 5));
        _fireDomEvent(form("Copy the class"), "submit");
        assertThat(_get(H1.class).getText()).isEqualTo("In the spring");
        ClassroomId copy = BrowserlessTrainer.get(Classrooms.class).taughtBy(ina).stream()
                .map(Classroom::id)
                .filter(id -> !id.equals(tuesday))
                .findFirst()
                .orElseThrow();
        assertThat(BrowserlessTrainer.get(Assignments.class).of(ina, copy))
                .extracting(assignment -> assignment.terms().opens())
                .containsExactly(Instant.parse("2040-03-05T18:00:00Z"));
    }

    @Test
    void readInItSaysWhatIsInItAndBecomesAClassOnTheDaysThatAreChosen() {
        byte[] file = course();
        BrowserlessTrainer.open("classes");
        _get(FileUpload.class).take("course.json", file);
        assertThat(shown()).contains("\u201cTuesday beginners\u201d: 1 set, 1 assignment, 0 pages, 0 groups.");

        _fireDomEvent(form(), "submit");
        assertThat(shown()).contains("Choose the day on which the first assignment opens.");

        _get(TextField.class, spec -> spec.withValue("Tuesday beginners")).setValue("In the spring");
        _get(DatePicker.class).setValue(LocalDate.of(2020, 3, 5));
        _fireDomEvent(form(), "submit");
        assertThat(shown()).contains("which has passed. Choose a later day.");

        _get(DatePicker.class).setValue(LocalDate.of(2041, 3, 5));
        _fireDomEvent(form(), "submit");

        assertThat(_get(H1.class).getText()).isEqualTo("In the spring");
        ClassroomId made = BrowserlessTrainer.get(Classrooms.class).taughtBy(ina).stream()
                .filter(classroom -> classroom.name().text().equals("In the spring"))
                .findFirst()
                .orElseThrow()
                .id();
        assertThat(BrowserlessTrainer.get(Assignments.class).of(ina, made))
                .extracting(given -> given.terms().opens())
                .containsExactly(Instant.parse("2041-03-05T18:00:00Z"));
    }

    @Test
    void whatIsWrongInAFileIsToldAndNoClassIsOffered() {
        BrowserlessTrainer.open("classes");
        _get(FileUpload.class).take("set.json", "{\"title\": \"A set\"}".getBytes(StandardCharsets.UTF_8));
        assertThat(shown())
                .contains("Nothing of it can be taken. What is wrong:")
                .contains("this is no course; expected a file that was downloaded from the settings of a class")
                .doesNotContain("Make a class of it");
    }
}
