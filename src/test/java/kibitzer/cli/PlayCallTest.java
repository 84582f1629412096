package kibitzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PlayCallTest {
    private static final String ROBOTS_OWN = "{\"move\": null}\n";

    private record Reply(int code, List<JsonNode> lines, String err) {}

    private static Reply play(String in, String words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = CommandLineCalls.answer(
                List.of(("play " + words).split(" ")),
                new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Reply(
                code,
                out.toString(StandardCharsets.UTF_8)
                        .lines()
                        .map(JsonMapper.shared()::readTree)
                        .toList(),
                err.toString(StandardCharsets.UTF_8));
    }

    /** Ten cards of seed 11, the nine of hearts left lying, then what was drawn is seen. */
    @Test
    void eachLineIsWhatTheSeatSeesWhenItIsToMove() {
        List<JsonNode> lines = play("{\"move\": \"stock\"}\n{\"move\": \"9H\"}\n", "gin-rummy --seed 11")
                .lines();

        assertThat(lines).hasSize(3);
        assertThat(lines.get(0).path("seat").asString()).isEqualTo("1");
        assertThat(lines.get(0).path("decision").asString()).isEqualTo("gin/draw");
        assertThat(lines.get(0).path("legal").toString()).isEqualTo("[\"upcard\",\"stock\"]");
        assertThat(lines.get(1).path("decision").asString()).isEqualTo("gin/discard");
        assertThat(lines.get(1).path("legal")).hasSize(11);
        assertThat(lines.get(2).at("/table/opponent-passed").asString()).isEqualTo("9H 9C");
        assertThat(lines)
                .allSatisfy(line -> assertThat(line.at("/table/hand").asString())
                        .isEqualTo(line.at("/position/hand").asString()));
    }

    @Test
    void anUnlawfulMoveHasItsReasonAndTheSeatMovesAgain() {
        Reply wrong =
                play("{\"move\": \"AS AS\"}\nnonsense\n{\"moved\": 1}\n{\"move\": \"stock\"}\n", "gin-rummy --seed 11");
        Reply right = play("{\"move\": \"stock\"}\n", "gin-rummy --seed 11");

        assertThat(wrong.code()).isEqualTo(1);
        assertThat(wrong.lines()).hasSize(5);
        assertThat(wrong.lines().subList(1, 4)).allMatch(line -> line.has("error"));
        assertThat(wrong.lines().get(1).path("error").asString())
                .startsWith("move: ")
                .contains("upcard, stock");
        assertThat(wrong.lines().get(4)).isEqualTo(right.lines().get(1));
    }

    @ParameterizedTest
    @CsvSource({"gin-rummy", "jackpots", "five-card-stud"})
    void theLastLineHasDealMovesScoreAndReview(String game) {
        Reply reply = play(ROBOTS_OWN.repeat(100), game + " --seed 16");

        assertThat(reply.code()).isZero();
        JsonNode last = reply.lines().getLast();
        assertThat(last.path("over").asBoolean()).isTrue();
        assertThat(last.at("/deal/hands/1").asString()).isNotEmpty();
        assertThat(last.at("/deal/stock").asString()).isNotEmpty();
        assertThat(last.path("moves")).isNotEmpty().allMatch(move -> move.has("seat") && move.has("move"));
        assertThat(last.at("/score/end").asString()).isNotEmpty();
        assertThat(last.path("review"))
                .hasSize(reply.lines().size() - 1)
                .allMatch(turn -> !turn.has("answer") || turn.has("grade") && turn.has("text"));
        assertThat(play(ROBOTS_OWN.repeat(100), game + " --seed 16").lines()).isEqualTo(reply.lines());
    }

    @Test
    void aSeriesOfGinIsPlayedOnOneSheet() {
        JsonNode last = play(ROBOTS_OWN.repeat(300), "gin-rummy --seed 3 --with hand=3")
                .lines()
                .getLast();

        assertThat(last.path("deals")).hasSize(3);
    }

    @Test
    void robotsPlayAHandALineAndASummary() {
        Reply reply = play("", "jackpots --robots book,random,book,book,book --hands 20 --seed 5");

        assertThat(reply.code()).isZero();
        assertThat(reply.lines()).hasSize(21);
        assertThat(reply.lines().subList(0, 20))
                .allMatch(line -> line.has("seed") && line.has("deal") && line.has("moves") && line.has("score"));
        assertThat(reply.lines().getFirst().path("seed").asLong()).isEqualTo(5);
        JsonNode summary = reply.lines().getLast();
        assertThat(summary.path("hands").asInt()).isEqualTo(20);
        assertThat(summary.at("/points/2/robot").asString()).isEqualTo("random");
        assertThat(summary.at("/points/2").has("error")).isTrue();
        assertThat(play("", "jackpots --robots book,random,book,book,book --hands 20 --seed 5")
                        .lines())
                .isEqualTo(reply.lines());
    }

    /** The seed of a robots' hand deals the same hand to a program. */
    @Test
    void aHandOfRobotsIsReplayedFromItsSeed() {
        JsonNode robots = play("", "gin-rummy --robots book,book --hands 3 --seed 9")
                .lines()
                .get(2);

        JsonNode last = play(
                        ROBOTS_OWN.repeat(100),
                        "gin-rummy --seed " + robots.path("seed").asLong())
                .lines()
                .getLast();

        assertThat(last.path("deal")).isEqualTo(robots.path("deal"));
        assertThat(last.path("moves")).isEqualTo(robots.path("moves"));
    }

    @ParameterizedTest
    @CsvSource({
        "snap, '\"snap\"; expected one of gin-rummy'",
        "gin-rummy --seat 3, 'seat: '",
        "gin-rummy --with hand=0, 'hand: number 0'",
        "gin-rummy --with cards=5, 'with.cards: unknown field'",
        "gin-rummy --robots book, 'robots: 1; expected 2'",
        "'gin-rummy --robots book,clever', '\"clever\"; expected one of book, random'",
        "'gin-rummy --robots book,book --hands 0', '--hands: 0'"
    })
    void whatCannotBePlayedIsToldSo(String words, String message) {
        Reply reply = play("", words);

        assertThat(reply.code()).isEqualTo(2);
        assertThat(reply.err()).contains(message);
    }
}
