package kibitzer.web.classroom.roster;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.combobox.MultiSelectComboBox;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextField;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Set;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** An instructor makes a group and gives it an assignment of its own. */
@SharedFixture
class GroupPagesTest {
    private LearnerId ina;
    private LearnerId anna;
    private LearnerId bert;
    private ClassroomId tuesday;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        ina = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        tuesday = BrowserlessTrainer.get(Classrooms.class)
                .create(ina, new ClassName("Tuesday"), ZoneId.of("Europe/London"));
        anna = member("Anna");
        bert = member("Bert");
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(ina);
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private LearnerId member(String name) {
        BrowserlessTrainer.visit();
        LearnerId learner = BrowserlessTrainer.signIn(name, Role.LEARNER);
        new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                .joins(tuesday, learner, name, Instant.now(), Optional.empty());
        return learner;
    }

    @SuppressWarnings("unchecked") // whatever it holds, its label says
    private static void choose(String box, String label) {
        MultiSelectComboBox<Object> found = (MultiSelectComboBox<Object>)
                _find(MultiSelectComboBox.class, spec -> spec.withLabel(box)).getLast();
        found.select(found.getListDataView()
                .getItems()
                .filter(item -> found.getItemLabelGenerator().apply(item).startsWith(label))
                .findFirst()
                .orElseThrow());
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    @Test
    void aGroupIsMadeChangedAndTakenAway() {
        ClassGroups groups = BrowserlessTrainer.get(ClassGroups.class);
        BrowserlessTrainer.open("class/" + tuesday + "/groups");
        assertThat(shown()).contains("There is no group yet.");
        _get(TextField.class).setValue("Table 1");
        choose("Learners in it", "Anna");
        _fireDomEvent(_find(EntryForm.class).getLast(), "submit");
        assertThat(shown()).contains("Table 1: 1");

        _find(TextField.class).getLast().setValue("TABLE 1");
        _fireDomEvent(_find(EntryForm.class).getLast(), "submit");
        assertThat(_find(TextField.class).getLast().getErrorMessage()).isEqualTo("There is a group TABLE 1 already.");

        _find(TextField.class).getFirst().setValue("Table 2");
        _fireDomEvent(_find(EntryForm.class).getFirst(), "submit");
        assertThat(groups.of(tuesday, ina))
                .extracting(group -> group.name().text(), ClassGroup::members)
                .containsExactly(Tuple.tuple("Table 2", Set.of(anna)));
        _click(_get(NativeButton.class, spec -> spec.withText("Take the group away")));
        assertThat(groups.of(tuesday, ina)).isEmpty();
    }

    @Test
    void aTeamIsMadeByItselfNamedAndEmptied() {
        ClassGroups groups = BrowserlessTrainer.get(ClassGroups.class);
        groups.make(tuesday, ina, GroupKind.PAIR, new RosterName("Anna & Bert"), Set.of(anna, bert));
        BrowserlessTrainer.open("class/" + tuesday + "/groups?kind=team");
        assertThat(shown())
                .contains("Teams of Tuesday", "There is no team yet.")
                .doesNotContain("Anna & Bert");
        _get(TextField.class).setValue("Red");
        choose("Learners in it", "Anna");
        _fireDomEvent(_find(EntryForm.class).getLast(), "submit");
        assertThat(shown()).contains("Anna & Bert is a pair: a team has both of it, or neither.");
        choose("Learners in it", "Bert");
        _fireDomEvent(_find(EntryForm.class).getLast(), "submit");
        assertThat(shown()).contains("Red: 2", "Another team");
        assertThat(groups.sides(tuesday).teamOf(anna)).isPresent();

        _find(TextField.class).getFirst().setValue("Blue");
        _find(MultiSelectComboBox.class).getFirst().clear();
        _fireDomEvent(_find(EntryForm.class).getFirst(), "submit");
        assertThat(shown()).contains("Blue: 0");
        _click(_get(NativeButton.class, spec -> spec.withText("Take the team away")));
        assertThat(groups.sides(tuesday).teams()).isEmpty();
        assertThat(groups.sides(tuesday).pairs()).hasSize(1);
    }

    @Test
    void anAssignmentIsGivenToAGroupAndALearner() {
        Coursework coursework = new Coursework(BrowserlessTrainer.get(JdbcClient.class));
        Instant now = Instant.now().truncatedTo(ChronoUnit.MINUTES);
        VersionId version = coursework.version(now);
        coursework.eleven(version, 1, 1);
        AssignmentId assignment = coursework.assignment(tuesday, version, "Elevens", now, now.plus(Duration.ofDays(1)));
        var group =
                BrowserlessTrainer.get(ClassGroups.class).make(tuesday, ina, new RosterName("Table 1"), Set.of(anna));
        BrowserlessTrainer.open("class/" + tuesday + "/assign/" + assignment);
        assertThat(shown()).contains("For the whole class, unless you choose groups or learners.");
        choose("Groups", "Table 1 (1)");
        choose("Learners", "Bert");
        _click(_get(NativeButton.class, spec -> spec.withText("Save")));
        var audience = BrowserlessTrainer.get(Assignments.class).audience(ina, assignment);
        assertThat(audience.groups()).containsExactly(group);
        assertThat(audience.learners()).containsExactly(bert);
    }
}
