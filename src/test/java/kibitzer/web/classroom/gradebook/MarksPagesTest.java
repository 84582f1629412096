package kibitzer.web.classroom.gradebook;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.gradebook.Regrades;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.classroom.roster.Members;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Ina and Bo both mark what Lena answered in words. */
@SharedFixture
class MarksPagesTest {
    private static final JsonNode ANSWER = JsonNodeFactory.instance.stringNode("Fifteen points, balanced.");

    private SmallClass met;
    private LearnerId bo;
    private SittingId sitting;
    private Scope scope;

    @BeforeEach
    void anAnswerIsHandedIn() {
        met = SmallClass.met();
        Assignment given = met.give(
                SmallClass.terms("Bids", Feedback.ON_SUBMISSION),
                SmallClass.question("{\"decision\":\"own/words\",\"position\":{\"ask\":\"Explain your bid.\"}}"));
        Sittings sittings = BrowserlessTrainer.get(Sittings.class);
        sitting = sittings.start(met.learner(), given.id()).id();
        sittings.answer(met.learner(), sitting, 1, ANSWER, Duration.ofSeconds(4));
        sittings.submit(met.learner(), sitting);
        scope = new Scope(given.id(), 1, Optional.of(sitting), Optional.of(ANSWER));
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        bo = BrowserlessTrainer.signIn("Bo", Role.INSTRUCTOR);
        new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                .joins(met.classroom(), bo, "Bo", Instant.now(), Optional.empty());
        BrowserlessTrainer.get(Members.class).makeInstructor(met.classroom(), met.instructor(), bo);
        BrowserlessTrainer.get(Regrades.class).give(met.classroom(), met.instructor(), scope, 50, "Half of the reason");
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private void openSitting() {
        BrowserlessTrainer.open("class/" + met.classroom() + "/gradebook/sitting/" + sitting);
    }

    private static void give(String link, int percent, String reason) {
        RouterLink way = _get(RouterLink.class, spec -> spec.withText(link));
        BrowserlessTrainer.open(way.getHref());
        _get(IntegerField.class).setValue(percent);
        _get(TextArea.class).setValue(reason);
        _click(_get(NativeButton.class, spec -> spec.withText("See what it changes")));
        _click(_get(NativeButton.class, spec -> spec.withText("Regrade to " + percent + " %")));
    }

    @Test
    void theMarksStandSideBySideTheirMeanCountsAndThenWhatIsAgreedOn() {
        BrowserlessTrainer.open("class/" + met.classroom() + "/marks");
        assertThat(shown()).contains("No answer in words has been marked by two instructors yet.");
        openSitting();
        assertThat(shown()).doesNotContain("Marks side by side:");
        give("Give your mark", 100, "All of it.");

        openSitting();
        assertThat(shown())
                .contains("Marks side by side: 50 % apart", "50 %, Half of the reason", "100 %, All of it.")
                .contains("The mean counts, 75 %, until you agree on a mark.")
                .doesNotContain("the trainer");
        BrowserlessTrainer.open("class/" + met.classroom() + "/marks");
        assertThat(shown()).contains("Lena", "Fifteen points, balanced.", "50 %", "75 %, the mean");
        give("Agree on a mark", 80, "Agreed at the table.");

        openSitting();
        assertThat(shown()).contains("What was agreed on counts, 80 %.", "Agreed on 80 % by Bo");
        BrowserlessTrainer.open("class/" + met.classroom() + "/marks");
        assertThat(shown()).contains("80 %, agreed on", "Agree on another mark");
        BrowserlessTrainer.open("class/" + met.classroom() + "/regrades");
        assertThat(shown()).contains("80 %, agreed on");
    }

    @Test
    void theLearnerReadsTheReasonsThatCount() {
        BrowserlessTrainer.get(Regrades.class).give(met.classroom(), bo, scope, 100, "All of it.");
        BrowserlessTrainer.signIn(met.learner());
        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        assertThat(shown())
                .contains("is marked; the mean of your instructors' marks counts. ")
                .contains("Half of the reason. ", "All of it.");
    }
}
