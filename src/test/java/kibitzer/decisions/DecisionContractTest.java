package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What every decision keeps, held against the whole list: a new decision is tested before its first own test. */
@Execution(ExecutionMode.CONCURRENT)
class DecisionContractTest {
    private static final int DEALS = LongProof.of(10, 60);

    /** Decisions with more rules are sampled here; the rules of bidding are dealt one by one in their own test. */
    private static final int RULES_TRIED = 24;

    static Stream<Decision<?, ?>> decisions() {
        return Decisions.all().stream();
    }

    private static <P> List<P> dealt(Decision<P, ?> decision) {
        return deals(Remembered.of(decision));
    }

    private static <P> List<P> deals(Decision<P, ?> decision) {
        return IntStream.range(0, DEALS)
                .mapToObj(seed -> decision.deal(DealRequest.of(seed)))
                .toList();
    }

    @Test
    void idsAreUnique() {
        Set<DecisionId> ids = new HashSet<>();
        assertThat(Decisions.all())
                .allSatisfy(decision -> assertThat(ids.add(decision.id()))
                        .as(decision.id().text())
                        .isTrue());
    }

    /** A page that has no control for an answer asks the learner to write it, in words. */
    @Test
    void nobodyIsAskedToWriteJson() {
        assertThat(Decisions.all().stream()
                        .map(Decision::answerKind)
                        .filter(AnswerKind.Own.class::isInstance)
                        .map(kind -> ((AnswerKind.Own<?>) kind).inWriting()))
                .isNotEmpty()
                .noneMatch(asked -> asked.contains("{"));
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void theSameSeedDealsTheSamePosition(Decision<P, A> decision) {
        assertThat(deals(decision)).isEqualTo(dealt(decision));
        assertThat(new HashSet<>(dealt(decision))).as("different seeds").hasSizeGreaterThan(DEALS / 3);
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void theSamePositionGetsTheSameAdvice(Decision<P, A> decision) {
        assertThat(dealt(decision)).allSatisfy(position -> {
            Advice<A> again = decision.advise(position);
            Advice<A> before = Remembered.of(decision).advise(position);
            assertThat(again.best()).isEqualTo(before.best());
            assertThat(again.acceptable()).isEqualTo(before.acceptable());
            assertThat(again.rulings())
                    .extracting(Ruling::rule)
                    .isEqualTo(before.rulings().stream().map(Ruling::rule).toList());
        });
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void everyDealtPositionHasABestAnswerThatIsLegal(Decision<P, A> decision) {
        assertThat(dealt(decision)).allSatisfy(position -> {
            Advice<A> advice = Remembered.of(decision).advise(position);
            assertThat(advice.best()).isNotEmpty().doesNotHaveDuplicates();
            assertThat(advice.acceptable()).doesNotContainAnyElementsOf(advice.best());
            assertThat(Stream.concat(advice.best().stream(), advice.acceptable().stream()))
                    .allSatisfy(answer ->
                            assertThat(decision.objection(position, answer)).isEmpty());
        });
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void theBooksAnswerIsMarkedBest(Decision<P, A> decision) {
        assertThat(dealt(decision)).allSatisfy(position -> {
            Question<P, A> question = new Question<>(Remembered.of(decision), position);
            assertThat(question.advice().best()).allSatisfy(answer -> {
                Verdict<A> verdict = question.mark(answer);
                assertThat(verdict.grade()).isEqualTo(Grade.BEST);
                assertThat(verdict.against()).isEmpty();
            });
        });
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void aGradeAgreesWithTheAdvice(Decision<P, A> decision) {
        assertThat(dealt(decision)).allSatisfy(position -> {
            if (decision.choices(position) instanceof Choices.Listed<A>(List<A> answers)) {
                Question<P, A> question = new Question<>(Remembered.of(decision), position);
                Advice<A> advice = question.advice();
                assertThat(answers).allSatisfy(answer -> {
                    Grade grade = question.mark(answer).grade();
                    assertThat(grade == Grade.BEST).isEqualTo(advice.best().contains(answer));
                    if (!advice.silent() && !advice.best().contains(answer)) {
                        assertThat(grade == Grade.ACCEPTABLE)
                                .isEqualTo(
                                        advice.acceptable().contains(answer) || decision.isLeftOpen(position, answer));
                    }
                });
            }
        });
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void everyFactOfAnAdviceHoldsAndHasWords(Decision<P, A> decision) {
        assertThat(dealt(decision))
                .allSatisfy(position -> assertThat(
                                Remembered.of(decision).advise(position).rulings())
                        .isNotEmpty()
                        .allSatisfy(ruling -> {
                            assertThat(ruling.rule()).matches("[a-z0-9.-]+");
                            assertThat(ruling.reasons()).isNotEmpty().allSatisfy(reason -> {
                                assertThat(reason.holds()).as("%s", reason).isTrue();
                                assertThat(reason.measured()).isNotBlank();
                            });
                        }));
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void positionsAndAnswersGoToJsonAndBack(Decision<P, A> decision) {
        assertThat(dealt(decision)).allSatisfy(position -> {
            JsonNode json = decision.form().write(position);
            assertThat(decision.form().read(json, "position")).isEqualTo(position);
            assertThat(Remembered.of(decision).advise(position).best()).allSatisfy(answer -> {
                var kind = decision.answerKind();
                A back = kind.json().read(kind.json().write(answer));
                assertThat(kind.agrees(answer, back)).isTrue();
            });
        });
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void rulesCanBePractisedOneByOne(Decision<P, A> decision) {
        int every = 1 + decision.rules().size() / RULES_TRIED;
        for (int number = 0; number < decision.rules().size(); number += every) {
            String rule = decision.rules().get(number);
            var options = Form.options(decision.dealOptions())
                    .read(
                            JsonNodeFactory.instance
                                    .objectNode()
                                    .set(
                                            "rules",
                                            JsonNodeFactory.instance.arrayNode().add(rule)),
                            "with");
            Optional<String> met = IntStream.range(0, 20)
                    .mapToObj(seed -> decision.deal(new DealRequest(new Seed(seed), options)))
                    .flatMap(position -> decision.advise(position).rulings().stream())
                    .map(ruling -> ruling.rule())
                    .filter(rule::equals)
                    .findFirst();
            assertThat(met).as("dealt for %s", rule).isPresent();
        }
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void thePositionIsShown(Decision<P, A> decision) {
        assertThat(dealt(decision)).allSatisfy(position -> {
            Prompt prompt = decision.ask(position);
            assertThat(prompt.ask()).endsWith("?");
            assertThat(prompt.exhibits()).isNotEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void anUnknownOptionOfADealIsRefusedByName(Decision<P, A> decision) {
        Assertions.assertThatThrownBy(() -> Form.options(decision.dealOptions())
                        .read(JsonNodeFactory.instance.objectNode().put("no-such-option", 1), "with"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("with.no-such-option");
    }
}
