package kibitzer.web.problemset;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Place;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.error.NotFoundView;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Tick;
import kibitzer.web.page.Page;
import kibitzer.web.picture.Countdown;
import kibitzer.web.round.RoundReport;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SharedFixture
class ProblemSetViewsTest {
    private static final String SET = "problem-set/acol-first-bid";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void answer(int question, String call) {
        BrowserlessTrainer.open(SET + "?question=" + question);
        _get(BiddingBox.class).make(Call.of(call));
    }

    @Test
    void practiceLeadsToTheSetsOfEveryFamily() {
        BrowserlessTrainer.open("practice");

        assertThat(_find(RouterLink.class, spec -> spec.withText("Problem sets")))
                .hasSize(1);
        BrowserlessTrainer.open("problem-sets");
        assertThat(shown()).contains("Bridge", "Gin Rummy", "Rummy", "Poker", "Acol: the first bid");
    }

    @Test
    void familyAndLevelNarrowTheList() {
        BrowserlessTrainer.open("problem-sets?family=gin");
        assertThat(shown()).contains("Gin: a first hand").doesNotContain("Acol: the first bid");

        BrowserlessTrainer.open("problem-sets?family=gin&level=5");

        assertThat(_get(Choice.class, spec -> spec.withLabel("Level")).getValue())
                .isEqualTo(5);
        assertThat(shown()).contains("Gin for money").doesNotContain("Gin: a first hand");
    }

    @Test
    void aSetOnLawsStandsWithTheGameWhoseLawsTheyAre() {
        BrowserlessTrainer.open("problem-sets?family=poker");
        assertThat(shown()).contains("Poker: when something goes wrong").doesNotContain("The laws at the bridge table");
        BrowserlessTrainer.open("problem-sets?family=whist");
        assertThat(shown()).contains("Laws of whist and the old bridge");
    }

    @Test
    void anUnknownFamilyOrLevelShowsEverything() {
        BrowserlessTrainer.open("problem-sets?family=chess&level=9");

        assertThat(shown()).contains("Acol: the first bid", "Gin: a first hand");
    }

    @Test
    void aSetTellsWhatItIsAndBeginsWithItsFirstQuestion() {
        BrowserlessTrainer.open(SET);

        assertThat(shown()).contains("Level 2, 17 questions, 24 points");
        assertThat(_get(RouterLink.class, spec -> spec.withText("Begin")).getHref())
                .isEqualTo(SET + "?question=1");
    }

