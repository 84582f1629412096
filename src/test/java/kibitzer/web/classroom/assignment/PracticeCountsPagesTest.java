package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeButton;
import java.time.Duration;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

/** A call over an overcall, where general practice alone speaks: it bids three diamonds and allows two hearts. */
@SharedFixture
class PracticeCountsPagesTest {
    private static final String LABEL = "Where the book is silent, general practice counts";

    private SmallClass met;
    private LearnerId instructor;
    private LearnerId learner;
    private ClassroomId classroom;

    @BeforeEach
    void comeIn() {
        met = SmallClass.met();
        instructor = met.instructor();
        learner = met.learner();
        classroom = met.classroom();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static Terms terms() {
        return SmallClass.terms("Calls", Feedback.AT_ONCE);
    }

    private Assignment given(Terms terms) {
        return met.give(
                terms,
                SmallClass.question("{\"decision\":\"bridge/call\",\"position\":" + Coursework.OVERCALLED + "}"));
    }

    private SittingId answered(Assignment assignment, String call) {
        Sittings sittings = BrowserlessTrainer.get(Sittings.class);
        SittingId sitting = sittings.start(learner, assignment.id()).id();
        sittings.answer(learner, sitting, 1, JsonNodeFactory.instance.stringNode(call), Duration.ofSeconds(4));
        BrowserlessTrainer.open("sitting/" + sitting);
        return sitting;
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static String headline() {
        return _get(H3.class, spec -> spec.withClasses("kb-headline"))
                .getElement()
                .getTextRecursively();
    }

    @Test
    void theTermIsOffUntilItIsTicked() {
        Assignment assignment = given(terms());
        BrowserlessTrainer.signIn(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assign/" + assignment.id());
        Checkbox counts = _get(Checkbox.class, spec -> spec.withLabel(LABEL));
        assertThat(counts.getValue()).isFalse();
        counts.setValue(true);
        _click(_get(NativeButton.class, spec -> spec.withText("Save")));

        assertThat(BrowserlessTrainer.get(Assignments.class)
                        .known(assignment.id())
                        .orElseThrow()
                        .terms()
                        .practiceCounts())
                .isTrue();
    }

    @Test
    void thePreviewSaysWhatCountsOnASilentQuestion() {
        Assignment plain = given(terms());
        Assignment practised = given(terms().countingPractice());
        BrowserlessTrainer.signIn(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/preview/" + plain.id());
        assertThat(shown()).contains("The book is silent: every sensible answer counts in full.");
        BrowserlessTrainer.open("class/" + classroom + "/preview/" + practised.id());
        assertThat(shown())
                .contains("The book is silent, and general practice counts: its answer in full, another sensible one by"
                        + " half.")
                .doesNotContain("every sensible answer counts in full");
    }

    @Test
    void theVerdictSaysThatPracticeCountsAndNotTheBook() {
        SittingId sitting = answered(given(terms().countingPractice()), "2H");
        assertThat(headline()).startsWith("Allowed: the book says nothing here; general practice says ");
        assertThat(shown())
                .contains("General practice counts here and not the book, which is silent: 50 % of the credit.");

        BrowserlessTrainer.get(Sittings.class).submit(learner, sitting);
        BrowserlessTrainer.open("sitting/" + sitting);
        assertThat(shown()).contains("0.5 of 1 point, by general practice, for no book speaks here.");
        BrowserlessTrainer.signIn(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/gradebook/sitting/" + sitting);
        assertThat(shown()).contains("50 % of 1 point (general practice)");
    }

    @Test
    void withoutTheTermTheSameAnswerCountsInFull() {
        SittingId sitting = answered(given(terms()), "2H");
        assertThat(shown()).doesNotContain("General practice counts here");
        BrowserlessTrainer.get(Sittings.class).submit(learner, sitting);
        BrowserlessTrainer.open("sitting/" + sitting);
        assertThat(shown()).contains("1 of 1 point, by the verdict below.");
    }
}
