package kibitzer.web.home;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Set;
import kibitzer.SharedFixture;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Asking;
import kibitzer.learning.AttemptKey;
import kibitzer.learning.Attempts;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailySet;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.CardText;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class HomeViewTest {

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

    @Test
    void aNewcomerHasThreeDoors() {
        BrowserlessTrainer.open("");
        assertThat(shown())
                .contains("I am new to cards", "I play. Teach me ...")
                .doesNotContain("Start here");
    }

    @Test
    void whoHasBidAndReadNothingBeginsWithALessonOnBidding() {
        BrowserlessTrainer.open("practice/bridge/call?seed=7&rules=acol.open.weak-no-trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
        BrowserlessTrainer.open("");
        assertThat(shown()).contains("Start here").doesNotContain("What a trick is");
        assertThat(_find(RouterLink.class))
                .filteredOn(link -> link.getText().equals("Read the first lesson"))
                .extracting(RouterLink::getHref)
                .singleElement()
                .asString()
                .startsWith("lesson/bridge/acol/");
    }

    private static DailySet today() {
        return BrowserlessTrainer.get(DailyHands.class)
                .of(LocalDate.now(ZoneOffset.UTC), LearnerDay.at(Instant.now(), ZoneOffset.UTC))
                .orElseThrow();
    }

    private static <P, A> void practise(Decision<P, A> decision) {
        Question<P, A> question = new Question<>(decision, decision.deal(DealRequest.of(1)));
        BrowserlessTrainer.get(Attempts.class)
                .answer(
                        BrowserlessTrainer.learner(),
                        question,
                        question.advice().best().getFirst(),
                        new Asking(AttemptKey.fresh(), Place.Practice.dealt(1), Duration.ZERO));
    }

    private static String first() {
        return _get(Div.class, spec -> spec.withClasses("kb-tile-first"))
                .getElement()
                .getTextRecursively();
    }

    /** The last question of the day is of a family that the learner plays; those before it may be of others. */
    @Test
    void whoHasOnlyPractisedIsLedByAQuestionOfAGameThatHeHasPlayed() {
        DailySet day = today();
        int last = day.questions().keySet().stream().max(Integer::compare).orElseThrow();
        practise(day.question(last).decision());
        BrowserlessTrainer.open("tools");
        BrowserlessTrainer.open("");

        int led = day.playable(Set.of(day.question(last).decision().id()), Set.of())
                .orElseThrow();
        assertThat(day.question(led).decision().id())
                .isEqualTo(day.question(last).decision().id());
        assertThat(first())
                .contains(
                        "Today's hands",
                        CardText.withSigns(day.question(led).prompt().ask()));
        assertThat(_find(RouterLink.class))
                .extracting(RouterLink::getHref)
                .contains("daily/" + day.day() + "?question=" + led);
    }

    @Test
    void whoHasPractisedWhatTheDayDoesNotAskStartsWithALesson() {
        DailySet day = today();
        Decision<?, ?> other = Decisions.all().stream()
                .filter(decision -> !decision.answerKind().isRecorded())
                .filter(decision -> !day.families().contains(decision.id().family()))
                .findFirst()
                .orElseThrow();
        practise(other);
        BrowserlessTrainer.open("tools");
        BrowserlessTrainer.open("");

        assertThat(first()).contains("Start here");
    }
}
