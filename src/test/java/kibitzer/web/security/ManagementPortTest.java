package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Health and figures: on a port of their own, only where one is named, and nothing else there. */
@SharedFixture
class ManagementPortTest {
    private static final String ANSWER = "{\"key\": \"management-1\", \"decision\": \"bridge/rule-of-eleven\","
            + " \"position\": {\"lead\": \"7\", \"dummy\": \"K95\", \"own\": \"A63\"}, \"answer\": 1}";

    @TempDir
    private static Path data;

    private static TrainerOverHttp trainer;
    private static String management;

    @BeforeAll
    static void start() {
        trainer = TrainerOverHttp.with(
                "--management.server.port=0",
                "--kibitzer.data=" + data,
                "--kibitzer.database=jdbc:h2:file:" + data.resolve("kibitzer")
                        + ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH");
        management =
                "http://localhost:" + trainer.context().getEnvironment().getRequiredProperty("local.management.port");
    }

    private static HttpResponse<String> get(String path) {
        return trainer.browser().get(management + path);
    }

    private static double figure(String name) {
        return Pattern.compile("(?m)^" + Pattern.quote(name) + " (\\S+)$")
                .matcher(get("/metrics").body())
                .results()
                .mapToDouble(found -> Double.parseDouble(found.group(1)))
                .sum();
    }

    @Test
    void healthTellsOfTheDatabaseAndTheDisk() {
        HttpResponse<String> health = get("/health");
        assertThat(health.statusCode()).isEqualTo(200);
        assertThat(health.body()).contains("\"status\":\"UP\"", "\"db\"", "\"diskSpace\"");
        assertThat(get("/health/readiness").body()).contains("\"db\"").contains("UP");
        assertThat(get("/health/liveness").body()).doesNotContain("\"db\"").contains("UP");
    }

    @Test
    void anAnswerIsCountedByGameAndGradeAndItsVerdictTimed() {
        String answers = "kibitzer_answers_total{game=\"bridge\",grade=\"wrong\"}";
        double before = figure(answers);
        double timed = figure("kibitzer_verdicts_seconds_count");
        HttpResponse<String> marked = trainer.browser().json("/api/attempts", ANSWER.replace(": 1}", ": 7}"));
        assertThat(marked.statusCode()).as(marked.body()).isEqualTo(200);
        assertThat(figure(answers)).isEqualTo(before + 1);
        assertThat(figure("kibitzer_verdicts_seconds_count")).isGreaterThan(timed);
    }

    @Test
    void sessionsConnectionsAndTheFileAreThere() {
        assertThat(get("/metrics").body())
                .contains(
                        "tomcat_sessions_active_current_sessions",
                        "hikaricp_connections_active",
                        "jvm_memory_used_bytes");
        assertThat(figure("kibitzer_database_file_bytes")).isPositive();
    }

    @Test
    void nothingElseIsServedThere() {
        for (String other :
                List.of("/", "/env", "/beans", "/heapdump", "/loggers", "/lessons", "/api/decisions", "/sign-in")) {
            assertThat(get(other).statusCode()).as(other).isIn(401, 403, 404);
        }
        assertThat(trainer.browser().json(management + "/health", "{}").statusCode())
                .isIn(403, 405);
    }

    @Test
    void whereNoPortIsNamedThereIsNone() {
        TrainerOverHttp usual = TrainerOverHttp.usual();
        assertThat(usual.context().getEnvironment().getProperty("local.management.port"))
                .isNull();
        assertThat(usual.context().getBeansOfType(MeterRegistry.class))
                .as("what keeps figures")
                .isEmpty();
        for (String path : List.of("/actuator", "/actuator/health", "/metrics", "/health/readiness")) {
            assertThat(usual.browser().get(path).body()).as(path).doesNotContain("diskSpace", "jvm_memory", "_links");
        }
    }
}
