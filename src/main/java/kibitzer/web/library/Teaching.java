package kibitzer.web.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;

/** What is there to learn of a game: its lessons and its practice. */
@Component
class Teaching {
    private final Lessons lessons;
    /** By the game's id; made when it is first asked for, since it reads what the books say of every game. */
    private final Supplier<Map<String, Map<Course, List<Lesson>>>> byGame;

    Teaching(Lessons lessons, Syllabus syllabus) {
        this.lessons = lessons;
        this.byGame = SingletonSupplier.of(() -> byGame(syllabus));
    }

    boolean teaches(Game game) {
        return !practice(game).isEmpty() || !lessons(game).isEmpty();
    }

    /** The lessons on a game, or on what the books say of it, in the courses that hold them; both in reading order. */
    Map<Course, List<Lesson>> lessons(Game game) {
        return byGame.get().getOrDefault(game.id(), Map.of());
    }

    private Map<String, Map<Course, List<Lesson>>> byGame(Syllabus syllabus) {
        Map<String, Map<Course, List<Lesson>>> found = new HashMap<>();
        for (Course course : lessons.courses()) {
            for (Lesson lesson : course.lessons()) {
                games(lesson.head(), syllabus)
                        .forEach(game -> found.computeIfAbsent(game, any -> new LinkedHashMap<>())
                                .computeIfAbsent(course, any -> new ArrayList<>())
                                .add(lesson));
            }
        }
        return found;
    }

    private static Set<String> games(Lesson.Head head, Syllabus syllabus) {
        Set<String> games = new HashSet<>(head.also());
        games.add(head.game());
        head.teaches().forEach(pointer -> syllabus.pointer(pointer).ifPresent(known -> games.add(known.game())));
        return games;
    }

    List<Decision<?, ?>> practice(Game game) {
        return Decisions.all().stream()
                .filter(decision -> decision.game().equals(game.id()))
                .toList();
    }
}
