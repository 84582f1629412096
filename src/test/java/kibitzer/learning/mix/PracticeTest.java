package kibitzer.learning.mix;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.DatedAnswers;
import kibitzer.learning.FreshDeals.Fresh;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Endless practice of one decision. */
@SharedFixture
class PracticeTest {
    private static final Seed RUN = new Seed(11);

    private final LearningDatabase database = LearningDatabase.H2;
    private final Mixer mixer = database.get(Mixer.class);
    private final DatedAnswers diary = new DatedAnswers(database);
    private final StoredRatings ratings = new StoredRatings(database);

    private static PracticeWish of(String decision, Map<String, String> options) {
        return new PracticeWish(Decisions.get(decision), options, Optional.empty(), false);
    }

    private Fresh question(PracticeWish wish, Seed run, int number) {
        return mixer.question(diary.learner(), wish, run, number).orElseThrow();
    }

    private List<Question<?, ?>> questions(PracticeWish wish, Seed run, int first, int many) {
        return IntStream.range(first, first + many)
                .<Question<?, ?>>mapToObj(number -> question(wish, run, number).question())
                .toList();
    }

    /** Every decision in some of whose positions the book's answer is to do nothing. */
    static Stream<String> decisionsWithNothingToDo() {
        return Stream.of(
                "bridge/call",
                "cinch/bid",
                "hasenpfeffer/bid",
                "spoil-five/jink",
                "spoil-five/rob",
                "law/remedy",
                "gin/knock",
                "gin/layoff",
                "rummy/go-out",
                "rummy/knock",
                "poker/draw",
                "poker/open",
                "poker/stay",
                "poker/raise",
                "poker/call",
                "poker/pot-odds",
                "poker/knock",
                "casino/captures",
                "scopa/capture",
                "red-dog/bet");
    }

