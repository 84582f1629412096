package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import org.junit.jupiter.api.Test;

/** Each game that shares a lesson has two questions on what is its own. */
class AlsoGamesTest {
    private static final Lessons LESSONS = Lessons.shipped();

    @Test
    void everyGameOfALessonIsAskedFor() {
        assertThat(LESSONS.all().stream()
                        .flatMap(
                                lesson -> AlsoGames.hardlyAsked(lesson).stream().map(game -> lesson + " " + game)))
                .isEmpty();
    }

    /** Who wins and what may be played is much the same at all of them. */
    @Test
    void everyGameOfALessonIsAskedForWhatTellsItApart() {
        assertThat(LESSONS.all().stream()
                        .flatMap(lesson -> AlsoGames.askedAlike(lesson).stream().map(game -> lesson + " " + game)))
                .isEmpty();
    }

    /** The lesson on euchre asks for each of its other games by the name that stands in the position. */
    @Test
    void aGameIsAskedByItsNameInThePosition() {
        Lesson lesson = LessonId.find("tricks/families/02-euchre")
                .flatMap(LESSONS::find)
                .orElseThrow();

        assertThat(lesson.head().also()).isNotEmpty();
        assertThat(AlsoGames.hardlyAsked(lesson)).isEmpty();
        assertThat(lesson.asked()).noneMatch(ask -> ask.isAbout("baccarat"));
    }
}
