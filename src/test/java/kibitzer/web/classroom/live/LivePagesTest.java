package kibitzer.web.classroom.live;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextField;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.live.LiveLessonHead;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.live.LiveReading;
import kibitzer.classroom.live.LiveSeats;
import kibitzer.classroom.live.LiveView;
import kibitzer.classroom.live.Phase;
import kibitzer.classroom.live.SeatName;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.decisions.Decision;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.bridge.AuctionPicker;
import kibitzer.web.classroom.problems.PositionForm;
import kibitzer.web.field.Entry;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

/** The board and the phones of a live lesson, as those in the room see them. */
@SharedFixture
class LivePagesTest {
    /** The bidding of the book: fourteen points and a balanced hand open one no trump, not vulnerable (p. 141). */
    private static final String CALL = "{\"decision\":\"bridge/call\",\"position\":{\"system\":\"acol\","
            + "\"hand\":\"KJ4.Q83.AJ72.Q94\",\"dealer\":\"S\",\"auction\":[],\"vulnerable\":\"none\"}}";

    private LearnerId instructor;
    private ClassroomId classroom;
    private ProblemSetId set;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        classroom = BrowserlessTrainer.get(Classrooms.class)
                .create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/London"));
        set = BrowserlessTrainer.get(Drafts.class)
                .create(
                        instructor,
                        Draft.untitled("Ina")
                                .titled("Two openings")
                                .describedAs("Opening the bidding.")
                                .with(List.of(written(CALL), written(CALL))));
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.setClockForward(Duration.ZERO);
        BrowserlessTrainer.leave();
    }

    private static DraftQuestion written(String json) {
        return DraftQuestion.written(QuestionReader.read(LineReader.read(json), Optional.empty()));
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static String title() {
        return _get(H1.class).getText();
    }

    @SuppressWarnings("unchecked")
    private LiveLessonHead openTheBoard() {
        BrowserlessTrainer.open("class/" + classroom + "/live?set=" + set);
        assertThat(((Select<StoredDraft>) _find(Select.class).getFirst())
                        .getValue()
                        .id())
                .isEqualTo(set);
        submit();
        return lesson();
    }

    private LiveLessonHead lesson() {
        return BrowserlessTrainer.get(LiveLessons.class)
                .of(instructor, classroom)
                .getFirst();
    }

    private static LiveView view(LiveLessonHead lesson) {
        return BrowserlessTrainer.get(LiveReading.class).view(lesson.id()).orElseThrow();
    }

    private static void submit() {
        _fireDomEvent(_get(EntryForm.class), "submit");
    }

    private static void press(String label) {
        _click(_get(NativeButton.class, spec -> spec.withText(label)));
    }

    private static void backTo(LearnerId who) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(who);
    }

    private static void guest() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
    }

    /** Somebody else's phone. */
    private static LearnerId joins(LiveLessonHead lesson, String name) {
        LearnerId learner = BrowserlessTrainer.get(Learners.class).welcome().learner();
        BrowserlessTrainer.get(LiveSeats.class).join(lesson.id(), learner, SeatName.entered(name));
        return learner;
    }

    private static void answers(LiveLessonHead lesson, LearnerId who, int number, String call) {
        BrowserlessTrainer.get(LiveSeats.class)
                .answer(lesson.id(), who, number, JsonNodeFactory.instance.stringNode(call), Duration.ofSeconds(4));
    }

    private static void open(LiveLessonHead lesson) {
        BrowserlessTrainer.open("class/" + lesson.classroom() + "/live/" + lesson.id());
    }

    /** Acol gives its responses for silent opponents alone. */
    @Test
    void whatCannotBeGotWrongIsSaidWithItsVerdictAndInTheReport() {
        set = BrowserlessTrainer.get(Drafts.class)
                .create(
                        instructor,
                        Draft.untitled("Ina")
                                .titled("An overcall")
                                .describedAs("After an overcall.")
                                .with(List.of(written(CALL.replace("KJ4.Q83.AJ72.Q94", "QJ7.K43.KQ852.J4")
                                        .replace(
                                                "\"dealer\":\"S\",\"auction\":[]",
                                                "\"dealer\":\"N\",\"auction\":[\"1D\",\"1S\"]")))));
        LiveLessonHead lesson = openTheBoard();
        LearnerId ann = joins(lesson, "Ann");
        press("Ask question 1");
        answers(lesson, ann, 1, "P");
        press("Close the question");
        press("Show the answers");
        assertThat(shown()).doesNotContain("every sensible answer");
        press("Tell the verdict");
        assertThat(shown()).contains("The book is silent: every sensible answer counts in full.");
        BrowserlessTrainer.open("class/" + classroom + "/live/" + lesson.id() + "/report");
        assertThat(shown()).contains("The book is silent: every sensible answer counts in full.");
    }

    @Test
    void theBoardTellsHowOneComesInAndLeadsTheLessonStepByStep() {
        LiveLessonHead lesson = openTheBoard();
        assertThat(title()).isEqualTo("Two openings");
        assertThat(shown()).contains(lesson.code().orElseThrow().text(), "Nobody is here yet", "2 more planned");
        LearnerId ann = joins(lesson, "Ann");
        LearnerId bert = joins(lesson, "Bert");

        press("Ask question 1");
        assertThat(shown())
                .contains("What do you call?", "0 of 2 have answered")
                .doesNotContain("1NT");
        answers(lesson, ann, 1, "1NT");
        answers(lesson, bert, 1, "P");
        press("Close the question");
        assertThat(shown()).contains("2 of 2 have answered").doesNotContain("The book");
        press("Show the answers");
        assertThat(_get(SpreadBars.class).getElement().getTextRecursively())
                .contains("Open 1NT", "Pass")
                .doesNotContain("right", "Ann", "Bert");
        press("Tell the verdict");
        assertThat(shown()).contains("The book: Open 1NT").doesNotContain("Why not pass?");
        assertThat(_get(SpreadBars.class).getElement().getTextRecursively()).contains("right", "not right");
        press("Say why");
        assertThat(shown()).contains("Why not pass?").doesNotContain("What the book looks at");
        press("Show the facts");
        assertThat(shown()).contains("What the book looks at");
        press("Who was right");
        assertThat(shown()).contains("1 of 2 had this one right.").doesNotContain("Ann");
        press("Ask question 2");
        assertThat(view(lesson).lesson().question()).isEqualTo(2);
    }

    @Test
    void aPositionMadeUpOnTheSpotIsAskedNext() {
        LiveLessonHead lesson = openTheBoard();
        press("Write");
        LivePagesTest.<ComboBox<Decision<?, ?>>>find(ComboBox.class, "What is asked")
                .setValue(Decisions.get("bridge/call"));
        press("Write a position");
        NativeButton ask = _get(NativeButton.class, spec -> spec.withText("Ask this next"));
        assertThat(ask.isEnabled()).isFalse();
        LivePagesTest.<Select<String>>find(Select.class, "System").setValue("acol");
        LivePagesTest.<Select<String>>find(Select.class, "Dealer").setValue("N");
        LivePagesTest.<TextField>find(TextField.class, "Hand").setValue("KJ4.Q83.AJ72.Q9");
        BrowserlessTrainer.unfold("Choose the calls");
        tap("P");
        tap("1S");
        assertThat(ask.isEnabled()).isFalse();
        assertThat(shown()).contains("hand: 12 cards; expected 13");
        LivePagesTest.<TextField>find(TextField.class, "Hand").setValue("KJ4.Q83.AJ72.Q94");
        assertThat(ask.isEnabled()).isTrue();

        press("Ask this next");
        assertThat(shown()).contains("3 more planned");
        assertThat(_find(PositionForm.class)).isEmpty();
        press("Ask question 1");
        BiddingProblem asked = (BiddingProblem)
                view(lesson).question().orElseThrow().what().question().position();
        assertThat(asked.auction()).isEqualTo(new Auction(Seat.NORTH, List.of(Call.of("P"), Call.of("1S"))));
        assertThat(shown()).contains("What do you call?", "2 more planned");
    }

    /** What is made up while a question is on the screens does not take its place. */
    @Test
    void aPositionMadeUpDuringAQuestionIsTheOneAfterIt() {
        LiveLessonHead lesson = openTheBoard();
        press("Ask question 1");
        press("Write");
        LivePagesTest.<ComboBox<Decision<?, ?>>>find(ComboBox.class, "What is asked")
                .setValue(Decisions.get("bridge/rule-of-eleven"));
        press("Write a position");
        LivePagesTest.<TextField>find(TextField.class, "Lead").setValue("7");
        LivePagesTest.<TextField>find(TextField.class, "Dummy").setValue("K95");
        LivePagesTest.<TextField>find(TextField.class, "Own").setValue("A83");
        press("Ask this next");
        assertThat(view(lesson).lesson().question()).isEqualTo(1);

        press("Skip this question");
        assertThat(view(lesson)
                        .question()
                        .orElseThrow()
                        .what()
                        .question()
                        .decision()
                        .id()
                        .text())
                .isEqualTo("bridge/rule-of-eleven");
    }

    @SuppressWarnings("unchecked") // the label says what the field holds
    private static <T extends Component> T find(Class<? extends Component> type, String label) {
        return (T) _get(type, spec -> spec.withLabel(label));
    }

    private static void tap(String call) {
        _get(_get(AuctionPicker.class), BiddingBox.class).make(Call.of(call));
    }

    @Test
    void theScreenNamesNobodyUntilTheInstructorSaysSo() {
        LiveLessonHead lesson = openTheBoard();
        LearnerId ann = joins(lesson, "Ann");
        press("Ask question 1");
        answers(lesson, ann, 1, "1NT");
        press("Close the question");
        press("Show the answers");
        assertThat(_get(SpreadBars.class).getElement().getTextRecursively()).doesNotContain("Ann");
        BrowserlessTrainer.get(LiveLessons.class).showNames(instructor, lesson.id(), true);
        open(lesson);
        assertThat(_get(SpreadBars.class).getElement().getTextRecursively()).contains("Ann");
    }

    @Test
    void aPauseAndALookBackAreToldAndEnd() {
        LiveLessonHead lesson = openTheBoard();
        press("Ask question 1");
        press("Pause");
        assertThat(shown()).contains("A pause");
        press("Go on");
        for (String step : List.of(
                "Close the question",
                "Show the answers",
                "Tell the verdict",
                "Say why",
                "Show the facts",
                "Who was right",
                "Ask question 2")) {
            press(step);
        }
        press("Back");
        assertThat(shown()).contains("The book: Open 1NT");
        press("Back to the lesson");
        assertThat(shown()).doesNotContain("The book");
        press("Skip this question");
        assertThat(view(lesson).lesson().phase()).isEqualTo(Phase.LOBBY);
        assertThat(shown()).contains("No question is planned");
        press("No question is planned");
        assertThat(shown()).contains("That was the last question");
    }

    @Test
    void aGuestJoinsByTheCodeAnswersOnceAndHearsTheOwnVerdict() {
        LiveLessonHead lesson = openTheBoard();
        guest();
        BrowserlessTrainer.open("live");
        _get(Entry.class).setValue(lesson.code().orElseThrow().text().toLowerCase(Locale.ROOT));
        submit();
        _get(Entry.class).setValue("Zoe");
        submit();
        assertThat(shown()).contains("Zoe", "You are in", "You are the first here.");

        LearnerId zoe = BrowserlessTrainer.learner();
        LiveLessons lessons = BrowserlessTrainer.get(LiveLessons.class);
        lessons.next(instructor, lesson.id(), view(lesson).lesson());
        BrowserlessTrainer.open("live/" + lesson.code().orElseThrow());
        assertThat(shown()).contains("What do you call?", "0 of 1 have answered");
        _get(BiddingBox.class).make(Call.of("P"));
        assertThat(shown()).contains("Your answer: Pass", "It is taken.", "1 of 1 have answered.");
        assertThat(_find(BiddingBox.class)).isEmpty();
        assertThat(BrowserlessTrainer.answered()).isEmpty();

        // As after the page was loaded anew: seat, answer and question are there.
        BrowserlessTrainer.open("live/" + lesson.code().orElseThrow());
        assertThat(shown()).contains("Your answer: Pass", "It is taken.");

        for (int step = 0; step < 3; step++) {
            lessons.next(instructor, lesson.id(), view(lesson).lesson());
        }
        BrowserlessTrainer.open("live/" + lesson.code().orElseThrow());
        assertThat(shown()).contains("Not right: the book says open 1NT", "Zoe: 0 of 1 right");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
        assertThat(BrowserlessTrainer.answered()).hasSize(1);
        assertThat(BrowserlessTrainer.learner()).isEqualTo(zoe);
    }

    @Test
    void nothingOfTheAdviceIsOnAPhoneBeforeTheVerdict() {
        LiveLessonHead lesson = openTheBoard();
        press("Ask question 1");
        guest();
        BrowserlessTrainer.get(LiveSeats.class)
                .join(lesson.id(), BrowserlessTrainer.learner(), SeatName.entered("Zoe"));
        BrowserlessTrainer.open("live/" + lesson.code().orElseThrow());
        assertThat(shown()).contains("What do you call?").doesNotContain("book", "Hint", "hint");
    }

    @Test
    void aLearnerWithAnAccountJoinsUnderTheirOwnName() {
        LiveLessonHead lesson = openTheBoard();
        guest();
        BrowserlessTrainer.signIn("Otto", Role.LEARNER);
        BrowserlessTrainer.open("live/" + lesson.code().orElseThrow());
        Entry name = _get(Entry.class);
        assertThat(name.isReadOnly()).isTrue();
        assertThat(name.getValue()).startsWith("Otto");
        submit();
        assertThat(shown()).contains("You are in");
        assertThat(BrowserlessTrainer.get(LiveSeats.class)
                        .seat(lesson.id(), BrowserlessTrainer.learner())
                        .orElseThrow()
                        .name()
                        .text())
                .isEqualTo(name.getValue());
    }

    @Test
    void aNameThatPassesForAnotherIsSaidAtTheField() {
        LiveLessonHead lesson = openTheBoard();
        joins(lesson, "Bert");
        guest();
        BrowserlessTrainer.open("live/" + lesson.code().orElseThrow());
        _get(Entry.class).setValue("bert");
        submit();
        assertThat(_get(Entry.class).getErrorMessage()).contains("Somebody here is called so");
    }

    @Test
    void aCodeOfNoLessonIsRefusedInWords() {
        guest();
        BrowserlessTrainer.open("live/XXXX");
        assertThat(shown()).contains("No lesson has this code now.");
        BrowserlessTrainer.open("live/%3Cb%3E");
        assertThat(shown()).contains("No lesson has this code now.");
    }

    @Test
    void theReportTellsWhoAnsweredWhatAndTheClassPageListsTheLesson() {
        LiveLessonHead lesson = openTheBoard();
        LearnerId ann = joins(lesson, "Ann");
        joins(lesson, "Bert");
        press("Ask question 1");
        answers(lesson, ann, 1, "1NT");
        for (String step : List.of("Close the question", "Show the answers", "Tell the verdict")) {
            press(step);
        }
        press("End the lesson");
        assertThat(shown()).contains("The lesson is over");
        press("See the report");
        assertThat(shown())
                .contains("Ann", "1 of 1", "✓ Open 1NT", "Bert", "not answered", "Question 1: 1 answered, 1 right.");
        BrowserlessTrainer.open("class/" + classroom + "/live");
        assertThat(shown()).contains("The report");
        guest();
        BrowserlessTrainer.open("live/" + lesson.code().orElseThrow());
        assertThat(shown()).contains("No lesson has this code now.");
    }

    @Test
    void toAnotherInstructorThereIsNoSuchBoard() {
        LiveLessonHead lesson = openTheBoard();
        guest();
        BrowserlessTrainer.signIn("Otto", Role.INSTRUCTOR);
        open(lesson);
        assertThat(title()).isEqualTo("There is no such class");
        ClassroomId own = BrowserlessTrainer.get(Classrooms.class)
                .create(BrowserlessTrainer.learner(), new ClassName("Another"), ZoneId.of("Europe/London"));
        for (String page : List.of("", "/report")) {
            BrowserlessTrainer.open("class/" + own + "/live/" + lesson.id() + page);
            assertThat(title()).isEqualTo("There is no such class");
        }
        backTo(instructor);
        open(lesson);
        assertThat(title()).isEqualTo("Two openings");
    }

    @Test
    void aSetLeadsToALessonOfAClass() {
        BrowserlessTrainer.open("set/" + set + "/live");
        assertThat(shown()).contains("Tuesday beginners", "Two openings");
    }
}
