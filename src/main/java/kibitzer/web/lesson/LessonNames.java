package kibitzer.web.lesson;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.onward.Checkpoint;
import kibitzer.web.page.KnownNames;

/** Lessons by their ids, courses by their folders. */
@org.springframework.stereotype.Component
final class LessonNames implements KnownNames {
    private final Lessons lessons;

    LessonNames(Lessons lessons) {
        this.lessons = lessons;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                LessonView.class, names -> lesson(names).isPresent(),
                DrillView.class, names -> lesson(names).flatMap(Lesson::drill).isPresent(),
                CourseView.class, names -> course(names).isPresent(),
                CheckpointView.class,
                        names -> course(names).flatMap(Checkpoint::of).isPresent(),
                PlacementView.class, names -> course(names).isPresent());
    }

    private Optional<Lesson> lesson(RouteParameters names) {
        return names.get("id").flatMap(LessonId::find).flatMap(lessons::find);
    }

    private Optional<Course> course(RouteParameters names) {
        return names.get("folder").flatMap(lessons::course);
    }
}
