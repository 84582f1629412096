package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kibitzer.content.reading.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A question that a learner has met in a lesson, or in another set, asks for memory: the check of content finds it. */
class CopiedQuestionsTest {
    private static final Path LESSONS = Path.of("lessons", "bridge", "acol", "02-one-of-a-suit.md");

    @TempDir
    Path folder;

    @Test
    void noneShips() {
        assertThat(ContentCheck.check(List.of(Path.of("lessons"), Path.of("problem-sets")))
                        .faults())
                .isEmpty();
    }

    @Test
    void aQuestionOfALessonIsFound() throws IOException {
        Path set = set("copied", "KQ84.5.AJ972.K83");

        assertThat(ContentCheck.check(List.of(LESSONS, set)).faults())
                .extracting(Fault::found)
                .contains("question 1 is a question of a lesson");
    }

    @Test
    void aQuestionOfAnotherSetIsFound() throws IOException {
        Path first = set("first", "KQ85.4.AJ972.K83");
        Path second = set("second", "KQ85.4.AJ972.K83");

        assertThat(ContentCheck.check(List.of(first, second)).faults())
                .extracting(Fault::found)
                .contains("question 1 stands in first too");
    }

    private Path set(String id, String hand) throws IOException {
        return Files.writeString(folder.resolve(id + ".json"), """
                {"title": "Copied", "game": "contract-bridge", "description": "One question.", "questions": [
                  {"decision": "bridge/call",
                   "position": {"system": "acol", "hand": "%s", "dealer": "S", "auction": [], "vulnerable": "none"},
                   "expect": "1D"}]}
                """.formatted(hand));
    }
}
