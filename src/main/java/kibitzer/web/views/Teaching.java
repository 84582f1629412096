package kibitzer.web.views;

import java.util.List;
import kibitzer.content.syllabus.Game;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import org.springframework.stereotype.Component;

/** What is there to learn of a game: its lessons and its practice. */
@Component
class Teaching {

    boolean teaches(Game game) {
        return !practice(game).isEmpty();
    }

    List<Decision<?, ?>> practice(Game game) {
        return Decisions.all().stream()
                .filter(decision -> decision.game().equals(game.id()))
                .toList();
    }
}
