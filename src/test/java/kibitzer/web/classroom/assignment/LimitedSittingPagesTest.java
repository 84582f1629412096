package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.IntegerField;
import java.time.Duration;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.MoreMinutes;
import kibitzer.classroom.assignment.MoreTime;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.roster.Member;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.page.Page;
import kibitzer.web.picture.Countdown;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

/** What learner and instructor see of an assignment whose sittings may take twenty minutes. */
@SharedFixture
class LimitedSittingPagesTest {
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
        BrowserlessTrainer.setClockForward(Duration.ZERO);
        BrowserlessTrainer.leave();
    }

    private Assignment given(Conduct conduct) {
        return met.give(
                SmallClass.terms("Elevens", Feedback.ON_SUBMISSION).held(conduct),
                SmallClass.question(
                        "{\"decision\":\"bridge/rule-of-eleven\",\"position\":" + Coursework.SEVEN_LED + "}"));
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    @Test
    void theLearnerIsToldTheLimitBeforeAndSeesTheTimeRunWithin() {
        Assignment assignment = given(Conduct.USUAL.within(Duration.ofMinutes(20)));
        BrowserlessTrainer.open("assignment/" + assignment.id());
        assertThat(shown())
                .contains("A sitting takes 20 minutes at most from the moment you start it")
                .contains("One sitting.")
                .doesNotContain("you may leave it and come back");

        _click(_get(NativeButton.class, spec -> spec.withText("Start")));
        assertThat(shown()).contains("Every answer is stored when you give it.").contains("Time left ");
        assertThat(_get(Countdown.class).getText()).startsWith("19:");
        assertThat(_get(SittingClock.class).getElement().getChild(2).getAttribute("role"))
                .isEqualTo("status");

        BrowserlessTrainer.setClockForward(Duration.ofMinutes(21));
        _get(SittingClock.class).timeIsUp();
        assertThat(_find(SittingClock.class)).isEmpty();
        assertThat(shown()).contains("0 of 1 points");
    }

    @Test
    void withoutALimitThereIsNoClock() {
        Assignment assignment = given(Conduct.USUAL);
        BrowserlessTrainer.open("sitting/"
                + BrowserlessTrainer.get(Sittings.class)
                        .start(learner, assignment.id())
                        .id());
        assertThat(_find(SittingClock.class)).isEmpty();
        assertThat(shown()).contains("1 day left; every answer is stored when you give it.");
    }

    @Test
    void theInstructorGivesOneLearnerMoreMinutesAndTakesThemBack() {
        Assignment assignment = given(Conduct.USUAL.within(Duration.ofMinutes(20)));
        BrowserlessTrainer.signIn(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/extensions/" + assignment.id());
        assertThat(shown()).contains("A sitting takes 20 minutes at most.");
        NativeButton give = _get(NativeButton.class, spec -> spec.withText("Give the minutes"));
        _click(give);
        assertThat(shown()).contains("Choose who gets how many minutes more.");

        lena();
        _get(IntegerField.class, spec -> spec.withLabel("Minutes more")).setValue(15);
        _click(give);
        assertThat(shown()).contains("Lena: 15 minutes more.");
        assertThat(BrowserlessTrainer.get(MoreTime.class).moreMinutes(instructor, assignment.id()))
                .containsExactly(new MoreMinutes(learner, Duration.ofMinutes(15)));
        _click(_get(NativeButton.class, spec -> spec.withText("Take back")));
        assertThat(BrowserlessTrainer.get(MoreTime.class).moreMinutes(instructor, assignment.id()))
                .isEmpty();
    }

    @SuppressWarnings("unchecked") // the only box of members
    private static void lena() {
        ComboBox<Member> box = _get(ComboBox.class, spec -> spec.withLabel("More minutes for"));
        box.setValue(box.getListDataView().getItems().findFirst().orElseThrow());
    }

    @Test
    void theTermsAreEnteredAndKept() {
        Assignment assignment = given(Conduct.USUAL);
        BrowserlessTrainer.signIn(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assign/" + assignment.id());
        IntegerField minutes = _get(IntegerField.class, spec -> spec.withLabel("Minutes for a sitting"));
        IntegerField hours = _get(IntegerField.class, spec -> spec.withLabel("Hours before it is due"));
        assertThat(minutes.getValue()).isNull();
        assertThat(hours.getValue()).isEqualTo(24);
        minutes.setValue(0);
        assertThat(minutes.isInvalid()).isTrue();
        minutes.setValue(45);
        hours.setValue(48);
        _click(_get(NativeButton.class, spec -> spec.withText("Save")));
        assertThat(BrowserlessTrainer.get(Assignments.class)
                        .known(assignment.id())
                        .orElseThrow()
                        .terms()
                        .conduct())
                .isEqualTo(new Conduct(48, Optional.of(Duration.ofMinutes(45)), Optional.empty()));
    }

    @Test
    void whereASittingIsHandedInItsTimeIsTold() {
        Assignment limited = given(Conduct.USUAL.within(Duration.ofMinutes(45)));
        SittingId sitting = BrowserlessTrainer.get(Sittings.class)
                .start(learner, limited.id())
                .id();
        BrowserlessTrainer.open("sitting/" + sitting + "/hand-in");
        assertThat(_find(SittingClock.class)).hasSize(1);
        assertThat(shown()).contains("When the time is over it is handed in as it stands.");
    }

    @Test
    void whereASittingIsHandedInAnAnswerGivenElsewhereIsTold() {
        Assignment assignment = given(Conduct.USUAL);
        Sittings sittings = BrowserlessTrainer.get(Sittings.class);
        SittingId sitting = sittings.start(learner, assignment.id()).id();
        BrowserlessTrainer.open("sitting/" + sitting + "/hand-in");
        assertThat(_find(SittingClock.class)).isEmpty();
        assertThat(shown()).contains("Not answered");

        sittings.answer(learner, sitting, 1, JsonNodeFactory.instance.numberNode(3), Duration.ofSeconds(1));
        _get(SittingWatch.class).look();
        assertThat(shown()).doesNotContain("Not answered");

        sittings.submit(learner, sitting);
        _get(SittingWatch.class).look();
        assertThat(shown()).contains("0 of 1 points").doesNotContain("Hand in Elevens");
    }

    @Test
    void aWindowThatFellBehindIsToldWhatWasAnsweredElsewhere() {
        Assignment assignment = given(Conduct.USUAL);
        Sittings sittings = BrowserlessTrainer.get(Sittings.class);
        SittingId sitting = sittings.start(learner, assignment.id()).id();
        BrowserlessTrainer.open("sitting/" + sitting);
        SittingWatch watch = _get(SittingWatch.class);
        watch.look();
        assertThat(_get(SittingWatch.class)).isSameAs(watch);
        assertThat(shown()).doesNotContain("elsewhere");

        sittings.answer(learner, sitting, 1, JsonNodeFactory.instance.numberNode(3), Duration.ofSeconds(1));
        watch.look();
        assertThat(shown())
                .contains("You answered this question elsewhere meanwhile")
                .contains("is stored. You may change it");
        SittingWatch again = _get(SittingWatch.class);
        again.look();
        assertThat(_get(SittingWatch.class)).isSameAs(again);

        sittings.submit(learner, sitting);
        again.look();
        assertThat(shown()).contains("This sitting was handed in meanwhile.");
        assertThat(_find(SittingWatch.class)).isEmpty();
    }
}
