package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;

/** A question that a learner has met in a lesson, or in another set, asks for memory. The ceilings only fall. */
class CopiedQuestionsTest {
    private static final int OF_LESSONS = 81;
    private static final int OF_OTHER_SETS = 3;

    private static final List<ProblemSet.Problem> PROBLEMS = ProblemSets.shipped().all().stream()
            .flatMap(set -> set.problems().stream())
            .toList();

    @Test
    void noFurtherQuestionOfASetIsOneOfALesson() {
        Set<Question<?, ?>> lessons = Lessons.shipped().all().stream()
                .flatMap(lesson -> lesson.asked().stream())
                .<Question<?, ?>>map(ask -> ask.question())
                .collect(Collectors.toSet());

        assertThat(PROBLEMS.stream().filter(problem -> lessons.contains(problem.question())))
                .as("questions of sets that are questions of lessons")
                .hasSizeLessThanOrEqualTo(OF_LESSONS);
    }

    @Test
    void noFurtherQuestionStandsInTwoSets() {
        Map<Object, Long> times =
                PROBLEMS.stream().collect(Collectors.groupingBy(ProblemSet.Problem::question, Collectors.counting()));

        assertThat(times.values().stream().filter(count -> count > 1))
                .as("questions that stand in two sets")
                .hasSizeLessThanOrEqualTo(OF_OTHER_SETS);
    }
}
