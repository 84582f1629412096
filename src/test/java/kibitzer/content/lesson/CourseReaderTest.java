package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import org.junit.jupiter.api.Test;

class CourseReaderTest {
    private static final String ACOL = """
            - folder: bridge/acol
              title: Acol
              about: "Call by call: openings and answers."
            """;
    private static final String GIN = """
            - folder: rummy/gin
              title: Gin
              about: Knock or wait.
            """;

    private static Reading<List<Course.Head>> read(String text) {
        return new CourseReader(Set.of("bridge/acol", "rummy/gin")).read("courses.yaml", text);
    }

    private static List<String> faults(String text) {
        return read(text).faults().stream().map(Fault::toString).toList();
    }

    @Test
    void theOrderOfTheFileIsTheOrderOfTheCourses() {
        assertThat(read(GIN + ACOL).sound())
                .containsExactly(
                        new Course.Head("rummy/gin", "Gin", "Knock or wait.", Optional.empty(), Optional.empty()),
                        new Course.Head(
                                "bridge/acol",
                                "Acol",
                                "Call by call: openings and answers.",
                                Optional.empty(),
                                Optional.empty()));
    }

    @Test
    void whatWhoPlaysAsksToBeTaughtIsRead() {
        assertThat(read(GIN + "  taught: gin\n" + ACOL).sound())
                .extracting(Course.Head::taught)
                .containsExactly(Optional.of("gin"), Optional.empty());
    }

    @Test
    void whatHasChangedSinceTheBookIsRead() {
        assertThat(read(GIN + ACOL + "  today: Two bids are weak.\n").sound())
                .extracting(Course.Head::today)
                .containsExactly(Optional.empty(), Optional.of("Two bids are weak."));
    }

    @Test
    void aFolderThatIsNotListedIsAFault() {
        assertThat(faults(ACOL))
                .containsExactly("courses.yaml:1: no course for rummy/gin; expected every folder with lessons");
    }

    @Test
    void aFolderListedTwiceIsAFaultOnItsSecondLine() {
        assertThat(faults(ACOL + GIN + ACOL))
                .containsExactly("courses.yaml:7: bridge/acol is listed twice; expected each folder once");
    }

    @Test
    void aFolderWithoutLessonsIsAFault() {
        assertThat(faults(ACOL + GIN + GIN.replace("rummy/gin", "rummy/ginn")))
                .containsExactly(
                        "courses.yaml:7: no lessons in \"rummy/ginn\"; expected a folder with lessons, such as bridge/acol");
    }

    @Test
    void whatIsLeftOutAndWhatIsUnknownAreFaults() {
        assertThat(faults(ACOL + GIN.replace("title", "name")))
                .containsExactly(
                        "courses.yaml:4: title is missing; expected what the course is called",
                        "courses.yaml:5: unknown field \"name\"; expected one of folder, title, about, taught, today");
    }

    @Test
    void aFileThatIsNoListIsAFault() {
        assertThat(faults("bridge/acol: Acol")).singleElement().asString().contains("no list");
    }

    @Test
    void noCourseStandsBeforeOneThatItsFirstLessonFollows() {
        Lessons lessons = Lessons.shipped();
        List<String> before = new ArrayList<>();
        assertThat(lessons.courses()).hasSizeGreaterThan(40).allSatisfy(course -> {
            before.add(course.head().folder());
            assertThat(course.lessons().getFirst().head().after())
                    .as(course.head().folder())
                    .allSatisfy(earlier -> assertThat(earlier.folder()).isIn(before));
        });
    }
}
