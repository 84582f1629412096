package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** What the first sentence of a verdict has told is not told again behind it. */
class SaidOnceTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
gin/knock-limit  | {"upcard":"AS","ace-means-gin":true} | 5 | an ace, after which only gin will do here
rummy/fillers    | {"game":"oklahoma","cards":"QD QC","dead":"QH 7D"} | 1 | these natural cards make a set of three: QS QH QD QC with QD QC
rummy/knock      | {"hand":"AS KS 5S 2S KH 9H 5D 3D KC QC 6C","players":2,"rounds":1} | "play-on" | 31 points left after the best discard
gin/layoff       | {"knocker":{"melds":["AH 4H 3H 2H","6C 5C 4C"],"unmatched":"AS 3S 4D","deadwood":8},"defender":"7S 7H TD 9D 8D 7D 6D 5D 7C 3C"} | "" | 3C goes on 6C 5C 4C
poker/stay       | {"game":"seven-card-stud","hole":"8D TC","up":"9C","showing":["9D"],"players":7,"pot":20,"to-call":4} | "drop" | TC 9C are in sequence
casino/captures  | {"game":"casino","table":"TS QH JC 8C 3C 2C","card":"JD"} | "" | your jack takes the jack of clubs
""")
    void saysAFactOnce(String decision, String position, String answer, String fact) {
        String text = verdict(Decisions.find(decision).orElseThrow(), position, answer);

        assertThat(text).containsOnlyOnce(fact);
    }

    /** What the first sentence had no room for is told behind it. */
    @Test
    void saysTheRestBehindIt() {
        String text = verdict(
                Decisions.find("gin/his-set").orElseThrow(),
                "{\"hand\":\"8S 3S AH 9H 7H 5H 2H AD 6D 7C 5C\",\"discards\":\"KD QD 9S\",\"opponent-took\":\"TD\","
                        + "\"opponent-refused\":\"QD\",\"turn\":2,\"card\":\"TD\"}",
                "\"sequence\"");

        assertThat(text)
                .startsWith("Not \"A sequence\": TS TH TC can be the opponent's, a set of its rank (p. 36).")
                .contains("It may be either: the opponent can have filled a sequence: TD 9D 8D, JD TD 9D.");
    }

    /** The old book says to bluff, if at all, while winning and prints no size: another size is not wrong, nor none. */
    @Test
    void refusesNoSizeThatTheBookDoesNotPrint() {
        Decision<?, ?> bluff = Decisions.find("poker/bluff").orElseThrow();
        String winning = "{\"game\":\"round-games\",\"pot\":38,\"chance\":0.74,\"winning\":true}";

        assertThat(verdict(bluff, winning, "7")).startsWith("Allowed.").contains("the book does not say how much");
        assertThat(verdict(bluff, winning, "0")).startsWith("Allowed.");
        assertThat(verdict(bluff, "{\"game\":\"standard\",\"pot\":38,\"chance\":0.74,\"same-line\":true}", "7"))
                .startsWith("Bet 38 chips, not 7 chips");
    }

    private static <P, A> String verdict(Decision<P, A> decision, String position, String answer) {
        var question = new Question<>(decision, decision.form().read(JSON.readTree(position), "position"));
        return new Explainer(Syllabus.shipped())
                .verdict(question, question.mark(decision.answerKind().json().read(JSON.readTree(answer))));
    }
}
