package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.decisions.poker.table.PokerChoice;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Sentences made of several answers. */
class ExplainerTest {
    @Test
    void instructionsThatBeginAlikeSayItOnce() {
        assertThat(Explainer.alternatives(List.of("Throw the king of hearts", "Throw the king of clubs")))
                .isEqualTo("Throw the king of hearts or the king of clubs");
        assertThat(Explainer.alternatives(List.of("Open 1NT", "Open 1♣"))).isEqualTo("Open 1NT or 1♣");
    }

    @Test
    void anAnswerInsideASentenceBeginsSmall() {
        assertThat(Explainer.inside("A meld")).isEqualTo("a meld");
        assertThat(Explainer.inside("Open 1NT")).isEqualTo("open 1NT");
        assertThat(Explainer.inside("1NT")).isEqualTo("1NT");
        assertThat(Explainer.inside("A♦")).isEqualTo("A♦");
    }

    @Test
    void otherAnswersStandSideBySide() {
        assertThat(Explainer.alternatives(List.of("Take the upcard", "Leave the upcard")))
                .isEqualTo("Take the upcard or leave the upcard");
        assertThat(Explainer.alternatives(List.of("Three fours", "Three of a kind")))
                .isEqualTo("Three fours or three of a kind");
        assertThat(Explainer.alternatives(List.of("1NT", "1♣"))).isEqualTo("1NT or 1♣");
        assertThat(Explainer.alternatives(List.of())).isEmpty();
    }

    /** A pair below kings drops: that it is a pair says little, that it is below kings says why. */
    @Test
    void whatIsMeasuredOnceAndAskedTwiceIsSaidWithBoth() {
        PokerChoice raising = PokerChoice.raising();
        PokerTable table = raising.form()
                .read(
                        JsonMapper.builder()
                                .build()
                                .readTree("{\"hand\":\"TH 2H 9S 7S 7D\",\"players\":5,\"position\":4,"
                                        + "\"players-in\":1,\"to-act\":2,\"pot\":7,\"to-call\":2}"),
                        "position");
        Question<PokerTable, String> question = new Question<>(raising, table);
        assertThat(new Explainer(Syllabus.shipped()).headline(question, question.advice()))
                .isEqualTo("Drop: a pair of sevens (a pair or better, less than a pair of kings asked).");
    }
}
