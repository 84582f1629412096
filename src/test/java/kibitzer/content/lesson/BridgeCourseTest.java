package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Pointer;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The courses on bidding: from what a trick is, through valuation, to the systems. */
class BridgeCourseTest {
    private static final Lessons LESSONS = Lessons.shipped();
    private static final LessonId FIRST = new LessonId("bridge/procedure/01-tricks");
    private static final Set<String> BIDDING = Set.of(
            "bridge/procedure",
            "bridge/valuation",
            "bridge/acol",
            "bridge/culbertson",
            "bridge/cab",
            "bridge/conventions",
            "bridge/comparison");

    private static Stream<Lesson> onBidding() {
        return LESSONS.all().stream()
                .filter(lesson -> BIDDING.contains(lesson.id().folder()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "acol-system",
                "cab-system",
                "culbertson-point-count",
                "culbertson-honour-tricks",
                "contract-bridge",
                "vanderbilt-club"
            })
    void everyStatementIsTaughtByALesson(String game) {
        assertThat(Syllabus.shipped().pointers())
                .filteredOn(pointer -> pointer.game().equals(game) && pointer.isCheckable())
                .extracting(Pointer::id)
                .isNotEmpty()
                .filteredOn(id -> LESSONS.teaching(id).isEmpty())
                .isEmpty();
    }

    @Test
    void eachHasQuestionsAndEndsWithADrill() {
        assertThat(onBidding()).hasSizeGreaterThanOrEqualTo(40).allSatisfy(lesson -> {
            assertThat(lesson.questions()).hasSizeGreaterThanOrEqualTo(3);
            assertThat(lesson.drill()).isPresent();
        });
    }

    @Test
    void eachComesAfterWhatATrickIs() {
        assertThat(onBidding())
                .allSatisfy(lesson -> assertThat(waysBack(lesson)).contains(FIRST));
    }

    /** A lesson, those it names as coming before it, and the one before it in its folder; and so on. */
    private static List<LessonId> waysBack(Lesson from) {
        List<LessonId> back = new ArrayList<>(List.of(from.id()));
        for (int i = 0; i < back.size(); i++) {
            LessonId id = back.get(i);
            Stream<LessonId> inItsFolder = LESSONS.all().stream()
                    .map(Lesson::id)
                    .filter(other -> other.folder().equals(id.folder()) && other.compareTo(id) < 0);
            Stream.concat(LESSONS.find(id).orElseThrow().head().after().stream(), inItsFolder)
                    .filter(before -> !back.contains(before))
                    .toList()
                    .forEach(back::add);
        }
        return back;
    }

    @Test
    void theCoursesStandInTheOrderInWhichTheyAreRead() {
        assertThat(LESSONS.courses().stream()
                        .map(course -> course.head().folder())
                        .filter(BIDDING::contains))
                .containsExactly(
                        "bridge/procedure",
                        "bridge/valuation",
                        "bridge/acol",
                        "bridge/culbertson",
                        "bridge/cab",
                        "bridge/comparison",
                        "bridge/conventions");
        assertThat(LESSONS.courses().stream().flatMap(course -> course.lessons().stream()))
                .containsExactlyInAnyOrderElementsOf(LESSONS.all());
    }

    @Test
    void aLessonOnASystemAsksByThatSystem() {
        assertThat(onBidding())
                .filteredOn(lesson ->
                        Set.of("bridge/acol", "bridge/cab").contains(lesson.id().folder()))
                .allSatisfy(lesson -> {
                    String system = lesson.head().system().orElseThrow();
                    assertThat(lesson.id().folder()).endsWith("/" + system);
                });
        assertThat(onBidding())
                .filteredOn(lesson -> lesson.id().folder().equals("bridge/culbertson"))
                .allSatisfy(lesson -> assertThat(lesson.head().system().orElseThrow())
                        .isIn("culbertson-points", "culbertson-honour-tricks"));
    }
}
