package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.decisions.poker.table.PokerChoice;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Sentences made of several answers. */
class ExplainerTest {
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
                .isEqualTo("Drop: a pair of sevens (asked: a pair or better, less than a pair of kings).");
    }
}
