package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.marking.steps.WorkedExample;
import org.junit.jupiter.api.Test;

/** First a hand is worked, then the learner finds its last step, then everything: the lessons begin with the worked hand. */
class WorkedBlocksTest {
    /** A floor that only rises. */
    private static final int LESSONS_WITH_A_WORKED_HAND = 130;

    /** Courses on laws and first rules, which are looked up and not worked out step by step. */
    private static final Set<String> WITHOUT =
            Set.of("bridge/laws", "bridge/mini-bridge", "bridge/procedure", "poker/laws");

    @Test
    void manyLessonsWorkAHand() {
        assertThat(Lessons.shipped().all().stream().filter(WorkedBlocksTest::works))
                .hasSizeGreaterThanOrEqualTo(LESSONS_WITH_A_WORKED_HAND);
    }

    @Test
    void eachCourseThatDrillsRulesWorksAHandFirst() {
        Map<String, List<Lesson>> courses = Lessons.shipped().all().stream()
                .collect(Collectors.groupingBy(lesson -> lesson.id().folder()));
        Set<String> without = new TreeSet<>();
        courses.forEach((course, lessons) -> {
            boolean rules = lessons.stream()
                    .flatMap(lesson -> lesson.drill().stream())
                    .anyMatch(drill -> WorkedExample.isFor(drill.decision()));
            if (rules && lessons.stream().noneMatch(WorkedBlocksTest::works)) {
                without.add(course);
            }
        });

        assertThat(without).isEqualTo(new TreeSet<>(WITHOUT));
    }

    private static boolean works(Lesson lesson) {
        return lesson.parts().stream().anyMatch(Part.Worked.class::isInstance);
    }
}
