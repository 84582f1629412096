package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;

/**
 * A lesson that asks before it tells makes one think: each statement of the books that it teaches is predicted, or excused by
 * name with the reason.
 */
class PredictionsTest {
    private static final Path EXCUSED = Path.of("src/test/resources/kibitzer/content/check/told-unasked.txt");

    @Test
    void everyStatementIsAskedBeforeItIsToldOrExcusedByName() throws IOException {
        List<String> unasked = Lessons.shipped().all().stream()
                .flatMap(PredictionsTest::toldUnasked)
                .toList();

        assertThat(unasked)
                .as("statements that are taught and not predicted; an excuse for another one fails too")
                .containsExactlyInAnyOrderElementsOf(
                        excuses().map(Excuse::statement).toList());
    }

    @Test
    void everyExcuseGivesItsReason() throws IOException {
        assertThat(excuses())
                .allSatisfy(excuse -> assertThat(excuse.why()).endsWith(".").hasSizeGreaterThan(20));
    }

    /**
     * Why a statement of a lesson is not asked for.
     *
     * @param statement the lesson and the pointer: "poker/stud/01-five-card-stud stud-poker.p01"
     */
    private record Excuse(String statement, String why) {
        static Excuse of(String line) {
            String[] words = line.split(" ", 3);
            return new Excuse(words[0] + " " + words[1], words[2]);
        }
    }

    private static Stream<Excuse> excuses() throws IOException {
        return Files.readAllLines(EXCUSED).stream()
                .filter(line -> !line.startsWith("#"))
                .map(Excuse::of);
    }

    private static Stream<String> toldUnasked(Lesson lesson) {
        Set<String> asked = lesson.predictions().stream()
                .flatMap(ask -> ask.question().advice().rulings().stream())
                .flatMap(ruling -> ruling.source().ids().stream())
                .collect(Collectors.toSet());
        return lesson.head().teaches().stream()
                .filter(taught -> Syllabus.shipped().pointer(taught).isPresent())
                .filter(pointer -> !asked.contains(pointer))
                .map(pointer -> lesson.id() + " " + pointer);
    }
}
