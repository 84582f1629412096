package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A question that a learner has met in a lesson, or in another set, asks for memory. Only a hand that a book works out is asked as the
 * book has it, wherever that is: its question names it under "worked-hands".
 */
class CopiedQuestionsTest {
    private static final List<Question<?, ?>> OURS = ProblemSets.shipped().all().stream()
            .flatMap(CopiedQuestionsTest::ours)
            .toList();

    /** The questions of a set that name no worked hand. */
    private static Stream<Question<?, ?>> ours(ProblemSet set) {
        JsonNode written = JsonMapper.shared()
                .readTree(Path.of("problem-sets", set.id() + ".json").toFile())
                .path("questions");
        return IntStream.range(0, set.problems().size())
                .filter(at -> !written.path(at).has("worked-hands"))
                .mapToObj(at -> set.problems().get(at).question());
    }

    @Test
    void noQuestionOfASetIsOneOfALesson() {
        Set<Question<?, ?>> lessons = Lessons.shipped().all().stream()
                .flatMap(lesson -> lesson.asked().stream())
                .<Question<?, ?>>map(ask -> ask.question())
                .collect(Collectors.toSet());

        assertThat(OURS.stream().filter(lessons::contains))
                .as("questions of sets that are questions of lessons")
                .isEmpty();
    }

    @Test
    void noQuestionStandsInTwoSets() {
        Map<Question<?, ?>, Long> times =
                OURS.stream().collect(Collectors.groupingBy(ours -> ours, Collectors.counting()));

        assertThat(times.entrySet().stream().filter(asked -> asked.getValue() > 1))
                .as("questions that stand in two sets")
                .isEmpty();
    }
}
