package kibitzer.web.views;

import java.util.List;
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

    List<Lesson> lessons(Game game) {
        return lessons.ofGame(game.id());
    }

    List<Decision<?, ?>> practice(Game game) {
        return Decisions.all().stream()
                .filter(decision -> decision.game().equals(game.id()))
                .toList();
    }
}
