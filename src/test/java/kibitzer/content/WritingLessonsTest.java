package kibitzer.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.LessonReader;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSetReader;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.content.syllabus.SyllabusCheck;
import org.junit.jupiter.api.Test;

/** The examples in the guide for authors are what it says they are. */
public class WritingLessonsTest {
    private static final Path GUIDE = Path.of("docs", "writing-lessons.md");

    /** The first example in the guide that is fenced so. */
    public static String example(String fence) throws IOException {
        return example(fence, 0);
    }

    private static String example(String fence, int index) throws IOException {
        String[] pieces = Files.readString(GUIDE).split("(?m)^" + fence + "\n", -1);
        String end = fence.startsWith("````") ? "\n````" : "\n```";
        String piece = pieces[index + 1];
        return piece.substring(0, piece.indexOf(end) + 1);
    }

    @Test
    void theLessonIsSound() throws IOException {
        LessonId id = new LessonId("bridge/acol/02-the-strong-no-trump");
        Reading<Lesson> lesson =
                new LessonReader(Syllabus.shipped(), Set.of(id)).check(id + ".md", id, example("````markdown"));

        assertThat(lesson.faults()).isEmpty();
        assertThat(lesson.sound().questions()).hasSize(3);
    }

    @Test
    void theProblemSetIsSound() throws IOException {
        Reading<ProblemSet> set = ProblemSetReader.check("no-trump.json", "no-trump", example("```json"));

        assertThat(set.faults()).isEmpty();
        assertThat(set.sound().problems()).hasSize(2);
    }

    @Test
    void theReasonForNotCheckingIsSound() throws IOException {
        assertThat(SyllabusCheck.check("not-checked.jsonl", "not-checked.jsonl", example("```json", 2)))
                .isEmpty();
    }

    @Test
    void everyFieldOfTheHeadIsExplained() throws IOException {
        assertThat(Files.readString(GUIDE))
                .contains("| `title` |", "| `game` |", "| `system` |", "| `teaches` |", "| `after` |", "| `minutes` |")
                .contains("| `plain` |");
    }
}
