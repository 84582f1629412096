package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;

/** The journey that answers what {@link JourneyQuestion} names leaves no decision and no kind of answer out. */
class JourneyQuestionTest {
    @Test
    void eachDecisionThatALessonAsksIsAnsweredInOneAndEachKindByBothMeans() {
        holds(
                JourneyQuestion.inLessons(),
                Lessons.shipped().all().stream()
                        .flatMap(lesson -> lesson.questions().stream())
                        .map(ask -> ask.question().decision()));
    }

    @Test
    void eachDecisionThatASetAsksIsAnsweredInOneAndEachKindByBothMeans() {
        holds(
                JourneyQuestion.inSets(),
                ProblemSets.shipped().all().stream()
                        .flatMap(set -> set.problems().stream())
                        .map(problem -> problem.question().decision()));
    }

    @Test
    void eachKindOfAnswerIsGivenInAStormByBothMeans() {
        assertThat(meansByKind(JourneyQuestion.inStorms()))
                .containsOnlyKeys(
                        Decisions.all().stream().map(JourneyQuestion::kind).collect(Collectors.toSet()))
                .allSatisfy((kind, means) ->
                        assertThat(means).as(kind).containsExactlyInAnyOrder(Means.TOUCH, Means.KEYBOARD));
    }

    private static void holds(Map<String, List<JourneyQuestion>> asked, Stream<Decision<?, ?>> decisions) {
        Set<Decision<?, ?>> all = decisions.collect(Collectors.toSet());
        assertThat(asked.values().stream().flatMap(Collection::stream).map(JourneyQuestion::decision))
                .containsAll(all);
        assertThat(meansByKind(asked))
                .containsOnlyKeys(all.stream().map(JourneyQuestion::kind).collect(Collectors.toSet()))
                .allSatisfy((kind, means) -> assertThat(means).as(kind).contains(Means.TOUCH, Means.KEYBOARD));
        assertThat(asked.values())
                .allSatisfy(page -> assertThat(page)
                        .as("each question of a page is answered once")
                        .extracting(JourneyQuestion::question)
                        .doesNotHaveDuplicates());
    }

    private static Map<String, Set<Means>> meansByKind(Map<String, List<JourneyQuestion>> asked) {
        return asked.values().stream()
                .flatMap(Collection::stream)
                .collect(Collectors.groupingBy(
                        one -> JourneyQuestion.kind(one.decision()),
                        Collectors.mapping(JourneyQuestion::means, Collectors.toSet())));
    }
}