    @ParameterizedTest
    @MethodSource("decisionsWithNothingToDo")
    void ofAnyFiveQuestionsRunningOneIsAnsweredByDoingNothing(String decision) {
        Random any = new Random(5);
        Seed run = new Seed(any.nextInt(1_000_000));
        int first = 1 + any.nextInt(40);

        assertThat(questions(of(decision, Map.of()), run, first, Mixer.ONE_NOTHING_IN))
                .anySatisfy(
                        question -> assertThat(IdleQuestions.isRight(question)).isTrue());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7})
    void whereverTheFiveBegin(long run) {
        List<Boolean> nothing = questions(of("poker/knock", Map.of()), new Seed(run), 1, 20).stream()
                .map(IdleQuestions::isRight)
                .toList();

        for (int first = 0; first + Mixer.ONE_NOTHING_IN <= nothing.size(); first++) {
            assertThat(nothing.subList(first, first + Mixer.ONE_NOTHING_IN)).contains(true);
        }
    }

    @Test
    void noOtherDecisionDealsAHandInWhichNothingIsToBeDone() {
        Set<String> known = decisionsWithNothingToDo().collect(Collectors.toSet());

        assertThat(Decisions.all().stream()
                        .filter(decision -> !known.contains(decision.id().text()))
                        .filter(IdleQuestions::isPossible)
                        .filter(PracticeTest::dealsNothing)
                        .map(Decision::id))
                .isEmpty();
    }

    private static boolean dealsNothing(Decision<?, ?> decision) {
        Skill skill = new Skill(decision.id(), decision.rules().stream().findFirst());
        return IntStream.range(0, 20).anyMatch(seed -> IdleQuestions.isRight(skill.deal(new Seed(seed))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"acol.open.weak-no-trump", "acol.respond.one-no-trump.game", "cab.open.two-clubs"})
    void whoPractisesOneBidMeetsHandsToPassInTheSameSystem(String rule) {
        PracticeWish wish = of("bridge/call", Map.of("rules", rule));

        List<Fresh> asked = IntStream.rangeClosed(1, 5)
                .mapToObj(number -> question(wish, RUN, number))
                .toList();

        assertThat(asked.stream().filter(fresh -> IdleQuestions.isRight(fresh.question())))
                .isNotEmpty()
                .allSatisfy(fresh -> assertThat(fresh.skill().rule().orElseThrow())
                        .startsWith(rule.substring(0, rule.indexOf('.', rule.indexOf('.') + 1))));
        assertThat(asked.stream().filter(fresh -> fresh.skill().rule().equals(Optional.of(rule))))
                .hasSize(4);
    }

    @Test
    void inEveryRunOfOpeningsTheHandToPassIsOneToOpenOrPass() {
        PracticeWish wish = of("bridge/call", Map.of("rules", "acol.open.weak-no-trump"));

        assertThat(IntStream.rangeClosed(1, 40)
                        .boxed()
                        .flatMap(run -> IntStream.rangeClosed(1, Mixer.ONE_NOTHING_IN)
                                .mapToObj(number -> question(wish, new Seed(run), number)))
                        .filter(fresh -> IdleQuestions.isRight(fresh.question()))
                        .map(fresh -> fresh.skill().rule().orElseThrow()))
                .hasSize(40)
                .containsOnly("acol.open.pass");
    }

    @Test
    void ofOneDecisionTheSkillNearestToTheLearnersStrengthIsDealt() {
        Decision<?, ?> draw = Decisions.get("gin/draw");
        Skill fitting = new Skill(draw.id(), Optional.of("gin.draw.stock-while-a-set-is-needed"));
        // Other tests leave ratings too, of other learners: every skill of the decision is rated here.
        draw.rules().forEach(rule -> ratings.ofItem(new Skill(draw.id(), Optional.of(rule)), 2500));
        ratings.ofItem(fitting, 1300);
        ratings.ofLearner(diary.learner(), fitting, 1300);

        Map<Skill, Long> asked = IntStream.rangeClosed(1, 12)
                .mapToObj(number ->
                        question(of("gin/draw", Map.of()), RUN, number).skill())
                .collect(Collectors.groupingBy(skill -> skill, Collectors.counting()));

        // One of eight skills is among a handful of five in five of eight questions.
        assertThat(Collections.max(asked.entrySet(), Map.Entry.comparingByValue())
                        .getKey())
                .isEqualTo(fitting);
    }

    /** On what it decides the book is silent, and so no question could be asked for it. */
    @Test
    void noRuleIsPractisedThatGeneralPracticeAloneGives() {
        Set<String> offered = Set.copyOf(of("bridge/call", Map.of()).asMix().rules(Decisions.get("bridge/call")));

        assertThat(offered)
                .contains("acol.open.weak-no-trump", "acol.respond.one-no-trump.game")
                .doesNotContain(
                        "acol.rebid.practice.long-major-with-a-void",
                        "acol.rebid.practice.long-major-before-no-trump",
                        "defence.raise-the-doublers-suit",
                        "defence.strong-doublers-raise-of-a-minor");
        assertThat(mixer.question(
                        diary.learner(), of("bridge/call", Map.of("rules", "defence.raise-the-doublers-suit")), RUN, 1))
                .isEmpty();
    }

    @Test
    void theSameQuestionStaysUntilItIsAnswered() {
        PracticeWish wish = of("poker/draw", Map.of());
        for (int number = 1; number <= 5; number++) {
            assertThat(question(wish, RUN, number)).isEqualTo(question(wish, RUN, number));
        }
    }

    @Test
    void aQuestionCanBeDealtAgainFromItsSkillAndItsSeed() {
        for (int number = 1; number <= 5; number++) {
            Fresh fresh = question(of("poker/draw", Map.of()), RUN, number);

            assertThat(fresh.skill().deal(new Seed(fresh.seed()))).isEqualTo(fresh.question());
            assertThat(fresh.seed()).isBetween(0L, 999_999_999L);
        }
    }

    @Test
    void optionsOfTheDealAreKept() {
        assertThat(questions(of("bridge/call", Map.of("system", "cab")), RUN, 1, 3))
                .allSatisfy(question -> assertThat(systemOf(question)).isEqualTo("cab"));
    }

    private static <P, A> String systemOf(Question<P, A> question) {
        return question.decision()
                .form()
                .write(question.position())
                .path("system")
                .asString("");
    }

    @Test
    void onlyMistakesAreAskedWhereTheLearnerWishesIt() {
        PracticeWish mistakes = new PracticeWish(Decisions.get("poker/class"), Map.of(), Optional.empty(), true);
        assertThat(mixer.question(diary.learner(), mistakes, RUN, 1)).isEmpty();

        Skill skill = new Skill(new DecisionId("poker/class"), Optional.empty());
        diary.practise(Instant.parse("2026-11-21T12:00:00Z"), skill, 1, false);

        assertThat(question(mistakes, RUN, 1).skill()).isEqualTo(skill);
    }

    @Test
    void aMixCanBeOfOneDecision() {
        MixWish wish = of("gin/knock", Map.of()).asMix();

        assertThat(Decisions.all().stream()
                        .filter(decision -> wish.skills(decision).findAny().isPresent()))
                .extracting(decision -> decision.id().text())
                .containsExactly("gin/knock");
    }
}
