package kibitzer.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.Yaml;

/** A log fills no disk, wherever it is written. */
class LogLimitsTest {
    @Test
    void aFileIsTurnedOverAndTheOldOnesGo() throws IOException {
        Map<String, Object> policy = within(
                within(read(Path.of("src/main/resources/application.yaml")), "logging"), "logback.rollingpolicy");
        assertThat(policy)
                .containsEntry("max-file-size", "10MB")
                .containsEntry("max-history", 14)
                .containsEntry("total-size-cap", "100MB");
    }

    @ParameterizedTest
    @ValueSource(strings = {"compose.yaml", "compose-two.yaml"})
    void eachContainerKeepsSoMuchAndNoMore(String file) throws IOException {
        Map<String, Object> services = within(read(Path.of("deploy", file)), "services");
        assertThat(services)
                .hasSizeGreaterThan(1)
                .allSatisfy((name, service) -> assertThat(within(within(map(service), "logging"), "options"))
                        .as(name)
                        .containsKeys("max-size", "max-file"));
    }

    private static Map<String, Object> read(Path file) throws IOException {
        return map(new Yaml().load(Files.readString(file)));
    }

    private static Map<String, Object> within(Map<String, Object> whole, String key) {
        assertThat(whole).containsKey(key);
        return map(whole.get(key));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }
}
