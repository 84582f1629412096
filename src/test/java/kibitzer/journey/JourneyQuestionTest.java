package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.journey.Answering.Means;
import kibitzer.marking.Question;
import kibitzer.web.question.AnsweredWith;
import org.junit.jupiter.api.Test;

/** The journey that answers what {@link JourneyQuestion} names leaves no control out, and the long one no decision. */
class JourneyQuestionTest {
    @Test
    void eachDecisionThatALessonAsksIsAnsweredInOneAndEachControlByBothMeans() {
        holds(JourneyQuestionTest::inLessons, JourneyQuestion::inLessons);
    }

    @Test
    void eachDecisionThatASetAsksIsAnsweredInOneAndEachControlByBothMeans() {
        holds(JourneyQuestionTest::inSets, JourneyQuestion::inSets);
    }

    @Test
    void eachControlIsUsedInAStormAndBothMeansAre() {
        assertThat(JourneyQuestion.inStorms(true))
                .extracting(asked -> JourneyQuestion.control(asked.decision()))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(
                        Decisions.all().stream().map(JourneyQuestion::control).collect(Collectors.toSet()));
        assertThat(JourneyQuestion.inStorms(false))
                .hasSize(JourneyQuestion.inStorms(true).size() - 1)
                .noneMatch(asked -> JourneyQuestion.takesLong(asked.decision()))
                .extracting(JourneyQuestion::means)
                .contains(Means.TOUCH, Means.KEYBOARD);
    }

    /** What the journeys take for one control is one, or the two that its name tells. */
    @Test
    void aControlIsWhatTheTrainerAnswersWith() {
        Map<String, Set<String>> drawn = Decisions.all().stream()
                .collect(Collectors.groupingBy(
                        JourneyQuestion::control,
                        Collectors.mapping(
                                decision -> AnsweredWith.control(Question.dealt(decision, DealRequest.of(1))),
                                Collectors.toSet())));
        assertThat(drawn)
                .allSatisfy((control, classes) ->
                        assertThat(classes).as(control).hasSizeLessThanOrEqualTo(control.contains(" or ") ? 2 : 1));
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
        holdsOfControls(all, asked.apply(true), decision -> true);
        holdsOfControls(all, asked.apply(false), decision -> !JourneyQuestion.takesLong(decision));
    }

    private static void holdsOfControls(
            Set<Decision<?, ?>> all, Map<String, List<JourneyQuestion>> asked, Predicate<Decision<?, ?>> byBoth) {
        Set<String> both =
                all.stream().filter(byBoth).map(JourneyQuestion::control).collect(Collectors.toSet());
        assertThat(meansByControl(asked))
                .containsOnlyKeys(all.stream().map(JourneyQuestion::control).collect(Collectors.toSet()))
                .allSatisfy((control, means) ->
                        assertThat(means).as(control).hasSize(both.contains(control) ? Means.values().length - 1 : 1));
        assertThat(asked.values())
                .allSatisfy(page -> assertThat(page)
                        .as("each question of a page is answered once")
                        .extracting(JourneyQuestion::question)
                        .doesNotHaveDuplicates());
    }

    private static Map<String, Set<Means>> meansByControl(Map<String, List<JourneyQuestion>> asked) {
        return asked.values().stream()
                .flatMap(Collection::stream)
                .collect(Collectors.groupingBy(
                        one -> JourneyQuestion.control(one.decision()),
                        Collectors.mapping(JourneyQuestion::means, Collectors.toSet())));
    }
}
