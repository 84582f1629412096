package kibitzer.learning.onward;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import org.junit.jupiter.api.Test;

class CourseMapTest {
    private static final Lessons LESSONS = Lessons.shipped();

    @Test
    void everyLessonIsOnItOnceBehindWhatItBuildsOn() {
        for (Course course : LESSONS.courses()) {
            Set<LessonId> before = new HashSet<>();
            List<Lesson> all = new ArrayList<>();
            for (List<Lesson> step : CourseMap.of(course).steps()) {
                assertThat(step).isNotEmpty();
                step.forEach(lesson -> assertThat(before)
                        .as(lesson + " of " + course.head().folder())
                        .containsAll(lesson.head().after().stream()
                                .filter(id -> id.folder().equals(course.head().folder()))
                                .toList()));
                step.forEach(lesson -> before.add(lesson.id()));
                all.addAll(step);
            }
            assertThat(all).containsExactlyInAnyOrderElementsOf(course.lessons());
        }
    }
}
