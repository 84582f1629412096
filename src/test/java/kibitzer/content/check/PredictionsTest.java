package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Ruling;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;

/**
 * A lesson that asks before it tells makes one think: each statement of the books that it teaches is predicted, or excused by
 * name with the reason.
 */
class PredictionsTest {
    private static final Path EXCUSED = Path.of("src/test/resources/kibitzer/content/check/told-unasked.txt");
    private static final Path BESIDE = Path.of("src/test/resources/kibitzer/content/check/told-beside.txt");
    private static final int MOST_BESIDE = 270;

    @Test
    void everyStatementIsAskedBeforeItIsToldOrExcusedByName() throws IOException {
        assertThat(unasked(PredictionsTest::restedOn))
                .as("statements that are taught and not predicted; an excuse for another one fails too")
                .containsExactlyInAnyOrderElementsOf(
                        excuses().map(Excuse::statement).toList());
    }

    /** A line goes when its statement is the one that decides a prediction; no line comes. */
    @Test
    void fewAreAskedOnlyBesideWhatDecides() throws IOException {
        List<String> beside = Files.readAllLines(BESIDE);
        List<String> allowed =
                Stream.concat(beside.stream(), excuses().map(Excuse::statement)).toList();

        assertThat(beside).hasSizeLessThanOrEqualTo(MOST_BESIDE);
        assertThat(unasked(PredictionsTest::stoodFor))
                .as("statements that a prediction's rule rests on without being decided by them")
                .containsExactlyInAnyOrderElementsOf(allowed);
    }

    private static List<String> unasked(Function<Question<?, ?>, Stream<String>> asking) {
        return Lessons.shipped().all().stream()
                .flatMap(lesson -> toldUnasked(lesson, asking))
                .toList();
    }

    @Test
    void everyExcuseGivesItsReason() throws IOException {
        assertThat(excuses())
                .allSatisfy(excuse -> assertThat(excuse.why()).endsWith(".").hasSizeGreaterThan(20));
    }

    /**
     * Why a statement of a lesson is not asked for.
     *
     * @param statement the lesson and the pointer: "poker/stud/01-five-card-stud stud-poker.p01"
     */
    private record Excuse(String statement, String why) {
        static Excuse of(String line) {
            String[] words = line.split(" ", 3);
            return new Excuse(words[0] + " " + words[1], words[2]);
        }
    }

    private static Stream<Excuse> excuses() throws IOException {
        return Files.readAllLines(EXCUSED).stream()
                .filter(line -> !line.startsWith("#"))
                .map(Excuse::of);
    }

    /**
     * What the prediction stands for: what its deciding rule rests on first, what it says to be stated elsewhere, and all that the author
     * of a choice names. What a rule rests on beside that is nobody's answer.
     */
    private static Stream<String> stoodFor(Question<?, ?> question) {
        boolean choice = question.decision().id().text().equals("lesson/choice");
        return question.advice().ruling().stream()
                .map(Ruling::source)
                .flatMap(source -> Stream.concat(
                        source.ids().stream().limit(choice ? source.ids().size() : 1),
                        source.stated().values().stream()));
    }

    /** What the rules that decide a prediction rest on, be it first or beside. */
    private static Stream<String> restedOn(Question<?, ?> question) {
        return question.advice().rulings().stream().flatMap(ruling -> ruling.source().ids().stream());
    }

    private static Stream<String> toldUnasked(Lesson lesson, Function<Question<?, ?>, Stream<String>> asking) {
        Set<String> asked = lesson.predictions().stream()
                .flatMap(ask -> asking.apply(ask.question()))
                .collect(Collectors.toSet());
        return lesson.head().teaches().stream()
                .filter(taught -> Syllabus.shipped().pointer(taught).isPresent())
                .filter(pointer -> !asked.contains(pointer))
                .map(pointer -> lesson.id() + " " + pointer);
    }
}
