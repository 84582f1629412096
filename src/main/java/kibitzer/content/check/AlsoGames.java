package kibitzer.content.check;

import java.util.List;
import kibitzer.content.lesson.Lesson;

/** The further games of a lesson, each of which needs questions of its own. */
final class AlsoGames {
    /** One question may be luck. */
    static final int QUESTIONS = 2;

    private AlsoGames() {}

    /** Those of them that have not yet two questions on what is their own. */
    static List<String> hardlyAsked(Lesson lesson) {
        return lesson.head().also().stream()
                .filter(game ->
                        lesson.asked().stream().filter(ask -> ask.isAbout(game)).count() < QUESTIONS)
                .toList();
    }
}
