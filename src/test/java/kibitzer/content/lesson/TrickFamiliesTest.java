package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;

/** Which games of tricks the lessons tell, with a paragraph of their own and two questions at least. */
class TrickFamiliesTest {
    private static final Set<String> FAMILIES =
            Set.of("whist", "euchre", "all-fours", "hearts", "round-games", "european", "other");
    private static final int QUESTIONS = 2;

    private static List<Lesson> lessons() {
        return Lessons.shipped().courses().stream()
                .flatMap(course -> course.lessons().stream())
                .filter(lesson -> lesson.id().folder().startsWith("tricks/"))
                .toList();
    }

    private static Stream<String> games() {
        return TrickGames.ALL.stream()
                .map(TrickGame::id)
                .filter(id -> Syllabus.shipped()
                        .games()
                        .find(id)
                        .map(Game::family)
                        .filter(FAMILIES::contains)
                        .isPresent());
    }

    @Test
    void everyGameOfTheseFamiliesIsToldInALesson() {
        Set<String> told = new HashSet<>();
        lessons().forEach(lesson -> {
            told.add(lesson.head().game());
            told.addAll(lesson.head().also());
        });

        assertThat(games().filter(id -> !told.contains(id))).isEmpty();
    }

    @Test
    void everyGameOfTheseFamiliesHasTwoQuestions() {
        Map<String, Integer> asked = new HashMap<>();
        lessons()
                .forEach(lesson -> lesson.parts().stream()
                        .filter(Part.Ask.class::isInstance)
                        .map(Part.Ask.class::cast)
                        .forEach(part -> asked.merge(game(part.question()), 1, Integer::sum)));

        assertThat(games().filter(id -> asked.getOrDefault(id, 0) < QUESTIONS)).isEmpty();
    }

    private static <P> String game(Question<P, ?> question) {
        return question.decision()
                .form()
                .write(question.position())
                .path("game")
                .asString();
    }
}
