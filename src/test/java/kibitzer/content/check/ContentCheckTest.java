package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.WritingLessonsTest;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.content.problemset.SetOutline;
import kibitzer.content.reading.Fault;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentCheckTest {
    private static final Lessons LESSONS = Lessons.shipped();

    @TempDir
    Path folder;

    @Test
    void everyLessonProblemSetAndLineOfTheSyllabusIsSound() {
        ContentCheck.Result result = ContentCheck.check(List.of(Path.of("lessons"), Path.of("problem-sets")));

        assertThat(result.faults()).isEmpty();
        assertThat(result.files()).isGreaterThanOrEqualTo(499);
    }

    @Test
    void whatShipsIsRead() {
        assertThat(LESSONS.all())
                .extracting(Lesson::id)
                .contains(new LessonId("bridge/acol/01-one-no-trump"), new LessonId("rummy/gin/01-the-two-set-hand"));
        assertThat(LESSONS.teaching("acol-system.p03")).isNotEmpty();
        assertThat(ProblemSets.shipped().outlines())
                .extracting(SetOutline::id)
                .contains("acol-first-bid", "opening-leads");
    }

    @Test
    void everyGameOfPokerHasALessonAndEveryStatementOnItIsTaught() {
        Syllabus syllabus = Syllabus.shipped();
        Set<String> poker = syllabus.games().all().stream()
                .filter(game -> game.family().equals("poker"))
                .map(Game::id)
                // what the book says before it comes to the first game
                .filter(game -> !game.equals("poker-overview"))
                .collect(Collectors.toSet());

        assertThat(poker)
                .hasSizeGreaterThan(100)
                .allSatisfy(game -> assertThat(LESSONS.all())
                        .as(game)
                        .anyMatch(lesson -> lesson.head().isOn(game)));
        assertThat(syllabus.pointers())
                .filteredOn(pointer -> poker.contains(pointer.game()))
                .hasSizeGreaterThan(200)
                .allSatisfy(pointer -> assertThat(LESSONS.teaching(pointer.id()))
                        .as(pointer.id())
                        .isNotEmpty());
    }

    @Test
    void namesFilesAndLinesOfEveryFault() throws IOException {
        Path lesson = file("lessons/bridge/acol/01-empty.md", "---\ntitle: x\n---\n");
        Path set = file("problem-sets/broken.json", "{\n \"title\": }");

        assertThat(ContentCheck.check(List.of(folder)).faults())
                .extracting(fault -> fault.file() + ":" + fault.line())
                .contains(lesson + ":2", lesson + ":3", set + ":2");
    }

    @Test
    void aLessonMayFollowOneThatIsNotChecked() throws IOException {
        String example = WritingLessonsTest.example("````markdown");
        Path second = file("lessons/a/b/02-two.md", example.replace("minutes:", "after: [a/b/01-one]\nminutes:"));
        file("lessons/a/b/01-one.md", example);

        assertThat(ContentCheck.check(List.of(second)).faults()).isEmpty();
    }

    @Test
    void lessonsThatFollowOneAnotherInACircleAreFaults() throws IOException {
        String example = WritingLessonsTest.example("````markdown");
        Path first = file("lessons/a/b/01-one.md", example.replace("minutes:", "after: [a/b/02-two]\nminutes:"));
        Path second = file("lessons/a/b/02-two.md", example.replace("minutes:", "after: [a/b/01-one]\nminutes:"));

        assertThat(ContentCheck.check(List.of(folder)).faults())
                .extracting(Fault::toString)
                .filteredOn(fault -> fault.contains("comes "))
                .containsExactly(
                        first + ":1: comes after itself; expected no circle in \"after\"",
                        second + ":1: comes after itself; expected no circle in \"after\"");
    }

    @Test
    void onlyTheFirstLessonOfACourseComesAfterNothing() throws IOException {
        String example = WritingLessonsTest.example("````markdown");
        file("lessons/a/b/01-one.md", example);
        Path second = file("lessons/a/b/02-two.md", example);

        assertThat(ContentCheck.check(List.of(folder)).faults())
                .extracting(Fault::toString)
                .filteredOn(fault -> fault.contains("comes "))
                .containsExactly(second
                        + ":1: nothing comes before it; expected after: [...], as only the first lesson of a course may do"
                        + " without");
    }

    /** What one lesson has asked on a hand, the next asks again; its drill and what it asks without a hand are its own affair. */
    @Test
    void aQuestionOfAnotherLessonIsAFault() throws IOException {
        String example = WritingLessonsTest.example("````markdown");
        file("lessons/a/b/01-one.md", example);
        Path second = file("lessons/a/b/02-two.md", example.replace("minutes:", "after: [a/b/01-one]\nminutes:"));

        assertThat(ContentCheck.check(List.of(folder)).faults())
                .extracting(Fault::toString)
                .contains(second + ":1: question-1 is a/b/01-one question-1; expected a position of its own");
    }

    @Test
    void aMisnamedLessonAndAPathThatIsNotThereAreFaults() throws IOException {
        Path lesson = file("lessons/bridge/Acol.md", "");

        assertThat(ContentCheck.check(List.of(lesson, folder.resolve("nowhere")))
                        .faults())
                .extracting(Fault::found)
                .containsExactlyInAnyOrder("a lesson of this name", "there is no such file or folder");
    }

    private Path file(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
