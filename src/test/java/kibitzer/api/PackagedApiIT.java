package kibitzer.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import kibitzer.journey.RunningTrainer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The API of the packaged trainer, beside its pages and with its own books. */
class PackagedApiIT {
    private static final String ANSWERED = """
            {"decision": "bridge/rule-of-eleven", "position": {"lead": "7", "dummy": "K95", "own": "A63"}, "answer": 1}""";

    private final HttpClient client = HttpClient.newHttpClient();

    @Test
    void answersProgramsInJsonAndComesBackAfterAKillOnItsDataAtTheSameAddress() throws Exception {
        try (RunningTrainer trainer = RunningTrainer.startPacked()) {
            URI address = trainer.address();
            HttpResponse<String> answered = send(HttpRequest.newBuilder(URI.create(trainer.at("/api/attempts")))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(ANSWERED)));
            assertThat(json(answered).path("grade").asString()).isEqualTo("best");
            assertThat(json(answered).at("/source/page").asInt()).isEqualTo(151);

            HttpResponse<String> unknown = send(HttpRequest.newBuilder(URI.create(trainer.at("/api/nothing"))));
            assertThat(unknown.statusCode()).isEqualTo(404);
            assertThat(json(unknown).has("error")).isTrue();

            trainer.kill();
            trainer.restart();

            assertThat(trainer.address()).isEqualTo(address);
            assertThat(send(HttpRequest.newBuilder(address)).statusCode()).isEqualTo(200);
            String cookie = answered.headers().firstValue("Set-Cookie").orElseThrow();
            HttpResponse<String> own = send(HttpRequest.newBuilder(URI.create(trainer.at("/api/attempts")))
                    .header("Cookie", cookie.substring(0, cookie.indexOf(';'))));
            assertThat(json(own)).hasSize(1);
            assertThat(json(own).get(0).path("id")).isEqualTo(json(answered).path("attempt"));
        }
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private static JsonNode json(HttpResponse<String> reply) {
        return JsonMapper.shared().readTree(reply.body());
    }
}
