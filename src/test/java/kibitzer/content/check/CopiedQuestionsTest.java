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
                .anyMatch(found ->
                        found.startsWith("question 1 is a question of a lesson: bridge/acol/02-one-of-a-suit"));
    }

    /** The clubs are the lesson's spades, the spades its hearts, the hearts its clubs. */
    @Test
    void aQuestionOfALessonWithTheSuitsRelabelledIsFound() throws IOException {
        Path relabelled = set("relabelled", "5.K83.AJ972.KQ84");

        assertThat(ContentCheck.check(List.of(LESSONS, relabelled)).faults())
                .extracting(Fault::found)
                .anyMatch(found -> found.startsWith("question 1 is a question of a lesson"));
    }

    /** The same cards in a longer suit are another hand. */
    @Test
    void anotherHandIsNone() throws IOException {
        Path other = set("other", "5.K8.AJ9732.KQ84");

        assertThat(ContentCheck.check(List.of(LESSONS, other)).faults())
                .extracting(Fault::found)
                .noneMatch(found -> found.startsWith("question 1 is"));
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
