package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.RouterLink;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import kibitzer.SharedFixture;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.FromPaper;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.gradebook.GradebookExport;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.field.Entry;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Ina types in what Lena wrote on paper. */
@SharedFixture
class FromPaperPagesTest {
    private static final String WHY = "{\"decision\":\"own/words\",\"position\":{\"ask\":\"Explain your bid.\"}}";

    private SmallClass met;

    @BeforeEach
    void comeIn() {
        met = SmallClass.met();
        BrowserlessTrainer.signIn(met.instructor());
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private Assignment given(Feedback feedback) {
        return met.give(
                SmallClass.terms("Elevens", feedback),
                SmallClass.question(
                        "{\"decision\":\"bridge/rule-of-eleven\",\"position\":" + Coursework.SEVEN_LED + "}"),
                SmallClass.question(WHY));
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void click(String text) {
        _click(_get(NativeButton.class, spec -> spec.withText(text)));
    }

    private static void answer(int number) {
        _get(Entry.class).setValue(String.valueOf(number));
        click("Answer");
    }

    private String address(Assignment assignment) {
        return "class/" + met.classroom() + "/paper/" + assignment.id();
    }

    private Sitting begun(Assignment assignment) {
        return BrowserlessTrainer.get(FromPaper.class).begin(met.instructor(), assignment.id(), met.learner(), false);
    }

    private void type(Sitting sitting, int number, JsonNode answer) {
        BrowserlessTrainer.get(FromPaper.class).answer(met.instructor(), sitting.id(), number, answer);
    }

    @Test
    void anAnswerLeadsToTheNextQuestionAndAllAreLookedOverBeforeTheyAreHandedIn() {
        Assignment assignment = given(Feedback.AT_ONCE);
        BrowserlessTrainer.open("class/" + met.classroom() + "/assignments");
        assertThat(_find(RouterLink.class, spec -> spec.withText("From paper"))).hasSize(1);
        BrowserlessTrainer.open(address(assignment));
        assertThat(shown()).contains("Lena", "nothing yet.");
        BrowserlessTrainer.open(address(assignment) + "/" + met.learner());
        assertThat(shown()).contains("Nothing of Lena is there yet.");
        click("Type the paper in");
        assertThat(shown()).contains("Question 1 of 2. 2 are not typed in.");
        assertThat(_get(QuestionPanel.class).hintsTaken()).isZero();

        answer(3);
        assertThat(shown()).contains("Question 2 of 2. One is not typed in.").doesNotContain("Eleven less the card");
        click("Hand in for Lena");
        assertThat(UI.getCurrent().getInternals().getActiveViewLocation().getPath())
                .isEqualTo(address(assignment));
        assertThat(shown()).contains("from paper, handed in");

        BrowserlessTrainer.signIn(met.learner());
        BrowserlessTrainer.open("assignment/" + assignment.id());
        assertThat(shown()).contains("From paper, typed in by Ina", "See the verdicts");
        Sitting sitting = BrowserlessTrainer.get(Sittings.class)
                .of(met.learner(), assignment.id())
                .getFirst();
        BrowserlessTrainer.open("sitting/" + sitting.id() + "?question=1");
        assertThat(shown()).contains("From paper, typed in by Ina", "0 of 1 point, by the verdict below.");

        BrowserlessTrainer.signIn(met.instructor());
        BrowserlessTrainer.open("class/" + met.classroom() + "/gradebook/sitting/" + sitting.id());
        assertThat(shown()).contains("From paper, typed in by Ina");
        BrowserlessTrainer.open("class/" + met.classroom() + "/gradebook/learner/" + met.learner());
        assertThat(shown()).contains(", from paper");
        assertThat(new String(
                                BrowserlessTrainer.get(GradebookExport.class)
                                        .answers(met.classroom(), met.instructor())
                                        .csv(),
                                StandardCharsets.UTF_8)
                        .lines())
                .anyMatch(line -> line.contains(",3,wrong,") && line.contains(",Ina"));
    }

    @Test
    void whatIsTypedIsChangedLeftOpenOrThrownAway() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        Sitting sitting = begun(assignment);
        type(sitting, 1, JsonNodeFactory.instance.numberNode(3));
        type(sitting, 2, JsonNodeFactory.instance.stringNode("Eighteen points."));
        BrowserlessTrainer.open(address(assignment) + "/" + met.learner() + "?question=1");
        assertThat(shown())
                .contains("All are typed in: look them over below.", "Eighteen points.")
                .contains("is typed in. Another answer takes its place.")
                .contains("It counts 100 % of its points for its time.");
        answer(1);
        assertThat(BrowserlessTrainer.get(FromPaper.class)
                        .paper(met.instructor(), sitting.id())
                        .answer(1)
                        .orElseThrow()
                        .answer())
                .isEqualTo(JsonNodeFactory.instance.numberNode(1));
        BrowserlessTrainer.open(address(assignment) + "/" + met.learner() + "?question=2");
        click("Nothing stands on the paper");
        assertThat(BrowserlessTrainer.get(FromPaper.class)
                        .paper(met.instructor(), sitting.id())
                        .open())
                .containsExactly(2);
        click("Throw it away now");
        assertThat(shown()).contains("Lena", "nothing yet.");
    }

    @Test
    void whatAnotherInstructorHandedInMeanwhileIsTold() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        Sitting sitting = begun(assignment);
        BrowserlessTrainer.open(address(assignment) + "/" + met.learner());
        BrowserlessTrainer.get(FromPaper.class).handIn(met.instructor(), sitting.id(), true);
        answer(3);
        assertThat(shown()).contains("It is handed in already; its answers are final.");
        click("Throw it away now");
        assertThat(shown())
                .contains("It is handed in already; its answers are final.", "from paper, handed in")
                .contains("the best of them counts");
    }

    @Test
    void aSittingThatIsThereIsToldBeforeAnythingIsTyped() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        Sitting own = BrowserlessTrainer.get(Sittings.class).start(met.learner(), assignment.id());
        BrowserlessTrainer.get(Sittings.class)
                .answer(met.learner(), own.id(), 1, JsonNodeFactory.instance.numberNode(1), Duration.ofSeconds(1));
        BrowserlessTrainer.open(address(assignment) + "/" + met.learner());
        assertThat(shown())
                .contains("There is something of Lena already: at the screen, begun")
                .contains("the best of them counts")
                .contains("What was begun at the screen is handed in as it stands.");
        click("Type the paper in all the same");
        assertThat(shown()).contains("Question 1 of 2. 2 are not typed in.");
        assertThat(BrowserlessTrainer.get(Sittings.class)
                        .paper(met.learner(), own.id())
                        .sitting()
                        .isOpen())
                .isFalse();
    }

    @Test
    void aSetWithABoardCannotBeTypedIn() {
        Assignment assignment = met.give(
                SmallClass.terms("Boards", Feedback.ON_SUBMISSION),
                DraftQuestion.written(new Question<>(
                        new PlayBoard(),
                        new SetBoard(
                                1,
                                Deal.of("S:AKQJT98765432... .T98765432.5432. .AKQJ.AKQJ.AKQJT ..T9876.98765432"),
                                Seat.SOUTH,
                                Vulnerability.NONE,
                                "acol",
                                "none",
                                1))));
        BrowserlessTrainer.open(address(assignment));
        assertThat(shown()).contains("They cannot be typed in from paper.").doesNotContain("Lena");
    }
}
