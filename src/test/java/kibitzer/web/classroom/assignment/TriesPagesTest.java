package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextField;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Tries;
import kibitzer.classroom.gradebook.GradebookExport;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.field.Entry;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One question, to be tried three times, by Lena in the class of Ina; 1 is right. */
@SharedFixture
class TriesPagesTest {
    private static final String ELEVEN = "{\"decision\":\"bridge/rule-of-eleven\",\"position\":"
            + "{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"}}";

    private SmallClass met;
    private Assignment assignment;
    private SittingId sitting;

    @BeforeEach
    void comeIn() {
        met = SmallClass.met();
        assignment = met.give(
                SmallClass.terms("Count", Feedback.AT_ONCE).held(Conduct.USUAL.with(new Tries(List.of(100, 50, 25)))),
                SmallClass.question(ELEVEN).withNote("Eleven less the card.").withHint(false));
        sitting = BrowserlessTrainer.get(Sittings.class)
                .start(met.learner(), assignment.id())
                .id();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void answer(int number) {
        _get(Entry.class).setValue(String.valueOf(number));
        _click(_get(NativeButton.class, button -> button.withClasses("kb-button-first")));
    }

    private static String objection() {
        return _get(Entry.class).getErrorMessage();
    }

    private void openAs(LearnerId who, String page) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(who);
        BrowserlessTrainer.open(page);
    }

    @Test
    void theLearnerIsToldThatItIsNotRightAndTriesAgainForHalf() {
        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        answer(3);
        assertThat(objection()).isEqualTo("3 is not right. Try again, for 50 % of the points.");
        assertThat(shown()).doesNotContain("Eleven less the card.", "the book says");
        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        assertThat(objection()).isEqualTo("3 is not right. Try again, for 50 % of the points.");
        assertThat(shown()).doesNotContain("Eleven less the card.");
        BrowserlessTrainer.open("sitting/" + sitting + "/hand-in");
        assertThat(shown()).contains("not right; another try counts 50 %");

        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        answer(1);
        assertThat(shown()).contains("Eleven less the card.");
        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        assertThat(shown()).contains("Tried before: 3.");
        BrowserlessTrainer.get(Sittings.class).submit(met.learner(), sitting);
        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        assertThat(shown()).contains("0.5 of 1 point, by the verdict below, at a try that counts 50 %.");
    }

    @Test
    void theInstructorSeesTheTriesInTheGradebookAndInItsFile() {
        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        answer(3);
        answer(1);
        BrowserlessTrainer.get(Sittings.class).submit(met.learner(), sitting);
        openAs(met.instructor(), "class/" + met.classroom() + "/gradebook/sitting/" + sitting);
        assertThat(shown()).contains("50 % of 1 point", "Tried before: 3.", "0.5 of 1 points");

        List<String> lines = new String(
                        BrowserlessTrainer.get(GradebookExport.class)
                                .answers(met.classroom(), met.instructor())
                                .csv(),
                        StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(lines.getFirst()).endsWith("Try,Tried before,Typed in from paper by");
        assertThat(lines.getLast()).contains(",50,the trainer,").endsWith(",2,3,");
        assertThat(new String(
                        BrowserlessTrainer.get(GradebookExport.class)
                                .scores(met.classroom(), met.instructor())
                                .csv(),
                        StandardCharsets.UTF_8))
                .contains("Lena,yes,0.5,0.5,1,50.0");
    }

    @Test
    void theLearnerReadsBeforehandWhatATryEarns() {
        BrowserlessTrainer.open("assignment/" + assignment.id());
        assertThat(shown()).contains("the second try earns 50 %, the third 25 % of the points");
    }

    @Test
    @SuppressWarnings("unchecked")
    void triesAreAskedForWhereAnswersAreToldAtOnceAlone() {
        openAs(met.instructor(), "class/" + met.classroom() + "/assign");
        assertThat(_find(TermsForm.class)).hasSize(1);
        Select<Feedback> feedback = _get(Select.class, field -> field.withLabel("Verdicts are told"));
        assertThat(_find(TextField.class, field -> field.withLabel("Tries count, percent")))
                .isEmpty();
        feedback.setValue(Feedback.AT_ONCE);
        TextField tries = _get(TextField.class, field -> field.withLabel("Tries count, percent"));
        assertThat(tries.getValue()).isEqualTo("100");
        tries.setValue("100 50 60");
        assertThat(tries.isInvalid()).isTrue();
        tries.setValue("100 50 25");
        assertThat(tries.isInvalid()).isFalse();
        assertThat(_get(TermsForm.class).terms().map(terms -> terms.conduct().tries()))
                .hasValue(new Tries(List.of(100, 50, 25)));
    }
}
