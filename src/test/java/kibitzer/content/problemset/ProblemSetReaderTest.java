package kibitzer.content.problemset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.content.reading.Fault;
import org.junit.jupiter.api.Test;

class ProblemSetReaderTest {
    private static final String SOUND = """
            {
             "title": "A sample",
             "about": "Two questions",
             "questions": [
              {"decision": "bridge/call",
               "position": {"system": "acol", "hand": "AQ4.KJ52.Q83.K97", "dealer": "N", "auction": []},
               "expect": "1NT",
               "points": 2, "note": "Fifteen."},
              {"deal": {"decision": "bridge/rule-of-eleven", "seed": 7,
                        "with": {}}}
             ]
            }
            """;

    private static List<String> faults(String text) {
        return ProblemSetReader.check("set.json", "set", text).faults().stream()
                .map(Fault::toString)
                .toList();
    }

    private static List<String> faults(String there, String instead) {
        assertThat(SOUND).contains(there);
        return faults(SOUND.replace(there, instead));
    }

    @Test
    void readsQuestionsWrittenOutAndDealt() {
        ProblemSet set = ProblemSetReader.read("set.json", "set", SOUND).sound();

        assertThat(set.problems()).hasSize(2);
        assertThat(set.points()).isEqualTo(3);
        assertThat(set.problems().getFirst().note()).contains("Fifteen.");
    }

    @Test
    void dealsTheSameQuestionEveryTime() {
        assertThat(ProblemSetReader.read("a.json", "a", SOUND).sound().problems())
                .isEqualTo(ProblemSetReader.read("b.json", "b", SOUND).sound().problems());
    }

    @Test
    void namesTheLineOfAnAnswerThatTheTrainerDoesNotHoldBest() {
        assertThat(faults("\"expect\": \"1NT\"", "\"expect\": \"1H\""))
                .singleElement()
                .asString()
                .startsWith("set.json:7: expect 1H, which the trainer marks wrong (")
                .endsWith("; expected 1NT");
    }

    @Test
    void theAnswersThatASetStatesAreCheckedAndNotRead() {
        String wrong = SOUND.replace("\"expect\": \"1NT\"", "\"expect\": \"1H\"");

        assertThat(ProblemSetReader.read("set.json", "set", wrong).faults()).isEmpty();
        assertThat(ProblemSetReader.check("set.json", "set", wrong).faults()).hasSize(1);
    }

    @Test
    void namesTheLineOfABadPosition() {
        assertThat(faults("AQ4.KJ52.Q83.K97", "AQ4.KJ52.Q83.K9"))
                .singleElement()
                .asString()
                .startsWith("set.json:6: position.hand: 12 cards");
    }

    @Test
    void namesWhatBreaksTheSchema() {
        assertThat(faults("\"points\": 2", "\"points\": 200"))
                .singleElement()
                .asString()
                .startsWith("set.json:8: questions/0/points: ");
        assertThat(faults("\"about\": \"Two questions\",", "\"abuot\": \"Two questions\","))
                .hasSize(2)
                .allSatisfy(fault -> assertThat(fault).contains("expected a set that holds to its schema"));
    }

    @Test
    void namesAnUnknownDecisionAndAnUnknownOption() {
        assertThat(faults("bridge/rule-of-eleven", "bridge/nothing"))
                .singleElement()
                .asString()
                .startsWith("set.json:9: decision: \"bridge/nothing\" is unknown");
        assertThat(faults("\"with\": {}", "\"with\": {\"x\": 1}"))
                .singleElement()
                .asString()
                .startsWith("set.json:10: with.x: unknown field");
    }

    @Test
    void namesTheLineOfBrokenJson() {
        assertThat(faults("\"title\": \"A sample\",", "\"title\": \"A sample\""))
                .singleElement()
                .asString()
                .startsWith("set.json:3: ")
                .endsWith("; expected valid JSON");
    }

    @Test
    void refusesWhatIsNoObject() {
        assertThat(faults("[]")).isNotEmpty();
        assertThat(faults("")).isNotEmpty();
    }
}
