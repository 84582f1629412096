package kibitzer.decisions.rummy.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.rummy.Situation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.ObjectMapper;

/** The pointers on judgment in the rummy family, row by row from the pages. */
class RummyPlanTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final RummyPlan plan = new RummyPlan();

    static Stream<String> rows() throws IOException {
        try (InputStream rows = RummyPlanTest.class.getResourceAsStream("/conventions/rummy-plans.txt")) {
            return new String(rows.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void thePageIsFollowed(String row) {
        String[] columns = row.substring(0, row.contains("#") ? row.indexOf('#') : row.length())
                .split("\\|");
        Situation situation = plan.form().read(JSON.readTree("{" + columns[0].replace('\'', '"') + "}"), "position");
        var advice = plan.advise(situation);

        assertThat(advice.best()).containsExactly(columns[1].strip());
        assertThat(advice.acceptable()).isEqualTo(columns[2].isBlank() ? List.of() : List.of(columns[2].strip()));
        assertThat(Syllabus.shipped().of(advice.ruling().orElseThrow().source()).page())
                .hasValue(Integer.parseInt(columns[3].strip()));
    }
}
