package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.combobox.MultiSelectComboBox;
import com.vaadin.flow.component.datetimepicker.DateTimePicker;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.dom.Element;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.MoreTime;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import kibitzer.marking.steps.Hints;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Entry;
import kibitzer.web.page.Page;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The pages of a learner's assignments and of those who give them, as a visitor sees them. */
@SharedFixture
class AssignmentPagesTest {
    private static final String NOTE = "Eleven less the card that was led.";
    /** The bidding of the book: thirteen points and a balanced hand open one no trump, not vulnerable. */
    private static final String CALL = "{\"decision\":\"bridge/call\",\"position\":{\"system\":\"acol\","
            + "\"hand\":\"KJ4.Q83.AJ72.Q94\",\"dealer\":\"S\",\"auction\":[],\"vulnerable\":\"none\"}}";

    private static final String ELEVEN = "{\"decision\":\"bridge/rule-of-eleven\",\"position\":"
            + "{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"}}";

    private LearnerId instructor;
    private LearnerId learner;
    private ClassroomId classroom;
    private ProblemSetId set;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        classroom = BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/Berlin"));
        set = BrowserlessTrainer.get(Drafts.class)
                .create(
                        instructor,
                        Draft.untitled("Ina")
                                .titled("Elevens")
                                .describedAs("Counting and calling.")
                                .with(List.of(
                                        written(ELEVEN).withNote(NOTE).withHint(false),
                                        written(CALL).withNote(NOTE).withHint(false))));
        another(Role.LEARNER);
        learner = BrowserlessTrainer.learner();
        join(learner);
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.setClockForward(Duration.ZERO);
        BrowserlessTrainer.leave();
    }

    private static DraftQuestion written(String json) {
        return DraftQuestion.written(read(json));
    }

    private static Question<?, ?> read(String json) {
        return QuestionReader.read(LineReader.read(json), Optional.empty());
    }

    private void join(LearnerId who) {
        BrowserlessTrainer.get(JdbcClient.class)
                .sql("insert into class_member (classroom, learner, part, name, joined_at)"
                        + " values (:classroom, :learner, 'learner', 'Lena', current_timestamp)")
                .param("classroom", classroom.id())
                .param("learner", who.id())
                .update();
    }

    private static void another(Role role) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn("Otto", role);
    }

    private void as(LearnerId who) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(who);
    }

    private Assignment given(Feedback feedback) {
        Instant now = Instant.now();
        return BrowserlessTrainer.get(Assignments.class)
                .give(
                        instructor,
                        classroom,
                        set,
                        new Terms(
                                "Count and call",
                                now.minus(Duration.ofHours(1)),
                                now.plus(Duration.ofDays(2)),
                                1,
                                Counted.BEST,
                                feedback,
                                false,
                                Deals.SAME,
                                new Late.Closed(),
                                Optional.empty()));
    }

    private SittingId begun(Assignment assignment) {
        return BrowserlessTrainer.get(Sittings.class)
                .start(learner, assignment.id())
                .id();
    }

    private void answer(SittingId sitting, int number, JsonNode answer) {
        BrowserlessTrainer.get(Sittings.class).answer(learner, sitting, number, answer, Duration.ZERO);
    }

    private static JsonNode number(int number) {
        return JsonNodeFactory.instance.numberNode(number);
    }

    private static JsonNode text(String text) {
        return JsonNodeFactory.instance.stringNode(text);
    }

    private static String title() {
        return _get(H1.class).getText();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    /** Everything that the page holds, sent or not: texts, attributes, properties, hidden ones too. */
    private static String held() {
        return elements(UI.getCurrent().getElement())
                .map(element -> element.isTextNode()
                        ? element.getText()
                        : element.getAttributeNames()
                                        .map(name -> name + "=" + element.getAttribute(name))
                                        .toList()
                                + " "
                                + element.getPropertyNames()
                                        .map(name -> name + "=" + element.getPropertyRaw(name))
                                        .toList())
                .reduce("", (all, one) -> all + "\n" + one);
    }

    private static Stream<Element> elements(Element root) {
        return Stream.concat(Stream.of(root), root.getChildren().flatMap(AssignmentPagesTest::elements));
    }

    private static void holdsNothingOfTheAdvice() {
        String held = held();
        for (String json : List.of(ELEVEN, CALL)) {
            Question<?, ?> question = read(json);
            question.advice()
                    .ruling()
                    .ifPresent(ruling -> assertThat(held)
                            .doesNotContain(ruling.rule())
                            .doesNotContain(ruling.source().ids().getFirst()));
            assertThat(held).doesNotContain(Hints.first(question).steps().getFirst());
        }
        assertThat(held).doesNotContain(NOTE).doesNotContain("the book says").doesNotContain("data-grade");
        assertThat(_find(NativeButton.class).stream()
                        .filter(button -> button.isVisible())
                        .map(NativeButton::getText))
                .doesNotContain("Hint", "Skip");
    }

    @SuppressWarnings("unchecked")
    private static QuestionPanel<Object, Object> panel() {
        return _get(QuestionPanel.class);
    }

    @Test
    void whatIsAssignedStandsOnTheFirstPageAndOnItsOwn() {
        given(Feedback.AFTER_DUE);
        BrowserlessTrainer.open("assignments");
        assertThat(shown()).contains("Due soon", "Count and call", "Tuesday beginners, 2 questions", "1 day left");
        BrowserlessTrainer.open("");

        assertThat(shown()).contains("Count and call").contains("1 day left.");
    }

    @Test
    void itsPageSaysTheTermsInWordsAndTheWayIn() {
        Assignment assignment = given(Feedback.AFTER_DUE);
        BrowserlessTrainer.open("assignment/" + assignment.id());

        assertThat(title()).isEqualTo("Count and call");
        assertThat(shown())
                .contains("(Europe/Berlin)", "One sitting", "when nobody in the class can hand in any more", "Start");
        _click(_get(NativeButton.class, spec -> spec.withText("Start")));
        assertThat(shown()).contains("Question 1 of 2.");
    }

    @Test
    void whileVerdictsAreWithheldThePageHoldsNothingOfTheAdvice() {
        for (Feedback feedback : List.of(Feedback.AFTER_DUE, Feedback.ON_SUBMISSION)) {
            SittingId sitting = begun(given(feedback));
            BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
            holdsNothingOfTheAdvice();
            answer(sitting, 1, number(3));
            answer(sitting, 2, text("1C"));
            for (int question = 1; question <= 2; question++) {
                BrowserlessTrainer.open("sitting/" + sitting + "?question=" + question);
                assertThat(panel().state()).isInstanceOf(PanelState.Kept.class);
                assertThat(shown()).contains("is stored");
                holdsNothingOfTheAdvice();
            }
            BrowserlessTrainer.open("sitting/" + sitting + "/hand-in");
            holdsNothingOfTheAdvice();
        }
    }

    @Test
    void handedInBeforeTheDueTimeThePageStillHoldsNothingOfTheAdvice() {
        Assignment assignment = given(Feedback.AFTER_DUE);
        SittingId sitting = begun(assignment);
        answer(sitting, 1, number(3));
        BrowserlessTrainer.get(Sittings.class).submit(learner, sitting);
        for (String page : List.of("sitting/" + sitting + "?question=1", "assignment/" + assignment.id())) {
            BrowserlessTrainer.open(page);
            assertThat(shown()).contains("told later");
            holdsNothingOfTheAdvice();
            assertThat(shown()).doesNotContain(" points (");
        }
        BrowserlessTrainer.setClockForward(Duration.ofDays(3));
        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");

        assertThat(panel().state()).isInstanceOf(PanelState.Marked.class);
        assertThat(shown()).contains(NOTE, "0 of 2 points");
    }

    @Test
    void anAnswerGivenOnThePageIsStoredAndSaysSo() {
        SittingId sitting = begun(given(Feedback.ON_SUBMISSION));
        BrowserlessTrainer.open("sitting/" + sitting + "?question=1");
        Entry field = _get(Entry.class);
        field.setValue("1");
        _click(_find(NativeButton.class).stream()
                .filter(button -> button.isVisible() && button.getText().startsWith("Answer"))
                .findFirst()
                .orElseThrow());

        assertThat(BrowserlessTrainer.get(Sittings.class)
                        .paper(learner, sitting)
                        .answer(1))
                .isPresent();
        assertThat(panel().state()).isInstanceOf(PanelState.Kept.class);
        assertThat(BrowserlessTrainer.answered()).isEmpty();
    }

    @Test
    void handingInNamesWhatIsNotAnswered() {
        SittingId sitting = begun(given(Feedback.ON_SUBMISSION));
        answer(sitting, 2, text("1NT"));
        BrowserlessTrainer.open("sitting/" + sitting + "/hand-in");
        assertThat(shown()).contains("Question 1 is not answered.");
        _click(_get(NativeButton.class, spec -> spec.withText("Hand in")));

        assertThat(BrowserlessTrainer.get(Sittings.class)
                        .paper(learner, sitting)
                        .sitting()
                        .isOpen())
                .isFalse();
        assertThat(BrowserlessTrainer.answered()).hasSize(1);
        assertThat(shown()).contains("points (");
    }

    @Test
    void whoeverRunsTheClassGivesAnAssignmentByItsForm() {
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assign?set=" + set);
        assertThat(_get(TextField.class).getValue()).isEqualTo("Elevens");
        _click(_get(NativeButton.class, spec -> spec.withText("Assign it")));

        assertThat(title()).startsWith("Assignments of");
        assertThat(BrowserlessTrainer.get(Assignments.class).of(instructor, classroom))
                .hasSize(1);
    }

    @Test
    @SuppressWarnings("unchecked")
    void aSetIsAssignedToSeveralClassesAtTheSameTimesByTheirOwnClocks() {
        ClassroomId overseas = BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Overseas"), ZoneId.of("America/New_York"));
        BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Not this one"), ZoneId.of("Europe/Berlin"));
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assign?set=" + set);
        CheckboxGroup<Classroom> others = _get(CheckboxGroup.class);
        assertThat(others.getListDataView().getItems().map(each -> each.name().text()))
                .containsExactly("Not this one", "Overseas");
        others.select(BrowserlessTrainer.get(Classrooms.class).taughtBy(instructor).stream()
                .filter(each -> each.id().equals(overseas))
                .toList());
        _click(_get(NativeButton.class, spec -> spec.withText("Assign it")));

        Assignments assignments = BrowserlessTrainer.get(Assignments.class);
        Terms here = assignments.of(instructor, classroom).getFirst().terms();
        Terms there = assignments.of(instructor, overseas).getFirst().terms();
        assertThat(there.due().atZone(ZoneId.of("America/New_York")).toLocalDateTime())
                .isEqualTo(here.due().atZone(ZoneId.of("Europe/Berlin")).toLocalDateTime());
        assertThat(BrowserlessTrainer.get(Classrooms.class).taughtBy(instructor).stream()
                        .filter(each -> each.name().text().equals("Not this one"))
                        .flatMap(each -> assignments.of(instructor, each.id()).stream()))
                .isEmpty();
    }

    @Test
    void toAClassThatIsArchivedNothingIsOfferedToBeAssigned() {
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assignments");
        assertThat(shown()).contains("Assign a set");
        BrowserlessTrainer.get(Classrooms.class).archive(classroom, instructor, true);
        BrowserlessTrainer.open("class/" + classroom + "/assignments");
        assertThat(shown()).contains("This class is archived").doesNotContain("Assign a set");
    }

    @Test
    void severalClassesAreGivenASetAllOrNone() {
        another(Role.INSTRUCTOR);
        LearnerId otto = BrowserlessTrainer.learner();
        ClassroomId foreign = BrowserlessTrainer.get(Classrooms.class)
                .create(otto, new ClassName("Otto's"), ZoneId.of("Europe/Berlin"));
        Terms terms = given(Feedback.AT_ONCE).terms();
        Assignments assignments = BrowserlessTrainer.get(Assignments.class);

        assertThatThrownBy(() -> assignments.give(instructor, List.of(classroom, foreign), set, terms))
                .isInstanceOf(NoSuchClass.class);
        assertThat(assignments.of(instructor, classroom)).hasSize(1);
        assertThat(assignments.of(otto, foreign)).isEmpty();
    }

    @Test
    void theFormSaysWhatIsWrongWhileItIsFilledIn() {
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assign?set=" + set);
        DateTimePicker due = _find(DateTimePicker.class).get(1);
        due.setValue(_find(DateTimePicker.class).getFirst().getValue().minusDays(1));

        assertThat(due.isInvalid()).isTrue();
        assertThat(due.getErrorMessage()).isEqualTo("It must be due after it opens.");
        _click(_get(NativeButton.class, spec -> spec.withText("Assign it")));
        assertThat(BrowserlessTrainer.get(Assignments.class).of(instructor, classroom))
                .isEmpty();
    }

    @Test
    void theOnlySetIsChosenAlready() {
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assign");
        assertThat(_get(TextField.class).getValue()).isEqualTo("Elevens");
    }

    @Test
    void nothingIsWrongBeforeAnythingIsEntered() {
        BrowserlessTrainer.get(Drafts.class)
                .create(instructor, Draft.untitled("Ina").titled("Twelves").with(List.of(written(CALL))));
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assign");
        TextField title = _get(TextField.class);
        assertThat(title.getValue()).isEmpty();
        assertThat(title.isInvalid()).isFalse();

        _click(_get(NativeButton.class, spec -> spec.withText("Assign it")));
        assertThat(title.isInvalid()).isTrue();
        assertThat(shown()).contains("Choose a set first.");
    }

    @Test
    void aTimeThatTheClocksSkipIsTold() {
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/assign?set=" + set);
        DateTimePicker due = _find(DateTimePicker.class).get(1);
        due.setValue(LocalDateTime.parse("2027-03-28T02:30"));

        assertThat(due.getErrorMessage()).contains("never shows 02:30");
    }

    @Test
    void moreTimeIsGivenToManyAtOnce() {
        Assignment assignment = given(Feedback.AFTER_DUE);
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/extensions/" + assignment.id());
        _click(_get(NativeButton.class, spec -> spec.withText("Choose everybody")));
        assertThat(((MultiSelectComboBox<Member>) _get(MultiSelectComboBox.class)).getSelectedItems())
                .hasSize(1);
        _get(TextField.class).setValue("The hall was closed.");
        _click(_get(NativeButton.class, spec -> spec.withText("Give it")));

        assertThat(BrowserlessTrainer.get(MoreTime.class).extensions(instructor, assignment.id()))
                .hasSize(1);
        assertThat(shown()).contains("Given.", "Lena", "The hall was closed.");
    }

    @Test
    void moreTimeThatHasPassedIsRefused() {
        Assignment assignment = given(Feedback.AFTER_DUE);
        BrowserlessTrainer.setClockForward(Duration.ofDays(12));
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/extensions/" + assignment.id());
        DateTimePicker due = _get(DateTimePicker.class);
        assertThat(due.getValue().atZone(ZoneId.of("Europe/Berlin")).toInstant())
                .isAfter(Instant.now().plus(Duration.ofDays(12)));
        due.setValue(due.getValue().minusWeeks(1));
        _click(_get(NativeButton.class, spec -> spec.withText("Choose everybody")));
        _get(TextField.class).setValue("The hall was closed.");
        _click(_get(NativeButton.class, spec -> spec.withText("Give it")));

        assertThat(shown()).contains("This has passed");
        assertThat(BrowserlessTrainer.get(MoreTime.class).extensions(instructor, assignment.id()))
                .isEmpty();
    }

    @Test
    void moreTimeAfterTheVerdictsAreToldWaitsForASecondClick() {
        Assignment assignment = given(Feedback.AFTER_DUE);
        BrowserlessTrainer.get(Sittings.class).submit(learner, begun(assignment));
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/extensions/" + assignment.id());
        assertThat(shown()).contains("The whole class waits for its verdicts");
        BrowserlessTrainer.setClockForward(Duration.ofDays(3));
        BrowserlessTrainer.get(Sittings.class).tasks(learner);
        BrowserlessTrainer.open("class/" + classroom + "/extensions/" + assignment.id());
        String says = "1 learner has been told the verdicts already: they can tell the others.";
        assertThat(shown()).contains(says).doesNotContain("The whole class waits");
        _click(_get(NativeButton.class, spec -> spec.withText("Choose everybody")));
        _get(TextField.class).setValue("The hall was closed.");

        _click(_get(NativeButton.class, spec -> spec.withText("Give it")));
        assertThat(_get(Paragraph.class, spec -> spec.withClasses("kb-fault")).getText())
                .isEqualTo(says);
        assertThat(BrowserlessTrainer.get(MoreTime.class).extensions(instructor, assignment.id()))
                .isEmpty();
        DateTimePicker due = _get(DateTimePicker.class);
        due.setValue(due.getValue().plusDays(1));
        _click(_get(NativeButton.class, spec -> spec.withText("Give it all the same")));
        assertThat(BrowserlessTrainer.get(MoreTime.class).extensions(instructor, assignment.id()))
                .as("another time is another question")
                .isEmpty();
        _click(_get(NativeButton.class, spec -> spec.withText("Give it all the same")));
        assertThat(BrowserlessTrainer.get(MoreTime.class).extensions(instructor, assignment.id()))
                .hasSize(1);
    }

    @Test
    void aPreviewStoresNothing() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        as(instructor);
        BrowserlessTrainer.open("class/" + classroom + "/preview/" + assignment.id() + "?question=1");
        assertThat(_find(Paragraph.class).stream().map(Paragraph::getText))
                .anyMatch(says -> says.startsWith("A preview"));
        _get(Entry.class).setValue("1");
        _click(_find(NativeButton.class).stream()
                .filter(button -> button.isVisible() && button.getText().startsWith("Answer"))
                .findFirst()
                .orElseThrow());

        assertThat(BrowserlessTrainer.get(Assignments.class).hasBegun(assignment.id()))
                .isFalse();
        assertThat(panel().state()).isInstanceOf(PanelState.Kept.class);
    }

    @Test
    void anothersSittingAndAnothersClassAnswerLikeNone() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        SittingId sitting = begun(assignment);
        for (Role role : Role.values()) {
            another(role);
            for (String page : List.of(
                    "sitting/" + sitting,
                    "sitting/" + sitting + "/hand-in",
                    "assignment/" + assignment.id(),
                    "sitting/x")) {
                BrowserlessTrainer.open(page);
                assertThat(title()).as(role + " " + page).isEqualTo("There is no such assignment");
            }
            if (role != Role.ADMINISTRATOR) {
                for (String page : List.of(
                        "assignments", "assign", "extensions/" + assignment.id(), "preview/" + assignment.id())) {
                    BrowserlessTrainer.open("class/" + classroom + "/" + page);
                    assertThat(title()).as(role + " " + page).isEqualTo("There is no such class");
                }
            }
        }
        as(learner);
        for (String page :
                List.of("assignments", "assign", "extensions/" + assignment.id(), "preview/" + assignment.id())) {
            BrowserlessTrainer.open("class/" + classroom + "/" + page);
            assertThat(title()).as(page).isEqualTo("There is no such class");
        }
    }

    @Test
    void anAssignmentOfAnotherClassIsNotThereInThisOne() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        as(instructor);
        ClassroomId other = BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Thursday"), ZoneId.of("UTC"));
        BrowserlessTrainer.open("class/" + other + "/assign/" + assignment.id());

        assertThat(title()).isEqualTo("There is no such assignment");
    }
}
