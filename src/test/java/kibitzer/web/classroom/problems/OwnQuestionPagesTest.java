package kibitzer.web.classroom.problems;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.field.Entry;
import kibitzer.web.page.Page;
import kibitzer.web.table.ChoiceList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A question of an author's own: from the editor through a learner's sitting to the instructor's mark. */
@SharedFixture
class OwnQuestionPagesTest {
    private static final String ASK = "How many trumps are out?";
    private static final String WORDS = "In words, which you read and mark";
    private static final String EXPLAINED = "I held eighteen points.";

    private LearnerId instructor;
    private ProblemSetId set;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        set = BrowserlessTrainer.get(Drafts.class)
                .create(instructor, Draft.untitled("Ina").titled("Ours").describedAs("Questions of our own."));
        BrowserlessTrainer.open("set/" + set + "?add=own");
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static TextField field(String label) {
        return _get(TextField.class, spec -> spec.withLabel(label));
    }

    private static TextArea ask() {
        return _get(TextArea.class, spec -> spec.withLabel("The question"));
    }

    private static Checkbox right(int number) {
        return _get(Checkbox.class, spec -> spec.withLabel("Choice " + number + " is right"));
    }

    @SuppressWarnings("unchecked")
    private static void inWords() {
        ((Select<String>) _get(Select.class, spec -> spec.withLabel("Answered by"))).setValue(WORDS);
    }

    private static void choice(int number, String says, String because, boolean right) {
        field("Choice " + number).setValue(says);
        field("Why choice " + number).setValue(because);
        right(number).setValue(right);
    }

    private static void twoChoices() {
        ask().setValue(ASK);
        choice(1, "Four", "thirteen less nine", true);
        choice(2, "Three", "one was not counted", false);
    }

    private static void press(String label) {
        _click(_get(NativeButton.class, spec -> spec.withText(label)));
    }

