package kibitzer.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import kibitzer.journey.RunningTrainer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that gathers logs gets each line of the log as JSON. */
class StructuredLogsIT {
    /** What is told to whoever starts it, which is no line of the log. */
    private static final Pattern TOLD = Pattern.compile("Kibitzer is at .*|.*set-up-link.*|.*administrator.*");

    @Test
    void eachLineOfTheLogIsJson() throws Exception {
        try (RunningTrainer trainer = RunningTrainer.startWith(Map.of("LOGGING_STRUCTURED_FORMAT_CONSOLE", "ecs"));
                HttpClient client = HttpClient.newHttpClient()) {
            // A launch that names no platform is refused, and the log has a line of it.
            client.send(
                    HttpRequest.newBuilder(URI.create(trainer.at("/lti/login"))).build(), BodyHandlers.discarding());
            trainer.awaitPrinted(Pattern.compile("A launch was refused"));

            List<JsonNode> lines = trainer.output().stream()
                    .filter(line -> !TOLD.matcher(line).matches())
                    .map(JsonMapper.shared()::readTree)
                    .toList();
            assertThat(lines).isNotEmpty().allSatisfy(line -> {
                assertThat(line.path("@timestamp").asString()).endsWith("Z");
                assertThat(line.path("message").asString()).isNotEmpty();
                assertThat(line.at("/log/level").asString()).isIn("WARN", "ERROR", "INFO");
            });
            assertThat(lines).anySatisfy(line -> {
                assertThat(line.path("message").asString()).startsWith("A launch was refused");
                assertThat(line.at("/log/level").asString()).isEqualTo("WARN");
                assertThat(line.at("/log/logger").asString()).endsWith("LtiPages");
            });
        }
    }
}
