package kibitzer.api;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.SharedFixture;
import kibitzer.api.RunningApi.Reply;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

@SharedFixture
class PlayApiTest {
    private final RunningApi api = new RunningApi();

    private Reply play(String game, String body) {
        return api.post("/api/play/" + game, body);
    }

    @Test
    void seedAndMovesSoFarReturnTheNextLine() {
        JsonNode first = play("gin-rummy", "{\"seed\": 11}").json();
        JsonNode third = play("gin-rummy", "{\"seed\": 11, \"moves\": [\"stock\", \"9H\"]}")
                .json();

        assertThat(first.path("legal").toString()).isEqualTo("[\"upcard\",\"stock\"]");
        assertThat(third.at("/table/opponent-passed").asString()).isEqualTo("9H 9C");
    }

    @Test
    void aHandIsPlayedToItsEndAndReplayedFromItsLastLine() {
        StringBuilder moves = new StringBuilder();
        JsonNode line = play("five-card-stud", "{\"seed\": 16}").json();
        for (int move = 0; !line.has("over"); move++) {
            moves.append(moves.isEmpty() ? "" : ",").append("null");
            line = play("five-card-stud", "{\"seed\": 16, \"moves\": [" + moves + "]}")
                    .json();
            assertThat(move).isLessThan(40);
        }

        assertThat(play("five-card-stud", "{\"seed\": 16, \"moves\": " + line.path("moves") + "}")
                        .json())
                .isEqualTo(line);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            snap      | {"seed": 1}                                                     | 404 | expected one of gin-rummy
            gin-rummy | {}                                                              | 400 | seed: missing
            gin-rummy | {"seed": "x"}                                                   | 400 | seed:
            gin-rummy | {"seed": 11, "moves": ["AS"]}                                   | 400 | moves: number 1: move:
            gin-rummy | {"seed": 11, "moves": [{"seat": "2", "move": "knock 9C"}]}      | 400 | seat 2 did not play
            gin-rummy | {"seed": 11, "moves": [{"seat": "9", "move": "stock"}]}         | 400 | moves: number 1
            gin-rummy | {"seed": 11, "seat": 1}                                         | 400 | seat:
            gin-rummy | {"seed": 11, "seat": "N"}                                       | 400 | seat:
            gin-rummy | {"seed": 11, "with": {"hand": 61}}                              | 400 | hand: number 61
            gin-rummy | {"seed": 11, "bids": []}                                        | 400 | bids: unknown field
            gin-rummy | {"seed": 11, "moves": "stock"}                                  | 400 | moves: not a list
            gin-rummy | []                                                              | 400 | not a JSON object
            """)
    void whatCannotBePlayedIsToldSo(String game, String body, int status, String message) {
        Reply reply = play(game, body);

        assertThat(reply.status()).isEqualTo(status);
        assertThat(reply.error()).contains(message);
    }
}
