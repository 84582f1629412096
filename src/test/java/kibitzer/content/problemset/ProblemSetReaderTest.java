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

    private static final String HAND = """
            {
             "title": "Whole hands",
             "about": "One of each kind",
             "questions": [
              {"deal": {"decision": "bridge/hand", "seed": 1, "with": {"problem": "hold-up-1"}}},
              {"decision": "bridge/hand",
               "position": {"problem": "third-hand-1"}},
              {"decision": "bridge/hand",
               "position": {"deal": "N:QJT96.532.K42.A6 K74.T9.J9765.T87 A85.A64.AQ3.K543 32.KQJ87.T8.QJ92",
                            "contract": "3NT", "lead": "KH"}}
             ]
            }
            """;

    private static List<String> faultsOfHand(String there, String instead) {
        assertThat(HAND).contains(there);
        return faults(HAND.replace(there, instead));
    }

    @Test
    void readsWholeHandsByTheirIdsAndByTheirCards() {
        ProblemSet set = ProblemSetReader.check("set.json", "set", HAND).sound();

        assertThat(set.problems()).hasSize(3);
        assertThat(set.problems())
                .extracting(problem -> problem.question().prompt().ask())
                .containsExactly(
                        "Three no trump by south, the king of hearts led. Can you make it?",
                        "Three no trump by south, the seven of clubs led. Can you beat it?",
                        "Three no trump by south, the king of hearts led. Can you make it?");
    }

    @Test
    void aHandThatIsNotThereIsNamed() {
        assertThat(faultsOfHand("third-hand-1", "third-hand-99"))
                .containsExactly(
                        "set.json:7: position.problem: \"third-hand-99\"; expected the id of a problem hand, such as"
                                + " hold-up-1");
        assertThat(faultsOfHand("\"hold-up-1\"", "\"hold-up-99\""))
                .singleElement()
                .asString()
                .startsWith("set.json:5: with.problem: ");
    }

    @Test
    void aContractThatCannotBeMadeIsNoQuestion() {
        assertThat(faultsOfHand("\"3NT\"", "\"7NT\""))
                .containsExactly(
                        "set.json:9: the contract cannot be made against the best defence: 11 tricks of the 13 needed;"
                                + " expected another question");
    }

    @Test
    void aHandIsNamedOrWrittenOutAndWrittenOutWhole() {
        assertThat(faultsOfHand("\"contract\": \"3NT\"", "\"problem\": \"hold-up-1\""))
                .singleElement()
                .asString()
                .contains("position.deal: beside a problem hand; expected nothing else: it is known with it");
        assertThat(faultsOfHand("\"contract\": \"3NT\", ", ""))
                .singleElement()
                .asString()
                .contains("position.contract: missing, or no number of tricks; expected a contract, 1C to 7NT");
        assertThat(faultsOfHand("\"lead\": \"KH\"", "\"lead\": \"AH\""))
                .singleElement()
                .asString()
                .contains("the ace of hearts is not west's to play");
        assertThat(faultsOfHand("N:QJT96.532", "N:QJT9.532"))
                .singleElement()
                .asString()
                .contains("position.deal: ");
    }

    @Test
    void anExpectedPlayHasToBeOneThatWinsWhatIsNeeded() {
        assertThat(faultsOfHand(
                        "{\"problem\": \"third-hand-1\"}",
                        "{\"problem\": \"hold-up-1\"}, \"expect\": {\"cards\": \"KH\", \"tricks\": 0, \"needed\": 9}"))
                .singleElement()
                .asString()
                .contains("expect 0 tricks, 9 short, which the trainer marks wrong");
    }
}
