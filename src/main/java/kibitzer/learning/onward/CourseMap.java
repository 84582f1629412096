package kibitzer.learning.onward;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;

/**
 * The lessons of a course by what they build on.
 *
 * @param steps each with the lessons that can be read once the step before it is done; side by side, in reading order
 */
public record CourseMap(List<List<Lesson>> steps) {
    public CourseMap {
        steps = steps.stream().map(List::copyOf).toList();
    }

    /** A lesson stands one step behind the last of those of its course that it comes after. */
    public static CourseMap of(Course course) {
        Map<LessonId, Lesson> own = new HashMap<>();
        course.lessons().forEach(lesson -> own.put(lesson.id(), lesson));
        Map<LessonId, Integer> depths = new HashMap<>();
        Map<Integer, List<Lesson>> steps = new TreeMap<>();
        course.lessons()
                .forEach(lesson -> steps.computeIfAbsent(depth(lesson, own, depths), depth -> new ArrayList<>())
                        .add(lesson));
        return new CourseMap(List.copyOf(steps.values()));
    }

    /** The content check lets no lesson come after itself. */
    private static int depth(Lesson lesson, Map<LessonId, Lesson> own, Map<LessonId, Integer> depths) {
        Integer known = depths.get(lesson.id());
        if (known != null) {
            return known;
        }
        int depth = 0;
        for (LessonId before : lesson.head().after()) {
            Lesson other = own.get(before);
            if (other != null) {
                depth = Math.max(depth, depth(other, own, depths) + 1);
            }
        }
        depths.put(lesson.id(), depth);
        return depth;
    }
}
