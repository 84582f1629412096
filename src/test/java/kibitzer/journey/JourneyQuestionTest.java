package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;

/** The journey that answers what {@link JourneyQuestion} names leaves no kind of answer out, and the long one no decision. */
class JourneyQuestionTest {
    @Test
    void eachDecisionThatALessonAsksIsAnsweredInOneAndEachKindByBothMeans() {
        holds(JourneyQuestionTest::inLessons, JourneyQuestion::inLessons);
    }

    @Test
    void eachDecisionThatASetAsksIsAnsweredInOneAndEachKindByBothMeans() {
        holds(JourneyQuestionTest::inSets, JourneyQuestion::inSets);
    }

    @Test
    void eachKindOfAnswerIsGivenInAStormByBothMeans() {
        assertThat(meansByKind(JourneyQuestion.inStorms()))
                .containsOnlyKeys(
                        Decisions.all().stream().map(JourneyQuestion::kind).collect(Collectors.toSet()))
                .allSatisfy((kind, means) ->
                        assertThat(means).as(kind).containsExactlyInAnyOrder(Means.TOUCH, Means.KEYBOARD));
    }

    private static Stream<Decision<?, ?>> inLessons() {
        return Lessons.shipped().all().stream()
                .flatMap(lesson -> lesson.questions().stream())
                .map(ask -> ask.question().decision());
    }

    private static Stream<Decision<?, ?>> inSets() {
        return ProblemSets.shipped().all().stream()
                .flatMap(set -> set.problems().stream())
                .map(problem -> problem.question().decision());
    }

    private static void holds(
            Supplier<Stream<Decision<?, ?>>> decisions, Function<Boolean, Map<String, List<JourneyQuestion>>> asked) {
        Set<Decision<?, ?>> all = decisions.get().collect(Collectors.toSet());
        assertThat(asked.apply(true).values().stream()
                        .flatMap(Collection::stream)
                        .map(JourneyQuestion::decision))
                .containsAll(all);
        holdsOfKinds(all, asked.apply(true));
        holdsOfKinds(all, asked.apply(false));
    }

    private static void holdsOfKinds(Set<Decision<?, ?>> all, Map<String, List<JourneyQuestion>> asked) {
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
