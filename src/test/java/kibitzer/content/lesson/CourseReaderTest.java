package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.LaidOut;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import org.junit.jupiter.api.Test;

class CourseReaderTest {
    private static final String ACOL = """
            - folder: bridge/acol
              title: Acol
              picture: fan AS KS
              about: "Call by call: openings and answers."
            """;
    private static final String GIN = """
            - folder: rummy/gin
              title: Gin
              picture: row 7H 7S 7D
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
                        new Course.Head(
                                "rummy/gin",
                                "Gin",
                                "Knock or wait.",
                                LaidOut.read("row 7H 7S 7D"),
                                Optional.empty(),
                                Optional.empty()),
                        new Course.Head(
                                "bridge/acol",
                                "Acol",
                                "Call by call: openings and answers.",
                                LaidOut.read("fan AS KS"),
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
                .containsExactly("courses.yaml:9: bridge/acol is listed twice; expected each folder once");
    }

    @Test
    void aFolderWithoutLessonsIsAFault() {
        assertThat(faults(ACOL + GIN + GIN.replace("rummy/gin", "rummy/ginn")))
                .containsExactly(
                        "courses.yaml:9: no lessons in \"rummy/ginn\"; expected a folder with lessons, such as bridge/acol");
    }

    @Test
    void whatIsLeftOutAndWhatIsUnknownAreFaults() {
        assertThat(faults(ACOL + GIN.replace("title", "name")))
                .containsExactly(
                        "courses.yaml:5: title is missing; expected what the course is called",
                        "courses.yaml:6: unknown field \"name\"; expected one of folder, title, picture, about, taught, today");
    }

    @Test
    void aPictureThatCannotBeReadIsAFaultOnItsLine() {
        assertThat(faults(ACOL + GIN.replace("row 7H 7S 7D", "heap 7H")))
                .singleElement()
                .asString()
                .startsWith("courses.yaml:7: \"heap 7H\" is not readable here")
                .contains("fan, trick, row, stock");
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
