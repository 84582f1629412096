package kibitzer.web.classroom.gradebook;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static kibitzer.web.classroom.gradebook.ElevensHandedIn.DUE;
import static kibitzer.web.classroom.gradebook.ElevensHandedIn.OPENS;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.RouterLink;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.gradebook.Regrades;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.question.AnswerSheet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A class with two learners; Anna handed in two answers, 1 (right) and 2 (not right), Bert nothing in time. */
@SharedFixture
class GradebookViewsTest {
    private LearnerId anna;
    private ClassroomId tuesday;
    private AssignmentId elevens;
    private SittingId sitting;

    @BeforeEach
    void comeIn() {
        ElevensHandedIn met = ElevensHandedIn.met();
        anna = met.anna();
        tuesday = met.tuesday();
        elevens = met.elevens();
        sitting = met.sitting();
        LearnerId bert = BrowserlessTrainer.get(Learners.class).welcome().learner();
        met.work().joins(tuesday, bert, "Bert", OPENS, Optional.empty());
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

    private static List<String> links() {
        return _find(RouterLink.class).stream().map(RouterLink::getHref).toList();
    }

    private String inClass(String page) {
        return "class/" + tuesday + "/" + page;
    }

    @Test
    void theGridShowsPointsAndSaysInWordsWhatIsMissing() {
        BrowserlessTrainer.open(inClass("gradebook"));
        assertThat(title()).isEqualTo("Gradebook");
        assertThat(shown()).contains("Anna", "Elevens", "of 4, due", "1 of 4", "25 %", "Bert", "missing");
        assertThat(links())
                .contains(
                        inClass("gradebook/sitting/" + sitting),
                        inClass("gradebook/learner/" + anna),
                        inClass("assignment/" + elevens + "/items"));
    }

    @Test
    void aLearnersPageShowsTheSittingsAndWhatIsHard() {
        BrowserlessTrainer.open(inClass("gradebook/learner/" + anna));
        assertThat(title()).isEqualTo("Anna");
        assertThat(shown())
                .contains("So far 1 of 4 points", "Sitting 1", "✓ counts", "What is hard", "50 % of the credit");
    }

    @Test
    void aSittingShowsEachAnswerWithItsGradeAndTheVerdictWhenItIsOpened() {
        BrowserlessTrainer.open(inClass("gradebook/sitting/" + sitting));
        assertThat(title()).isEqualTo("Anna: Elevens");
        assertThat(shown()).contains("✓ right", "✗ not right", "0 % of 3 points", "It counts.");
        assertThat(_find(AnswerSheet.class)).isEmpty();
        BrowserlessTrainer.unfold(_find(NativeDetails.class).getLast());
        assertThat(_get(AnswerSheet.class).getElement().getTextRecursively()).contains("Not right");
    }

    @Test
    void aCommentIsWrittenOnceTheVerdictsAreToldAndStandsWhenThePageIsOpenedAgain() {
        String page = inClass("gradebook/sitting/" + sitting);
        BrowserlessTrainer.open(page);
        assertThat(shown()).contains("Comments to the learner can be written once the verdicts are told.");
        assertThat(_find(CommentField.class)).isEmpty();

        BrowserlessTrainer.get(JdbcClient.class)
                .sql("update sitting set told_at = submitted_at where id = :id")
                .param("id", sitting.id())
                .update();
        BrowserlessTrainer.open(page);
        TextArea second = _get(TextArea.class, spec -> spec.withLabel("Comment on question 2"));
        second.setValue("Count what dummy shows.");
        _click(_get(
                NativeButton.class,
                spec -> spec.withText("Store the comment")
                        .withAttribute("aria-label", "Store the comment on question 2")));
        assertThat(shown()).contains("You: Count what dummy shows.", "Stored.");

        BrowserlessTrainer.open(page);
        assertThat(shown()).contains("Ina", ": Count what dummy shows.", "Change the comment");
        assertThat(_find(CommentField.class)).hasSize(3);
    }

    @Test
    void theFilesStandBesideEachOther() {
        BrowserlessTrainer.open(inClass("gradebook"));
        assertThat(_find(Anchor.class).stream().map(Anchor::getHref))
                .contains(
                        "/class/" + tuesday + "/scores.xlsx",
                        "/class/" + tuesday + "/scores.csv",
                        "/class/" + tuesday + "/answers.xlsx",
                        "/class/" + tuesday + "/answers.csv");
    }

    @Test
    void theQuestionsShowWhatWasChosenWithTheTrainersBestMarked() {
        BrowserlessTrainer.open(inClass("assignment/" + elevens + "/items"));
        assertThat(shown())
                .contains(
                        "Elevens: the questions",
                        "Counted over 1 sitting",
                        "the trainer's",
                        "whole credit",
                        "Pearson's");
    }

    @Test
    void aQuestionOnWhichTheBookIsSilentIsMarkedSo() {
        String mark = "The book is silent: every sensible answer counts in full.";
        BrowserlessTrainer.open(inClass("assignment/" + elevens + "/items"));
        assertThat(shown()).doesNotContain(mark);

        Coursework work = new Coursework(BrowserlessTrainer.get(JdbcClient.class));
        VersionId version = work.version(OPENS);
        work.question(version, 1, Coursework.CALL, Coursework.OVERCALLED, 1, Optional.empty(), Optional.empty());
        AssignmentId calls = work.assignment(tuesday, version, "Calls", OPENS, DUE);
        work.handedIn(calls, anna, 1, DUE, "");
        BrowserlessTrainer.open(inClass("assignment/" + calls + "/items"));
        assertThat(shown()).contains(mark);
    }

    @Test
    void theWeaknessesNameWhoStruggles() {
        BrowserlessTrainer.open(inClass("weaknesses"));
        assertThat(shown()).contains("Struggling: Anna (50 % of 2)");
    }

    @Test
    void aRegradeIsSeenBeforeItIsGivenAndStandsInTheTrail() {
        String answer = URLEncoder.encode("2", StandardCharsets.UTF_8);
        BrowserlessTrainer.open(inClass("regrade?assignment=" + elevens + "&question=2&answer=" + answer));
        assertThat(shown()).contains("For all, the answer 2");
        _get(IntegerField.class).setValue(50);
        _click(_get(NativeButton.class, spec -> spec.withText("See what it changes")));
        assertThat(shown()).contains("changes 1 learner's score.", "2.5 of 4", "+1.5");

        _click(_get(NativeButton.class, spec -> spec.withText("Regrade to 50 %")));
        assertThat(shown()).contains("reason: nothing is said");
        _get(TextArea.class).setValue("Both can be defended.");
        _click(_get(NativeButton.class, spec -> spec.withText("Regrade to 50 %")));

        assertThat(title()).isEqualTo("Regrades");
        assertThat(shown()).contains("Elevens, question 2", "0 % to 50 % (1 answer)", "Both can be defended.", "Ina ");
        BrowserlessTrainer.open(inClass("gradebook"));
        assertThat(shown()).contains("2.5 of 4", "regraded");
    }

    @Test
    void aRegradeThatAnotherHasOvertakenIsShownAnew() {
        BrowserlessTrainer.open(inClass("regrade?assignment=" + elevens + "&question=2"));
        _get(TextArea.class).setValue("Both can be defended.");
        _click(_get(NativeButton.class, spec -> spec.withText("See what it changes")));
        assertThat(shown()).contains("4 of 4", "+3");
        BrowserlessTrainer.get(Regrades.class)
                .give(tuesday, BrowserlessTrainer.learner(), Scope.question(elevens, 2), 50, "Half.");

        _click(_get(NativeButton.class, spec -> spec.withText("Regrade to 100 %")));
        assertThat(title()).isEqualTo("Regrade question 2");
        assertThat(shown()).contains("Nothing is regraded yet", "2.5 of 4", "+1.5");
        _click(_get(NativeButton.class, spec -> spec.withText("Regrade to 100 %")));
        assertThat(title()).isEqualTo("Regrades");
    }

    @Test
    void anotherPercentageAsksForAnotherPreview() {
        BrowserlessTrainer.open(inClass("regrade?assignment=" + elevens + "&question=2"));
        _click(_get(NativeButton.class, spec -> spec.withText("See what it changes")));
        _get(IntegerField.class).setValue(30);
        assertThat(_find(NativeButton.class, spec -> spec.withText("Regrade to 100 %")))
                .isEmpty();
    }

    @Test
    void markingAnewOffersWhatWouldBeAnotherCredit() {
        BrowserlessTrainer.get(JdbcClient.class)
                .sql("update sitting_answer set grade = 'wrong' where sitting = :sitting")
                .param("sitting", sitting.id())
                .update();
        BrowserlessTrainer.open(inClass("assignment/" + elevens + "/recheck"));
        _click(_get(NativeButton.class, spec -> spec.withText("Mark anew")));
        assertThat(shown()).contains("2 answers were marked anew: 1 difference.", "0 % to 100 % (1 answer)");
        _get(TextArea.class).setValue("The rule was corrected.");
        _click(_get(NativeButton.class, spec -> spec.withText("Accept it")));
        assertThat(shown()).contains("The rule was corrected.");
    }

    @Test
    void nobodyElseIsToldThatThereIsAGradebook() {
        List<String> pages = List.of(
                inClass("gradebook"),
                inClass("gradebook/learner/" + anna),
                inClass("gradebook/sitting/" + sitting),
                inClass("weaknesses"),
                inClass("regrades"),
                inClass("regrade?assignment=" + elevens + "&question=2"),
                inClass("assignment/" + elevens + "/items"),
                inClass("assignment/" + elevens + "/recheck"));
        for (Role role : List.of(Role.LEARNER, Role.INSTRUCTOR)) {
            BrowserlessTrainer.leave();
            BrowserlessTrainer.visit();
            LearnerId other = BrowserlessTrainer.signIn("Otto", role);
            if (role == Role.LEARNER) {
                new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                        .joins(tuesday, other, "Otto", OPENS, Optional.empty());
            }
            for (String page : pages) {
                BrowserlessTrainer.open(page);
                assertThat(title()).as(page).isEqualTo("There is no such class");
            }
        }
    }

    @Test
    void whatTheGradebookDoesNotHaveIsNotFound() {
        for (String none : List.of(
                inClass("gradebook/sitting/x"),
                inClass("gradebook/sitting/" + SittingId.fresh()),
                inClass("gradebook/learner/" + SittingId.fresh()),
                inClass("assignment/" + AssignmentId.fresh() + "/items"),
                inClass("regrade"),
                inClass("regrade?assignment=" + elevens + "&question=9"),
                inClass("regrade?assignment=" + elevens + "&question=2&answer=%7B"))) {
            BrowserlessTrainer.open(none);
            assertThat(title()).as(none).isEqualTo("There is no such page");
        }
    }
}
