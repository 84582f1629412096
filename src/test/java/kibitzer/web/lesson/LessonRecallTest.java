package kibitzer.web.lesson;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeDetails;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.games.bridge.Call;
import kibitzer.web.Trainer;
import kibitzer.web.page.Page;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever comes back to a lesson finds the verdicts that were given there, folded up. */
@SharedFixture
class LessonRecallTest {
    private static final String LESSON = "lesson/bridge/acol/01-one-no-trump";
    private static final String RECALLED = "Your answer: Open 7NT (not right)";

    @BeforeEach
    void comeIn() {
        Trainer.visit();
    }

    @AfterEach
    void leave() {
        Trainer.leave();
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
        Trainer.open(LESSON);
        assertThat(marked()).hasSizeGreaterThan(1);
        marked().forEach(panel -> _get(panel, BiddingBox.class).make(Call.of("7NT")));
        int answered = Trainer.answered().size();
        Trainer.open("practice");
        Trainer.open(LESSON);
        List<NativeDetails> folded = _find(NativeDetails.class).stream()
                .filter(line -> line.getElement().getTextRecursively().startsWith(RECALLED))
                .toList();
        assertThat(folded).hasSize(answered);
        assertThat(shown()).doesNotContain("Not right: ");
        folded.forEach(Trainer::unfold);
        assertThat(shown()).contains("Not right: ", "p. 141");
        QuestionPanel<?, ?> first = marked().getFirst();
        assertThat(first.state()).isInstanceOf(PanelState.Asking.class);
        _get(first, BiddingBox.class).make(Call.of("7NT"));
        assertThat(first.state()).isInstanceOf(PanelState.Marked.class);
        assertThat(first.getElement().getTextRecursively()).doesNotContain(RECALLED);
    }
}
