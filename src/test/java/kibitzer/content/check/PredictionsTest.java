package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
    private static final int MOST_BESIDE = 1;

    /** What a word means, and how a table is set up: nobody plays well or badly by it. */
    private static final Set<String> DECIDING_NOTHING = Set.of("definition", "setting");

    /** Counts that name the terms which they add in the very position, each of which makes the answer. */
    private static final List<String> SUMS =
            List.of("value.", "score.contract", "score.auction", "score.progressive", "score.duplicate");

    @Test
    void everyStatementIsAskedBeforeItIsToldOrExcusedByName() throws IOException {
        assertThat(unasked(PredictionsTest::restedOn))
                .as("statements that are taught and not predicted; an excuse for another one fails too")
                .containsExactlyInAnyOrderElementsOf(
                        excuses().map(Excuse::statement).toList());
    }

    /** A line goes when its statement is the one that decides a prediction; none comes but of what decides nothing. */
    @Test
    void fewAreAskedOnlyBesideWhatDecides() throws IOException {
        List<Beside> beside = besides();
        List<String> allowed = Stream.concat(
                        beside.stream().map(Beside::statement), excuses().map(Excuse::statement))
                .toList();

        assertThat(beside).filteredOn(line -> line.decidesNothing().isEmpty()).hasSizeLessThanOrEqualTo(MOST_BESIDE);
        assertThat(unasked(PredictionsTest::stoodFor))
                .as("statements that a prediction's rule rests on without being decided by them")
                .containsExactlyInAnyOrderElementsOf(allowed);
    }

    @Test
    void whatDecidesNothingSaysWhy() throws IOException {
        assertThat(besides())
                .flatExtracting(line -> line.decidesNothing().stream().toList())
                .isSubsetOf(DECIDING_NOTHING);
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

    /**
     * A statement that is asked beside another one.
     *
     * @param statement as an excuse names it
     * @param decidesNothing why no position could be decided by it; empty where one could
     */
    private record Beside(String statement, Optional<String> decidesNothing) {
        static Beside of(String line) {
            String[] words = line.split(" ");
            return new Beside(
                    words[0] + " " + words[1], Arrays.stream(words).skip(2).findFirst());
        }
    }

    private static List<Beside> besides() throws IOException {
        return Files.readAllLines(BESIDE).stream().map(Beside::of).toList();
    }

    private static Stream<Excuse> excuses() throws IOException {
        return Files.readAllLines(EXCUSED).stream()
                .filter(line -> !line.startsWith("#"))
                .map(Excuse::of);
    }

    /**
     * What the prediction stands for: the pointer that its deciding rule rests on first, what it says to be stated elsewhere, each that a
     * sum adds, and all that the author of a choice names. What a rule rests on beside that is nobody's answer.
     */
    private static Stream<String> stoodFor(Question<?, ?> question) {
        boolean choice = question.decision().id().text().equals("lesson/choice");
        return question.advice().ruling().stream().flatMap(ruling -> {
            List<String> pointers = ruling.source().ids().stream()
                    .filter(id -> Syllabus.shipped().pointer(id).isPresent())
                    .toList();
            return Stream.concat(
                    choice || isASum(ruling)
                            ? pointers.stream()
                            : pointers.stream().limit(1),
                    ruling.source().stated().values().stream());
        });
    }

    private static boolean isASum(Ruling<?> ruling) {
        return SUMS.stream().anyMatch(ruling.rule()::startsWith);
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
