package kibitzer.web.question;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import java.util.ArrayList;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.conventions.bridge.chances.line.Line;
import kibitzer.decisions.Decision;
import kibitzer.decisions.bridge.card.LeadShows;
import kibitzer.decisions.bridge.card.ThirdHandCard;
import kibitzer.decisions.bridge.chance.BetterLine;
import kibitzer.marking.Question;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.ChoiceList;
import kibitzer.web.table.OddsBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Questions with several rows of cards, and with several lines of play. */
@SharedFixture
class PlayQuestionsTest {
    private final List<Object> given = new ArrayList<>();

    @BeforeEach
    void sitDown() {
        MockVaadin.setup();
    }

    @AfterEach
    void leave() {
        MockVaadin.tearDown();
    }

    private <P, A> void ask(Decision<P, A> decision, String position) {
        Question<P, A> question = new Question<>(
                decision,
                decision.form().read(JsonMapper.builder().build().readTree(position.replace('\'', '"')), "position"));
        QuestionPanel<P, A> panel = new QuestionPanel<>(question, new SampleBook());
        panel.addAnswerListener(answer -> {
            given.add(answer.answer());
            panel.show(new PanelState.Marked<>(question.mark(answer.answer())));
        });
        UI.getCurrent().add(panel);
    }

    @Test
    void thirdHandPlaysFromHisOwnCardsNotFromThoseOnTheTable() {
        ask(new ThirdHandCard(), "{'lead':'4','contract':'suit','dummy':'852','own':'KQ3'}");
        _find(CardHand.class).stream()
                .filter(hand -> CardSet.of(hand.cards()).equals(CardSet.of("KS QS 3S")))
                .findFirst()
                .orElseThrow()
                .play(CardSet.of("QS").first());
        assertThat(given).containsExactly(Rank.QUEEN);
    }

    @Test
    void eachLineHasItsBarAfterTheAnswer() {
        ask(new BetterLine(), "{'missing':'KH 4H','lines':['finesse-KH','drop-KH-1']}");
        assertThat(_find(OddsBar.class)).isEmpty();
        _get(ChoiceList.class).choose("finesse-KH");
        assertThat(given).containsExactly(Line.of("finesse-KH"));
        assertThat(_find(OddsBar.class))
                .extracting(bar -> bar.getElement().getAttribute("value"))
                .containsExactly("0.5", "0.52");
        assertThat(_find(OddsBar.class).getLast().getElement().getAttribute("book"))
                .isEqualTo("0.52");
    }

    @Test
    void aHoldingIsChosenByItsName() {
        ask(new LeadShows(), "{'lead':'K','contract':'suit','holdings':['AK','KQ74']}");
        _get(ChoiceList.class).choose("KQ74");
        assertThat(given).hasToString("[KQ74]");
    }
}