    @Test
    void anAnswerIsStoredAsPracticeAndTheNoteComesOnlyWithTheVerdict() {
        BrowserlessTrainer.open(SET + "?question=1");
        assertThat(shown()).contains("1 of 17").doesNotContain("Fifteen points, 4-3-3-3");

        _get(BiddingBox.class).make(Call.of("1NT"));

        assertThat(shown()).contains("Fifteen points, 4-3-3-3");
        assertThat(BrowserlessTrainer.answered())
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.place()).isEqualTo(Place.Practice.brought()));
        _click(_get(NativeButton.class, spec -> spec.withText("Next question")));
        assertThat(shown()).contains("2 of 17");
    }

    /** The clock only hurries: it goes on from question to question, and can be left at any of them. */
    @Test
    void aSetMayBeAnsweredAgainstTheClock() {
        BrowserlessTrainer.open(SET);
        assertThat(_get(RouterLink.class, spec -> spec.withText("Against the clock"))
                        .getHref())
                .isEqualTo(SET + "?question=1&clock=30");
        assertThat(_find(Countdown.class)).isEmpty();

        BrowserlessTrainer.open(SET + "?question=1&clock=30");
        assertThat(_get(Countdown.class).getText()).isEqualTo("0:30");
        _get(BiddingBox.class).make(Call.of("1NT"));
        assertThat(_find(Countdown.class)).isEmpty();
        _click(_get(NativeButton.class, spec -> spec.withText("Next question")));

        assertThat(shown()).contains("2 of 17");
        assertThat(_get(Countdown.class).getText()).isEqualTo("0:30");
        assertThat(_get(RouterLink.class, spec -> spec.withText("Without the clock"))
                        .getHref())
                .isEqualTo(SET + "?question=2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-5", "601", "soon", "99999"})
    void aClockThatIsNoneIsLeftOut(String clock) {
        BrowserlessTrainer.open(SET + "?question=1&clock=" + clock);

        assertThat(shown()).contains("1 of 17");
        assertThat(_find(Countdown.class)).isEmpty();
    }

    @Test
    void theSetSumsUpWhatIsRightAndGoesOnWhereTheLearnerStopped() {
        answer(1, "1NT");
        answer(2, "1NT");
        BrowserlessTrainer.open(SET);

        assertThat(shown()).contains("1 of 24 points", "1 of 17 right, and some to come.", "✓ right", "✗ not right");
        assertThat(_get(RouterLink.class, spec -> spec.withText("Go on with question 3"))
                        .getHref())
                .isEqualTo(SET + "?question=3");
        assertThat(_get(RouterLink.class, spec -> spec.withText("Again: what was not right"))
                        .getHref())
                .startsWith(SET + "?question=2&only=wrong&after=");
    }

    /** Spades K J 4 and a four-card heart suit are in the second hand of the set; no answer of it is told before it is given. */
    @Test
    void beforeASetIsBegunEachLineTellsItsHandAndNoAnswer() {
        BrowserlessTrainer.open(SET);

        assertThat(lines()).hasSize(17);
        assertThat(lines().get(1))
                .contains("2. ", "K\u2009J\u20094", "A\u2009Q\u20095\u20092", "You deal.", "Vulnerable: both sides");
        assertThat(lines().getFirst()).as("the same cards, nobody vulnerable").doesNotContain("Vulnerable");
        assertThat(shown()).doesNotContain("Open ", "p. 141", "Culbertson");
    }

    @Test
    void aLineTellsTheAnswerTheBooksAndTheRuleWithItsPageAndLeadsToTheHandAgain() {
        answer(2, "1NT");
        BrowserlessTrainer.open(SET);

        assertThat(lines().get(1)).contains("\u2717 not right", "YouOpen 1NT", "The bookOpen 1\u2665", "p. 141");
        BrowserlessTrainer.open(_get(RoundReport.class)
                .getChildren()
                .flatMap(line -> _find(line, RouterLink.class).stream())
                .toList()
                .get(1)
                .getHref());
        assertThat(shown()).contains("2 of 17", "Not right: the book says open 1");
        assertThat(_find(NativeButton.class, spec -> spec.withText("Skip"))).isEmpty();
        assertThat(BrowserlessTrainer.answered())
                .as("answers, for looking at one stores none")
                .hasSize(1);
    }

    /** Of the first two only the second was wrong: it is asked anew, and after it the set tells how it went. */
    @Test
    void whatWasNotRightIsAskedAgainAndNothingElse() {
        answer(1, "1NT");
        answer(2, "1NT");
        BrowserlessTrainer.open(SET);
        BrowserlessTrainer.open(_get(RouterLink.class, spec -> spec.withText("Again: what was not right"))
                .getHref());

        assertThat(shown()).contains("2 of 17").doesNotContain("Not right");
        _get(BiddingBox.class).make(Call.of("1H"));
        _click(_get(NativeButton.class, spec -> spec.withText("See how it went")));
        assertThat(shown()).contains("2 of 17 right");
    }

    private static List<String> lines() {
        return _get(RoundReport.class)
                .getChildren()
                .map(line -> line.getElement().getTextRecursively().replace("\uFE0E", ""))
                .toList();
    }

    @Test
    void theLatestAnswerCounts() {
        answer(2, "1NT");
        BrowserlessTrainer.open(SET);
        BrowserlessTrainer.open(_get(RouterLink.class, spec -> spec.withText("Again: what was not right"))
                .getHref());
        _get(BiddingBox.class).make(Call.of("1H"));
        BrowserlessTrainer.open(SET);

        assertThat(shown()).contains("1 of 17 right").doesNotContain("✗ not right");
    }

    @Test
    void onPaperTheAnswersAreLeftOutUntilTheyAreWanted() {
        BrowserlessTrainer.open(SET + "/print");
        assertThat(shown()).contains("17. ");
        assertThat(_find(OrderedList.class)).isEmpty();

        _get(Tick.class).setValue(true);

        assertThat(_get(OrderedList.class).getElement().getTextRecursively()).contains("1NT");
    }

    @Test
    void anUnknownSetIsSaidToBeMissing() {
        BrowserlessTrainer.open("problem-set/no-such-set");
        assertThat(_get(NotFoundView.class).getElement().getTextRecursively()).contains("no-such-set");
    }
}