    private static void add() {
        press("Add to the set");
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private List<DraftQuestion> stored() {
        return BrowserlessTrainer.get(Drafts.class)
                .find(instructor, set)
                .orElseThrow()
                .draft()
                .questions();
    }

    @Test
    void choicesWithTheirReasonsBecomeAQuestionAndTheFieldsAreEmptyForTheNext() {
        twoChoices();
        field("Cards shown beside it, if any").setValue("KS QS TH");
        field("The auction, if any").setValue("1H pass 2H pass");
        add();

        assertThat(shown()).contains("1 question is added.");
        assertThat(stored()).hasSize(1);
        DraftQuestion written = stored().getFirst();
        assertThat(written.reading().isSound()).isTrue();
        assertThat(written.decision().orElseThrow().id().text()).isEqualTo("own/choice");
        assertThat(written.position().path("choices").toString())
                .isEqualTo("[{\"says\":\"Four\",\"right\":true,\"because\":\"thirteen less nine\"},"
                        + "{\"says\":\"Three\",\"because\":\"one was not counted\"}]");
        assertThat(written.position().path("cards").asString()).isEqualTo("KS QS TH");
        assertThat(written.position().path("auction").asString()).isEqualTo("1H pass 2H pass");
        assertThat(ask().getValue()).isEmpty();
        assertThat(right(1).getValue()).isFalse();
        assertThat(List.of(
                        field("Choice 1"),
                        field("Why choice 2"),
                        field("Cards shown beside it, if any"),
                        field("The auction, if any")))
                .allMatch(TextField::isEmpty);
    }

    @Test
    void whatIsMissingIsToldAndNothingIsAddedOrLost() {
        add();
        assertThat(shown()).contains("ask");
        assertThat(stored()).isEmpty();

        twoChoices();
        right(1).setValue(false);
        add();
        assertThat(shown()).contains("none is right; expected one at least that is.");

        choice(2, "Four", "twice the same", true);
        add();
        assertThat(shown()).contains("two choices are alike; expected no two that say the same.");

        choice(2, "", "", false);
        right(1).setValue(true);
        add();
        assertThat(shown()).contains("expected two to six choices");

        choice(2, "Three", "", false);
        add();
        assertThat(shown()).contains("because");

        choice(2, "Three", "one was not counted", false);
        field("Cards shown beside it, if any").setValue("KS KS");
        add();
        assertThat(shown()).contains("the king of spades stands twice");
        assertThat(stored()).isEmpty();
        assertThat(ask().getValue()).isEqualTo(ASK);

        field("Cards shown beside it, if any").setValue("KS");
        add();
        assertThat(stored()).hasSize(1);
    }

    @Test
    void aQuestionAnsweredInWordsNeedsNoChoices() {
        inWords();
        assertThat(_find(TextField.class, spec -> spec.withLabel("Choice 1"))).isEmpty();
        ask().setValue("Explain your bid.");
        add();

        assertThat(stored())
                .extracting(question -> question.json().toString())
                .singleElement()
                .asString()
                .contains("own/words", "Explain your bid.")
                .doesNotContain("choices");
    }

    @Test
    void itIsWrittenAskedAnsweredAndMarked() {
        twoChoices();
        add();
        inWords();
        ask().setValue("Explain your bid.");
        add();
        ClassroomId classroom = BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/Berlin"));
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        LearnerId lena = BrowserlessTrainer.signIn("Lena", Role.LEARNER);
        SittingId sitting = begun(classroom, lena);

        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        assertThat(shown()).contains(ASK).doesNotContain("thirteen less nine");
        assertThat(_get(ChoiceList.class).getElement().getOuterHTML())
                .contains("Four", "Three")
                .doesNotContain("thirteen less nine", "right");
        _get(ChoiceList.class).choose("a");
        BrowserlessTrainer.open("sitting/" + sitting + "?question=2");
        assertThat(shown()).contains("Explain your bid.");
        _get(Entry.class).setValue(EXPLAINED);
        press("Answer");
        BrowserlessTrainer.open("sitting/" + sitting + "/hand-in");
        assertThat(shown()).contains("All 2 questions are answered.", "Four", EXPLAINED);
        press("Hand in");
        assertThat(shown()).contains("thirteen less nine", "1 of 1 point, by the verdict below.");
        BrowserlessTrainer.open("sitting/" + sitting + "?question=2");
        assertThat(shown()).contains("0 of 1 point: your instructor has not marked it yet.");

        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/gradebook/sitting/" + sitting);
        assertThat(shown()).contains("Answered: " + EXPLAINED, "to be marked");
        follow("Give your mark, question 2");
        _get(IntegerField.class).setValue(50);
        press("See what it changes");
        _get(TextArea.class).setValue("Half of the reason.");
        press("Regrade to 50 %");
        BrowserlessTrainer.open("class/" + classroom + "/gradebook/sitting/" + sitting);
        assertThat(shown())
                .contains("50 % of 1 point", "Half of the reason.", "1.5 of 2 points")
                .doesNotContain("to be marked");

        as(lena);
        BrowserlessTrainer.open("sitting/" + sitting + "?question=2");
        assertThat(shown()).contains("0.5 of 1 point, credit given by your instructor.", "Half of the reason.");
    }

    private SittingId begun(ClassroomId classroom, LearnerId learner) {
        Instant now = Instant.now();
        new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                .joins(classroom, learner, "Lena", now.minus(Duration.ofDays(1)), Optional.empty());
        Assignment assignment = BrowserlessTrainer.get(Assignments.class)
                .give(instructor, classroom, set, SmallClass.terms("Ours", Feedback.ON_SUBMISSION));
        return BrowserlessTrainer.get(Sittings.class)
                .start(learner, assignment.id())
                .id();
    }

    private static void as(LearnerId who) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(who);
    }

    private static void follow(String label) {
        BrowserlessTrainer.open(_find(RouterLink.class).stream()
                .filter(link -> label.equals(link.getElement().getAttribute("aria-label")))
                .findFirst()
                .orElseThrow()
                .getHref());
    }

    /** The trainer has no answer to it, and does not say that a book has none. */
    @Test
    void onPaperItIsSaidWhoMarksAnAnswerInWords() {
        ask().setValue("Explain your bid.");
        inWords();
        add();
        BrowserlessTrainer.open("set/" + set + "/print");
        assertThat(shown())
                .contains("Read and marked by the instructor (1 point)")
                .doesNotContain("The book is silent");
    }
}
