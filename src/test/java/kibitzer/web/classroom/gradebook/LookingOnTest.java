package kibitzer.web.classroom.gradebook;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.roster.Members;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Anna has 1 point of 4, told; Ina runs the class, Olga looks on. */
@SharedFixture
class LookingOnTest {
    private LearnerId ina;
    private LearnerId olga;
    private ClassroomId tuesday;
    private AssignmentId elevens;
    private SittingId sitting;

    @BeforeEach
    void comeIn() {
        ElevensHandedIn met = ElevensHandedIn.met();
        met.told();
        ina = met.ina();
        tuesday = met.tuesday();
        elevens = met.elevens();
        sitting = met.sitting();
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        olga = BrowserlessTrainer.signIn("Olga", Role.LEARNER);
        met.work().joins(tuesday, olga, "Olga", ElevensHandedIn.OPENS, Optional.empty());
        BrowserlessTrainer.get(Members.class).makeObserver(tuesday, ina, olga);
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String title() {
        return _get(H1.class).getText();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private String at(String page) {
        return "class/" + tuesday + "/"
                + page.replace("SITTING", sitting.toString()).replace("GIVEN", elevens.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gradebook",
                "gradebook/sitting/SITTING",
                "assignment/GIVEN/items",
                "assignment/GIVEN/boards",
                "weaknesses",
                "regrades",
                "certificates"
            })
    void nothingThatTheyReadLeadsToAChange(String page) {
        BrowserlessTrainer.open(at(page));
        assertThat(title()).isNotEqualTo("There is no such class");
        List<String> links =
                _find(RouterLink.class).stream().map(RouterLink::getHref).toList();
        assertThat(links)
                .isNotEmpty()
                .noneMatch(link -> link.contains("/regrade?")
                        || link.contains("/recheck")
                        || link.contains("/grading")
                        || link.contains("/roster")
                        || link.contains("/settings"));
        assertThat(_find(CommentField.class)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"grading", "roster", "settings", "regrade", "assignment/GIVEN/recheck", "assignments"})
    void whatChangesSomethingIsNotThere(String page) {
        BrowserlessTrainer.open(at(page));
        assertThat(title()).isEqualTo("There is no such class");
    }

    @Test
    void theClassSaysWhoLooksOnAndAsksThemNothing() {
        BrowserlessTrainer.open("class/" + tuesday);
        assertThat(shown()).contains("Looks on", "Olga").doesNotContain("See what is assigned", "The daily hands");
    }

    @Test
    void aPassMarkIsSetAndWhoHasItIsCertified() {
        BrowserlessTrainer.signIn(ina);
        BrowserlessTrainer.open(at("grading"));
        _get(IntegerField.class, spec -> spec.withLabel("Pass mark in percent of the total"))
                .setValue(25);
        _get(IntegerField.class, spec -> spec.withLabel("Elevens counts")).setValue(2);
        _fireDomEvent(_get(EntryForm.class), "submit");
        assertThat(shown()).contains("Stored.", "The class is passed with 25 % of it.");

        BrowserlessTrainer.open(at("gradebook"));
        assertThat(shown()).contains("counts 2 times", "2 of 8", "✓ passed");
        BrowserlessTrainer.open(at("certificates"));
        assertThat(shown())
                .contains("1 of 1 learner passed so far.", "Tuesday beginners", "1 of 1 assignment handed in");
    }

    @Test
    void aFigureOutOfItsBoundsIsSaidAndNotStored() {
        BrowserlessTrainer.signIn(ina);
        BrowserlessTrainer.open(at("grading"));
        _get(IntegerField.class, spec -> spec.withLabel("Lowest results left out"))
                .setValue(11);
        _fireDomEvent(_get(EntryForm.class), "submit");
        assertThat(shown()).contains("takes a whole number from 0 to 10.").doesNotContain("Stored.");
    }
}
