package kibitzer.web.classroom.gradebook;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.gradebook.Regrades;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.games.bridge.Call;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What is told of an answer where the author of the set, or an instructor, decides otherwise than the trainer. */
@SharedFixture
class LastWordTest {
    /** The bidding of the book: thirteen points and a balanced hand open one no trump, not vulnerable. */
    private static final String CALL = "{\"decision\":\"bridge/call\",\"position\":{\"system\":\"acol\","
            + "\"hand\":\"KJ4.Q83.AJ72.Q94\",\"dealer\":\"S\",\"auction\":[],\"vulnerable\":\"none\"}}";

    private static final String COMMENT = "Tonight we are bold.";

    private LearnerId instructor;
    private LearnerId learner;
    private ClassroomId classroom;
    private Assignment assignment;
    private SittingId sitting;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        classroom = BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/Berlin"));
        DraftQuestion call = DraftQuestion.written(QuestionReader.read(LineReader.read(CALL), Optional.empty()));
        var set = BrowserlessTrainer.get(Drafts.class)
                .create(
                        instructor,
                        Draft.untitled("Ina")
                                .titled("Bold calls")
                                .describedAs("Calling.")
                                .with(List.of(call.overruled(List.of(text("7NT")), COMMENT), call)));
        as("Lena", Role.LEARNER);
        learner = BrowserlessTrainer.learner();
        new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                .joins(classroom, learner, "Lena", Instant.now().minus(Duration.ofDays(1)), Optional.empty());
        assignment = BrowserlessTrainer.get(Assignments.class)
                .give(
                        instructor,
                        classroom,
                        set,
                        new Terms(
                                "Bold calls",
                                Instant.now().minus(Duration.ofHours(1)),
                                Instant.now().plus(Duration.ofDays(2)),
                                1,
                                Counted.BEST,
                                Feedback.AT_ONCE,
                                false,
                                Deals.SAME,
                                new Late.Closed(),
                                Optional.empty()));
        sitting = BrowserlessTrainer.get(Sittings.class)
                .start(learner, assignment.id())
                .id();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static void as(String name, Role role) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(name, role);
    }

    private static JsonNode text(String text) {
        return JsonNodeFactory.instance.stringNode(text);
    }

    private void answer(int number, String call) {
        BrowserlessTrainer.get(Sittings.class).answer(learner, sitting, number, text(call), Duration.ZERO);
    }

    private void look(int number) {
        BrowserlessTrainer.open("sitting/" + sitting + "?question=" + number);
    }

    private static String headline() {
        return _get(H3.class, spec -> spec.withClasses("kb-headline"))
                .getElement()
                .getTextRecursively();
    }

    /** How the verdict and the question's number are coloured. */
    private static List<String> coloured(int number) {
        return List.of(
                verdict().getElement().getAttribute("data-grade"),
                _get(RouterLink.class, spec -> spec.withText(String.valueOf(number)))
                        .getElement()
                        .getAttribute("data-state"));
    }

    private static Component verdict() {
        return _find(Component.class, spec -> spec.withClasses("kb-verdict")).getFirst();
    }

    private static String trainersView() {
        return _find(NativeDetails.class).stream()
                .filter(details -> details.getSummaryText().startsWith("The trainer's own view"))
                .map(details -> details.getElement().getTextRecursively())
                .findFirst()
                .orElse("");
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    @Test
    void theAuthorsAnswerIsToldRightAsSoonAsItIsGiven() {
        look(1);
        _get(BiddingBox.class).make(Call.of("7NT"));

        assertThat(headline())
                .startsWith("Right, as the author of the set decided: ")
                .contains("7NT");
        assertThat(coloured(1)).containsExactly("best", "best");
        assertThat(verdict().getElement().getTextRecursively()).contains(COMMENT);
        assertThat(trainersView()).contains("The trainer's own view: not right", "the book says");
        assertThat(shown()).doesNotContain("decides otherwise than the trainer");
    }

    @Test
    void whatTheTrainerHoldsBestIsToldWrongWhereTheAuthorHoldsItSo() {
        answer(1, "1NT");
        look(1);

        assertThat(headline()).isEqualTo("Not right: the author of the set holds 7NT to be right");
        assertThat(coloured(1)).containsExactly("wrong", "wrong");
        assertThat(trainersView()).startsWith("The trainer's own view: right");
    }

    @Test
    void whereTheAuthorIsSilentTheTrainersVerdictStands() {
        answer(2, "1NT");
        look(2);

        assertThat(headline()).startsWith("Right: ");
        assertThat(trainersView()).isEmpty();
    }

    @Test
    void afterHandingInAnUnansweredQuestionNamesTheAuthorsAnswerFirst() {
        BrowserlessTrainer.get(Sittings.class).submit(learner, sitting);
        look(1);

        assertThat(headline()).isEqualTo("Not answered: the author of the set holds 7NT to be right");
    }

    @Test
    void aRegradedAnswerIsToldAsTheInstructorDecided() {
        answer(1, "1NT");
        answer(2, "7NT");
        BrowserlessTrainer.get(Sittings.class).submit(learner, sitting);
        BrowserlessTrainer.get(Regrades.class)
                .give(classroom, instructor, Scope.question(assignment.id(), 1), 50, "Both can be defended.");
        BrowserlessTrainer.get(Regrades.class)
                .give(classroom, instructor, Scope.question(assignment.id(), 2), 100, "I asked it badly.");
        look(1);
        assertThat(headline()).isEqualTo("50 % of the credit, given by your instructor");
        assertThat(coloured(1)).containsExactly("acceptable", "acceptable");
        assertThat(shown()).contains("0.5 of 1 point", "Both can be defended.", "7NT to be right: " + COMMENT);
        look(2);
        assertThat(headline()).isEqualTo("Full credit, given by your instructor");
        assertThat(coloured(2)).containsExactly("best", "best");
        assertThat(shown()).contains("1 of 1 point, credit given by your instructor.", "I asked it badly.");
    }

    @Test
    void theInstructorsSheetTellsWhatCountsFirst() {
        answer(1, "7NT");
        answer(2, "7NT");
        BrowserlessTrainer.get(Sittings.class).submit(learner, sitting);
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/gradebook/sitting/" + sitting);

        assertThat(_find(Span.class, spec -> spec.withClasses("kb-badge")).stream()
                        .map(Span::getText))
                .containsExactly("✓ right", "✗ not right");
        assertThat(shown()).contains("100 % of 1 point (the author's answer); the trainer: ✗ not right");
        BrowserlessTrainer.unfold("The question and the verdict");
        assertThat(headline()).startsWith("Right, as the author of the set decided: ");
        assertThat(verdict().getElement().getTextRecursively()).contains(COMMENT);
    }
}
