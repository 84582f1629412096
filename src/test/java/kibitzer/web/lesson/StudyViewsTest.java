package kibitzer.web.lesson;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ClickEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.SharedFixture;
import kibitzer.decisions.answer.Choices;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Place;
import kibitzer.learning.report.VerdictReport;
import kibitzer.learning.report.VerdictReports;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Entry;
import kibitzer.web.field.Lines;
import kibitzer.web.field.Ticks;
import kibitzer.web.page.Page;
import kibitzer.web.page.Shelf;
import kibitzer.web.picture.Countdown;
import kibitzer.web.progress.ReportCard;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.ChoiceList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class StudyViewsTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.setClockForward(Duration.ZERO);
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    /** Answered wrong, an opening is due again in a minute; the same learner comes back the next day. */
    private static void answerWrongAndComeBackTomorrow() {
        BrowserlessTrainer.open("practice/bridge/call?seed=7&rules=acol.open.weak-no-trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
        BrowserlessTrainer.setClockForward(Duration.ofDays(1));
    }

    @Test
    void aNewcomerIsToldHowThingsComeIntoTheQueue() {
        BrowserlessTrainer.open("review");
        assertThat(shown()).contains("Nothing to review yet");
        BrowserlessTrainer.open("progress");
        assertThat(shown()).contains("Nothing is answered yet");
    }

    @Test
    void theNextDayShowsWhatIsDueAndWhy() {
        answerWrongAndComeBackTomorrow();
        BrowserlessTrainer.open("review");
        assertThat(shown()).contains("1 rule is due.", "Last asked yesterday, wrong. To be learned again.");
    }

    @Test
    void aReviewAsksTheRuleOnAnotherHandAndThenSaysHowItWent() {
        answerWrongAndComeBackTomorrow();
        BrowserlessTrainer.open("review/hand");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
        assertThat(shown()).contains("the last one").doesNotContain("Weak no trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
        assertThat(BrowserlessTrainer.answered()).hasSize(2).first().satisfies(review -> {
            assertThat(review.place()).isInstanceOf(Place.Review.class);
            assertThat(review.position())
                    .isNotEqualTo(BrowserlessTrainer.answered().getLast().position());
            assertThat(review.rule())
                    .isEqualTo(BrowserlessTrainer.answered().getLast().rule());
        });
        _click(_get(NativeButton.class, spec -> spec.withText("See how it went")));
        assertThat(shown()).contains("0 of 1 right");
    }

    @Test
    void aRuleCanBePutOffAndBroughtBack() {
        answerWrongAndComeBackTomorrow();
        BrowserlessTrainer.open("review");
        _click(_get(NativeButton.class, spec -> spec.withText("Next week")));
        assertThat(shown()).contains("Put off", "Comes back in 7 days", "Nothing is due.");
        _click(_get(NativeButton.class, spec -> spec.withText("Bring back")));
        assertThat(shown()).contains("1 rule is due.");
    }

    @Test
    void theNumberOfReviewsADayIsTheLearnersOwn() {
        BrowserlessTrainer.open("review");
        assertThat(_get(Entry.class).getValue()).isEqualTo("20");
    }

    @Test
    void progressShowsStreakSkillsAndTheWeakestWithTheWayToPractiseThem() {
        answerWrongAndComeBackTomorrow();
        BrowserlessTrainer.open("progress");
        assertThat(shown())
                .contains("Streak", "1 day", "0 of 1 begun", "Today is still open", "Of any 7 days one may be missed");
        assertThat(_find(RouterLink.class, spec -> spec.withText("Practise")))
                .isNotEmpty()
                .allSatisfy(link -> assertThat(link.getHref()).contains("rules=acol.open."));
    }

    @Test
    void theFirstPageAnswersThreeQuestions() {
        BrowserlessTrainer.open("");
        assertThat(shown())
                .contains(
                        "Today's hands",
                        "5 questions, the same for everybody",
                        "I am new to cards",
                        "Or decide something at once")
                .contains("What you answer comes back here");
        answerWrongAndComeBackTomorrow();
        BrowserlessTrainer.open("");
        assertThat(shown()).contains("1 rule is due before you forget.");
    }

    @Test
    void aDailyQuestionIsAnsweredOnceAndThenShowsItsVerdictAgain() {
        BrowserlessTrainer.open("daily");
        assertThat(shown()).contains("1 of 5");
        assertThat(_find(NativeButton.class, spec -> spec.withText("Skip").withPredicate(Component::isVisible)))
                .isEmpty();
        _get(BiddingBox.class).make(Call.of("7NT"));
        assertThat(shown()).contains("How everybody answered");
        _click(_get(NativeButton.class, spec -> spec.withText("Next question")));
        assertThat(shown()).contains("2 of 5");
        BrowserlessTrainer.open("daily?question=1");
        assertThat(_find(H3.class)).isNotEmpty();
        assertThat(BrowserlessTrainer.answered()).hasSize(1);
    }

    @Test
    void noFutureDayIsShownAndNoneThatIsNoDay() {
        BrowserlessTrainer.open("daily/2999-01-01");
        assertThat(shown()).contains("The hands of 1 January 2999 are dealt when that day begins.");
        BrowserlessTrainer.open("daily/yesterday");
        assertThat(shown()).contains("\"yesterday\" is no day; expected one such as 2");
        BrowserlessTrainer.open("daily/2026-10-31");
        assertThat(shown()).contains("The daily hands begin on 1 November 2026.");
        BrowserlessTrainer.open("daily-archive?month=2999-01");
        assertThat(shown()).contains("There are no daily hands in \"2999-01\"");
    }

    @Test
    void theArchiveLeadsToDaysThatHaveBegunOnly() {
        BrowserlessTrainer.open("daily-archive?month=2026-11");
        assertThat(_find(
                        RouterLink.class,
                        spec -> spec.withPredicate(link -> link.getHref().startsWith("daily/2026-11-"))))
                .isNotEmpty()
                .extracting(RouterLink::getHref)
                .contains("daily/2026-11-01")
                .allSatisfy(href -> assertThat(LocalDate.parse(href.substring("daily/".length())))
                        .isBeforeOrEqualTo(LocalDate.now(ZoneOffset.UTC)));
    }

    @Test
    void aStreakEndsWithTheFirstWrongAnswer() {
        BrowserlessTrainer.open("mix?mode=streak&games=law");
        _get(ChoiceList.class).choose(wrongWord());
        _click(_get(NativeButton.class, spec -> spec.withText("Next question")));
        assertThat(shown()).contains("0 right in a row", "Another round");
    }

    private static String wrongWord() {
        QuestionPanel<?, ?> panel = _get(QuestionPanel.class);
        return wrongWord(panel.question());
    }

    private static <P, A> String wrongWord(Question<P, A> question) {
        if (!(question.choices() instanceof Choices.Listed<A>(var answers))) {
            throw new AssertionError("a remedy is chosen from a list");
        }
        return answers.stream()
                .filter(answer -> !question.mark(answer).grade().isRight())
                .map(answer ->
                        question.decision().answerKind().json().write(answer).asString())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aMixIsChosenAndItsAddressIsUnderstoodOrExplained() {
        BrowserlessTrainer.open("mix");
        assertThat(shown()).contains("Ten questions", "Endless", "Streak", "Three-minute storm");
        BrowserlessTrainer.open("mix?mode=storm&games=gin");
        assertThat(_find(QuestionPanel.class)).hasSize(1);
        assertThat(_find(Countdown.class))
                .singleElement()
                .satisfies(left -> assertThat(left.getText()).matches("[23]:\\d\\d"));
        BrowserlessTrainer.open("mix?mode=gallop");
        assertThat(shown()).contains("\"gallop\" is unknown; expected endless, streak, storm or ten");
        BrowserlessTrainer.open("mix?mode=endless&mistakes=yes");
        assertThat(shown()).contains("Nothing of this kind was answered wrong last");
    }

    @Test
    void aMixBeginsWithTheGamesOneHasAnsweredInAndANewcomersWithAll() {
        BrowserlessTrainer.open("mix");
        assertThat(_get(Ticks.class).getValue()).isEqualTo(Set.of());
        BrowserlessTrainer.open("practice/bridge/call?seed=7");
        _get(BiddingBox.class).make(Call.of("7NT"));
        BrowserlessTrainer.open("mix");
        assertThat(_get(Ticks.class).getValue()).isEqualTo(Set.of("bridge"));
        BrowserlessTrainer.open("mix?games=gin");
        assertThat(_get(Ticks.class).getValue()).isEqualTo(Set.of("gin"));
    }

    @Test
    void oneGameOfTricksIsChosenOrAskedAtOnce() {
        BrowserlessTrainer.open("mix?playing=euchre");
        assertThat(shown()).contains("Can you play Euchre?", "Ten questions");
        BrowserlessTrainer.open("mix?mode=ten&playing=euchre");
        assertThat(shown()).contains("Can you play Euchre?", "question 1 of 10", "Another game");
        BrowserlessTrainer.open("mix?mode=ten&playing=chess");
        assertThat(shown()).contains("\"chess\" is unknown; expected the id of a game of tricks");
        BrowserlessTrainer.open("practice");
        assertThat(_find(RouterLink.class, spec -> spec.withText("Can you play it?")))
                .singleElement()
                .satisfies(link -> assertThat(link.getHref()).isEqualTo("mix?playing=whist"));
    }

    /** The first way, the only one that is filled, goes on with what was practised last. */
    @Test
    void practiceGoesOnWithWhatWasPractisedLast() {
        BrowserlessTrainer.open("practice");
        assertThat(firstWay()).isEqualTo("Begin with a trick");
        BrowserlessTrainer.open("practice/bridge/call?seed=7");
        _get(BiddingBox.class).make(Call.of("7NT"));
        BrowserlessTrainer.open("practice");
        assertThat(firstWay()).startsWith("Go on: ");
    }

    private static String firstWay() {
        return _get(RouterLink.class, spec -> spec.withClasses("kb-button-first"))
                .getText();
    }

    @Test
    void searchFindsLessonsGamesWordsAndWhatTheBooksSay() {
        BrowserlessTrainer.open("search?q=deadwood");
        assertThat(shown()).contains("Words of the card table", "Games", "What the books say", "results");
        BrowserlessTrainer.open("search?q=zzyzx");
        assertThat(shown()).contains("Nothing has all these words");
    }

    @Test
    void theGlossaryIsReadByLetterOrSearched() {
        BrowserlessTrainer.open("glossary?letter=d");
        assertThat(shown()).contains("Deadwood").doesNotContain("Ante");
        BrowserlessTrainer.open("glossary?q=deadwood");
        assertThat(shown()).contains("by name", "Deadwood");
        for (String many : List.of("glossary?letter=S", "glossary?q=a")) {
            BrowserlessTrainer.open(many);
            assertThat(_find(Shelf.class)).extracting(Shelf::isOpen).as(many).containsOnly(false);
        }
    }

    @Test
    void aLearnerObjectsToAVerdictAndIsAnswered() {
        BrowserlessTrainer.open("practice/bridge/call?seed=1&rules=acol.open.weak-no-trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
        _get(Lines.class).setValue("I have every ace.");
        NativeButton send = _get(NativeButton.class, spec -> spec.withText("Send"));
        _click(send);
        ComponentUtil.fireEvent(send, new ClickEvent<>(send, true, 0, 0, 0, 0, 2, 0, false, false, false, false));
        _click(send);
        assertThat(shown()).contains("Sent. The answer will stand under Your reports");
        assertThat(BrowserlessTrainer.get(VerdictReports.class).of(BrowserlessTrainer.learner()))
                .hasSize(1);

        BrowserlessTrainer.open("reports");
        assertThat(shown())
                .contains("What to call", "I have every ace.", "Not looked into yet", "marked not right")
                .containsPattern("decided by \u201c[A-Z][a-z ]+\u201d")
                .doesNotContain("rule acol.", "\"hand\"");

        VerdictReports reports = BrowserlessTrainer.get(VerdictReports.class);
        reports.reply(
                reports.of(BrowserlessTrainer.learner()).getFirst().id(), VerdictReport.Status.UPHELD, "Count again.");
        BrowserlessTrainer.open("reports");
        assertThat(shown()).contains("Reply: Count again.", "The verdict stands");
    }

    @Test
    void anObjectionWithoutAWordIsRefusedInWords() {
        BrowserlessTrainer.open("practice/bridge/call?seed=7");
        _get(BiddingBox.class).make(Call.of("7NT"));
        _click(_get(NativeButton.class, spec -> spec.withText("Send")));
        assertThat(shown()).contains("Not sent: words: nothing is said");
    }

    @Test
    void whoTeachesAnswersAtTheDesk() {
        BrowserlessTrainer.open("practice/bridge/call?seed=7");
        _get(BiddingBox.class).make(Call.of("7NT"));
        BrowserlessTrainer.get(VerdictReports.class)
                .report(BrowserlessTrainer.learner(), _get(QuestionPanel.class).question(), Optional.empty(), "Why?");
        BrowserlessTrainer.open("admin/reports");
        int waiting = _find(ReportCard.class).size();
        assertThat(waiting).isPositive();
        assertThat(shown()).contains("decided by \u201c", "\"hand\"");
        _find(TextArea.class).getFirst().setValue("Because.");
        _click(_find(NativeButton.class, spec -> spec.withText("Reply")).getFirst());
        assertThat(_find(ReportCard.class)).hasSize(waiting - 1);
    }
}
