package kibitzer.decisions.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kibitzer.decisions.Decision;
import org.junit.jupiter.api.Test;

/** The page of all decisions is the catalogue: every decision once, in its order, with what it asks. */
class DecisionsPageTest {
    private static final Path PAGE = Path.of("docs/decisions.md");

    @Test
    void listsEveryDecisionOnce() throws IOException {
        List<String> rows = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| `"))
                .toList();

        assertThat(rows)
                .containsExactlyElementsOf(
                        Decisions.all().stream().map(DecisionsPageTest::row).toList());
    }

    @Test
    void theReadmePointsToIt() throws IOException {
        assertThat(Files.readString(Path.of("README.md"))).contains("](" + PAGE + ")");
    }

    private static String row(Decision<?, ?> decision) {
        return "| `%s` | %s | `%s` | %s |"
                .formatted(
                        decision.id(),
                        decision.title(),
                        decision.game(),
                        decision.head().asks());
    }
}
