package kibitzer.content.check;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Part;

/** The further games of a lesson, each of which needs questions of its own. */
final class AlsoGames {
    /** One question may be luck. */
    static final int QUESTIONS = 2;

    /** What nearly all games of tricks have alike: a game is told apart by its score, its calls, its melds, its order of cards. */
    private static final Set<String> ALIKE = Set.of("trick/winner", "trick/legal");

    private AlsoGames() {}

    /** Those of them that have not yet two questions on what is their own. */
    static List<String> hardlyAsked(Lesson lesson) {
        return lesson.head().also().stream()
                .filter(game -> asked(lesson, game).count() < QUESTIONS)
                .toList();
    }

    /** Those that are asked only by who wins a trick and what may be played to it. */
    static List<String> askedAlike(Lesson lesson) {
        return lesson.head().also().stream()
                .filter(game -> asked(lesson, game)
                        .map(ask -> ask.question().decision().id().text())
                        .allMatch(ALIKE::contains))
                .toList();
    }

    private static Stream<Part.Ask> asked(Lesson lesson, String game) {
        return lesson.asked().stream().filter(ask -> ask.isAbout(game));
    }
}
