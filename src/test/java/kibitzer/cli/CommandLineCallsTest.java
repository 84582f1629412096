package kibitzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class CommandLineCallsTest {
    private static final String BALANCED_FIFTEEN = """
            {"decision":"bridge/call","position":{"system":"acol","hand":"AQ42.KJ5.Q83.K97","dealer":"N","auction":[],"vulnerable":"%s"}}
            """.strip();

    private record Reply(int code, String out, String err) {
        List<JsonNode> lines() {
            return out.lines().map(new JsonMapper()::readTree).toList();
        }
    }

    private static Reply call(String in, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = CommandLineCalls.answer(
                List.of(words),
                new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Reply(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void fifteenBalancedNotVulnerableIsOneNoTrumpWithFactsAndPage() {
        Reply reply = call(BALANCED_FIFTEEN.formatted("none"), "advise");

        JsonNode advice = reply.lines().getFirst();
        assertThat(reply.code()).isZero();
        assertThat(advice.at("/best").toString()).isEqualTo("[\"1NT\"]");
        assertThat(advice.at("/source/page").asInt()).isEqualTo(141);
        assertThat(advice.at("/reasons/0").toString())
                .isEqualTo("{\"fact\":\"points\",\"actual\":15,\"required\":\"13-15\",\"holds\":true}");
    }

    @Test
    void theSameHandVulnerableIsAnotherCallAndSaysWhyNotOneNoTrump() {
        JsonNode advice =
                call(BALANCED_FIFTEEN.formatted("ns"), "advise").lines().getFirst();

        assertThat(advice.at("/best").toString()).isEqualTo("[\"1S\"]");
        assertThat(advice.at("/text").asString()).contains("Not 1NT: 15 points; the book asks 16 to 18");
    }

    @Test
    void aVerdictNamesTheFactOnWhichTheAnswerFails() {
        String seventeen = """
                {"decision":"bridge/call","position":{"system":"acol","hand":"AQ42.KJ5.KJ8.K97","dealer":"N","auction":[],"vulnerable":"none"},"answer":"1nt"}
                """;
        JsonNode verdict = call(seventeen, "mark").lines().getFirst();

        assertThat(verdict.at("/grade").asString()).isEqualTo("wrong");
        assertThat(verdict.at("/against/0").toString())
                .isEqualTo("{\"fact\":\"points\",\"actual\":17,\"required\":\"13-15\",\"holds\":false}");
    }

    @Test
    void anImpossibleAnswerIsIllegal() {
        String redouble = BALANCED_FIFTEEN.formatted("none").replaceFirst("}}$", "},\"answer\":\"XX\"}");

        assertThat(call(redouble, "mark").lines().getFirst().at("/grade").asString())
                .isEqualTo("illegal");
    }

    @Test
    void aBadLineGetsItsErrorAndTheOthersGoOnInOrder() {
        String lines = BALANCED_FIFTEEN.formatted("none") + "\nnonsense\n\n" + BALANCED_FIFTEEN.formatted("ns") + "\n";

        Reply reply = call(lines, "advise");

        assertThat(reply.code()).isEqualTo(1);
        assertThat(reply.lines()).hasSize(4);
        assertThat(reply.lines().get(0).has("best")).isTrue();
        assertThat(reply.lines().get(1).at("/error").asString()).startsWith("not valid JSON");
        assertThat(reply.lines().get(2).at("/error").asString()).contains("an empty line");
        assertThat(reply.lines().get(3).at("/best/0").asString()).isEqualTo("1S");
    }

    @Test
    void aLineMayLeaveTheDecisionToTheOption() {
        String position = BALANCED_FIFTEEN.formatted("none").replace("\"decision\":\"bridge/call\",", "");

        assertThat(call(position, "advise", "--decision", "bridge/call").code()).isZero();
        assertThat(call(position, "advise").lines().getFirst().at("/error").asString())
                .isEqualTo("decision: missing; expected the id of a decision, such as bridge/call");
    }

    @Test
    void whatIsDealtCanBeAdvisedOnAndTheAdviceIsMarkedBest() {
        String dealt = Decisions.all().stream()
                .map(decision -> call("", "deal", decision.id().text(), "--seed", "7", "--count", "5"))
                .peek(reply -> assertThat(reply.code()).isZero())
                .map(Reply::out)
                .collect(Collectors.joining());
        List<JsonNode> questions = dealt.lines().map(new JsonMapper()::readTree).toList();
        List<JsonNode> advice = call(dealt, "advise").lines();

        String answered = IntStream.range(0, questions.size())
                .mapToObj(i -> ((ObjectNode) questions.get(i))
                        .set("answer", advice.get(i).at("/best/0"))
                        .toString())
                .collect(Collectors.joining("\n"));

        assertThat(questions).hasSize(5 * Decisions.all().size());
        assertThat(call(answered, "mark").lines())
                .allSatisfy(verdict -> assertThat(verdict.at("/grade").asString())
                        .as("%s", verdict)
                        .isEqualTo("best"));
    }

    @Test
    void theSameSeedDealsTheSameAndCountsFromTheSameSeries() {
        String five =
                call("", "deal", "bridge/call", "--seed", "3", "--count", "5").out();

        assertThat(call("", "deal", "bridge/call", "--seed", "3", "--count", "5")
                        .out())
                .isEqualTo(five);
        assertThat(five)
                .startsWith(call("", "deal", "bridge/call", "--seed", "3").out());
    }

    @Test
    void aDecisionShowsItsSchemas() {
        JsonNode shown =
                new JsonMapper().readTree(call("", "decisions", "bridge/call").out());

        assertThat(shown.at("/position/required").toString()).contains("hand");
        assertThat(shown.at("/rules").toString()).contains("acol.open.weak-no-trump");
        assertThat(call("", "decisions").lines()).hasSameSizeAs(Decisions.all());
    }

    @Test
    void misuseIsSaidInOneLineWithoutAStackTrace() {
        for (String[] words : new String[][] {
            {"deal", "bridge/nothing"},
            {"deal", "bridge/call", "--with", "system=none"},
            {"deal", "bridge/call", "--count", "-1"},
            {"decisions", "bridge/nothing"}
        }) {
            Reply reply = call("", words);
            assertThat(reply.code()).isEqualTo(2);
            assertThat(reply.err().lines()).hasSize(1);
            assertThat(reply.err()).doesNotContain("Exception");
        }
    }

    /** Three aces of 51 cards are as high as the ace in the hole: 48/51. */
    @Test
    void aTableOfOddsIsComputedAfresh() {
        Reply reply = call("", "odds", "poker-table-09-hole-card");

        assertThat(reply.code()).isZero();
        assertThat(reply.out())
                .startsWith("# ./kibitzer odds poker-table-09-hole-card")
                .contains("ace\t1\t0.9411764706");
    }

    @Test
    void anUnknownTableOfOddsIsToldWhichThereAre() {
        Reply reply = call("", "odds", "poker-table-10");

        assertThat(reply.code()).isEqualTo(2);
        assertThat(reply.err()).contains("poker-table-10", "poker-table-07-opponent-improved");
    }

    @Test
    void aTournamentIsPlayedAfreshTheSameForTheSameSeed() {
        Reply reply = call("", "tournament", "gin-knocking", "--games", "2", "--seed", "1957");

        assertThat(reply.code()).isZero();
        assertThat(reply.out()).startsWith("# ./kibitzer tournament gin-knocking --games 2 --seed 1957");
        assertThat(reply.out().lines()).hasSize(2 + 2 * 29);
        assertThat(call("", "tournament", "gin-knocking", "--games", "2", "--seed", "1957")
                        .out())
                .isEqualTo(reply.out());
    }

    @Test
    void aTournamentThatCannotBePlayedIsToldWhy() {
        Reply other = call("", "tournament", "whist");
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("NAME", "whist", "gin-knocking");
        assertThat(call("", "tournament", "gin-knocking", "--games", "0").err()).contains("--games", "1 to");
    }
}
