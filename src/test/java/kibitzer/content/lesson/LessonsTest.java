package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kibitzer.content.reading.ShippedFile;
import org.junit.jupiter.api.Test;
import org.springframework.core.io.AbstractResource;

class LessonsTest {
    private static final ShippedFile COURSES = new ShippedFile(
            "lessons/courses.yaml", new Counted("- {folder: a/b, title: A course, picture: stock, about: Of two.}"));

    private final Counted first = new Counted(lesson("The first", "gin-rummy"));
    private final Counted second = new Counted(lesson("The second", "no-such-game"));
    private final Lessons lessons = Lessons.of(
            List.of(
                    new ShippedFile("lessons/README.md", new Counted("")),
                    new ShippedFile("lessons/a/b/02-second.md", second),
                    new ShippedFile("lessons/a/b/01-first.md", first)),
            () -> COURSES);

    @Test
    void areKnownByNameBeforeAnyIsOpened() {
        assertThat(lessons.all()).extracting(Lesson::id).containsExactly(id("a/b/01-first"), id("a/b/02-second"));
        assertThat(lessons.courses())
                .singleElement()
                .satisfies(course -> assertThat(course.lessons()).hasSize(2));
        assertThat(lessons.next(id("a/b/01-first"))).map(Lesson::id).contains(id("a/b/02-second"));
        assertThat(lessons.next(id("a/b/02-second"))).isEmpty();
        assertThat(first.opened + second.opened).isZero();
    }

    @Test
    void areOpenedByThemselvesAndKept() {
        Lesson lesson = lessons.find(id("a/b/01-first")).orElseThrow();

        assertThat(lesson.head().title()).isEqualTo("The first");
        assertThat(lesson.head().title()).isEqualTo("The first");
        assertThat(first.opened).isEqualTo(1);
        assertThat(second.opened).isZero();
    }

    @Test
    void tellTheFaultsOfOneThatIsAskedFor() {
        Lesson lesson = lessons.find(id("a/b/02-second")).orElseThrow();

        assertThatThrownBy(lesson::head)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("lessons/a/b/02-second.md:3: game \"no-such-game\" is unknown");
    }

    private static LessonId id(String text) {
        return new LessonId(text);
    }

    private static String lesson(String title, String game) {
        return "---\ntitle: %s\ngame: %s\nminutes: 5\n---\nText.\n".formatted(title, game);
    }

    /** A text that counts how often it is opened. */
    private static final class Counted extends AbstractResource {
        private final String text;
        private int opened;

        Counted(String text) {
            this.text = text;
        }

        @Override
        public String getDescription() {
            return "a text of this test";
        }

        @Override
        public InputStream getInputStream() {
            opened++;
            return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
