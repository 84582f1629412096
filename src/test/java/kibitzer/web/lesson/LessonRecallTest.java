package kibitzer.web.lesson;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeDetails;
import java.time.Duration;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

/** Whoever comes back to a lesson finds the verdicts that were given there, folded up. */
@SharedFixture
class LessonRecallTest {
    private static final String LESSON = "lesson/bridge/acol/01-one-no-trump";
    private static final String RECALLED = "Your answer: Open 7NT (not right)";

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

    private static List<QuestionPanel> marked() {
        return _find(QuestionPanel.class).stream()
                .filter(panel -> !_find(panel, BiddingBox.class).isEmpty())
                .filter(panel -> !panel.getElement().getTextRecursively().contains("No mark for this one"))
                .toList();
    }

    @Test
    void everyQuestionThatWasAnsweredShowsItsVerdictAgainAndMayBeAnsweredAnew() {
        BrowserlessTrainer.open(LESSON);
        assertThat(marked()).hasSizeGreaterThan(1);
        marked().forEach(panel -> _get(panel, BiddingBox.class).make(Call.of("7NT")));
        int answered = BrowserlessTrainer.answered().size();
        BrowserlessTrainer.open("practice");
        BrowserlessTrainer.open(LESSON);
        List<NativeDetails> folded = _find(NativeDetails.class).stream()
                .filter(line -> line.getElement().getTextRecursively().startsWith(RECALLED))
                .toList();
        assertThat(folded).hasSize(answered);
        assertThat(shown()).doesNotContain("Not right: ");
        folded.forEach(BrowserlessTrainer::unfold);
        assertThat(shown()).contains("Not right: ", "p. 141");
        QuestionPanel<?, ?> first = marked().getFirst();
        assertThat(first.state()).isInstanceOf(PanelState.Asking.class);
        _get(first, BiddingBox.class).make(Call.of("7NT"));
        assertThat(first.state()).isInstanceOf(PanelState.Marked.class);
        assertThat(first.getElement().getTextRecursively()).doesNotContain(RECALLED);
    }

    /** Answered as the first question of one lesson, it is found as the second of another, and nothing is told of its neighbours. */
    @Test
    void aQuestionThatHasMovedKeepsItsAnswers() {
        Lesson lesson = LessonId.find("tricks/families/16-whist-with-a-bid")
                .flatMap(Lessons.shipped()::find)
                .orElseThrow();
        Question<?, ?> moved = lesson.questions().get(1).question();
        answer(moved, "5S", new Place.LessonQuestion("tricks/families/16-whist-and-its-kin", 1));

        BrowserlessTrainer.open("lesson/" + lesson.id());
        assertThat(shown()).containsOnlyOnce("missed before").containsOnlyOnce("Your answer: ");
        BrowserlessTrainer.open("lesson/tricks/families/16-whist-and-its-kin");
        assertThat(shown()).doesNotContain("missed before", "Your answer: ");
    }

    private static <P, A> void answer(Question<P, A> question, String answer, Place place) {
        A given = question.decision().answerKind().json().read(JsonNodeFactory.instance.stringNode(answer));
        BrowserlessTrainer.get(Attempts.class)
                .answer(
                        BrowserlessTrainer.learner(),
                        question,
                        given,
                        new Asking(place.attemptKey(), place, Duration.ofSeconds(1)));
    }
}
