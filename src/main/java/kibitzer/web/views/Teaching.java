package kibitzer.web.views;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.syllabus.Game;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import org.springframework.stereotype.Component;

/** What is there to learn of a game: its lessons and its practice. */
@Component
class Teaching {
    private final Lessons lessons;

    Teaching(Lessons lessons) {
        this.lessons = lessons;
    }

    boolean teaches(Game game) {
        return !practice(game).isEmpty() || !lessons(game).isEmpty();
    }

    /** The lessons on a game in the courses that hold them, both in reading order. */
    Map<Course, List<Lesson>> lessons(Game game) {
        Map<Course, List<Lesson>> found = new LinkedHashMap<>();
        for (Course course : lessons.courses()) {
            List<Lesson> members = course.lessons().stream()
                    .filter(lesson -> lesson.head().isOn(game.id()))
                    .toList();
            if (!members.isEmpty()) {
                found.put(course, members);
            }
        }
        return found;
    }

    List<Decision<?, ?>> practice(Game game) {
        return Decisions.all().stream()
                .filter(decision -> decision.game().equals(game.id()))
                .toList();
    }
}
