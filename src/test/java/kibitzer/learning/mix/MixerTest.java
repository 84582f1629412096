package kibitzer.learning.mix;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.advice.Ruling;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.trick.TrickDecisions;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.learning.DatedAnswers;
import kibitzer.learning.DrillRound;
import kibitzer.learning.FreshDeals.Fresh;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.MixMode;
import kibitzer.learning.Place;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SharedFixture
class MixerTest {
    private static final DrillRound ROUND = new DrillRound(new UUID(3, 4));
    private static final Skill CLASS = new Skill(new DecisionId("poker/class"), Optional.empty());
    private static final int RUN_OF_ONE_GAME = 40;
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final LearningDatabase database = LearningDatabase.H2;
    private final Mixer mixer = database.get(Mixer.class);
    private final DatedAnswers diary = new DatedAnswers(database);
    private final StoredRatings ratings = new StoredRatings(database);

    private List<Question<?, ?>> questions(MixWish wish, int many) {
        return IntStream.rangeClosed(1, many)
                .<Question<?, ?>>mapToObj(number -> mixer.question(diary.learner(), wish, ROUND, number)
                        .orElseThrow()
                        .question())
                .toList();
    }

    private static MixWish only(String family) {
        return new MixWish(Set.of(family), Optional.empty(), Optional.empty(), false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bridge", "gin", "rummy", "poker"})
    void ofFiveQuestionsRunningOneIsAnsweredByDoingNothing(String family) {
        assertThat(questions(only(family), Mixer.ONE_NOTHING_IN))
                .anySatisfy(
                        question -> assertThat(IdleQuestions.isRight(question)).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"culbertson", "round-games"})
    void soItIsWhateverTheBook(String book) {
        assertThat(questions(new MixWish(Set.of(), Optional.empty(), Optional.of(book), false), Mixer.ONE_NOTHING_IN))
                .anySatisfy(
                        question -> assertThat(IdleQuestions.isRight(question)).isTrue());
    }

    @Test
    void whoHasAnsweredNothingBeginsAMixOfEverythingWithTricks() {
        assertThat(questions(MixWish.ANYTHING, Mixer.BEGUN_WITH_TRICKS))
                .extracting(question -> question.decision().id().game())
                .containsOnly("trick");
        diary.practise(NOON, CLASS, 1, true);

        assertThat(questions(MixWish.ANYTHING, Mixer.BEGUN_WITH_TRICKS))
                .extracting(question -> question.decision().id().game())
                .isNotEqualTo(List.of("trick", "trick", "trick"));
    }

    @Test
    void aMixOfEverythingHoldsManyGamesAndEnoughToDoNothingIn() {
        diary.practise(NOON, CLASS, 1, true);
        List<Question<?, ?>> ten = questions(MixWish.ANYTHING, 10);

        assertThat(ten.stream().map(question -> question.decision().id()).distinct())
                .hasSizeGreaterThan(4);
        assertThat(ten.stream().filter(IdleQuestions::isRight)).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void theSameQuestionStaysUntilItIsAnswered() {
        Optional<Fresh> first = mixer.question(diary.learner(), MixWish.ANYTHING, ROUND, 2);

        assertThat(mixer.question(diary.learner(), MixWish.ANYTHING, ROUND, 2)).isEqualTo(first);
    }

    @Test
    void aSystemThatIsWishedForIsTheOneThatIsBid() {
        MixWish culbertson = new MixWish(Set.of("bridge"), Optional.of("culbertson-points"), Optional.empty(), false);

        assertThat(questions(culbertson, 3).stream().filter(question -> Skill.hasSystems(question.decision())))
                .allSatisfy(question -> assertThat(systemOf(question)).isEqualTo("culbertson-points"));
    }

    private static <P, A> String systemOf(Question<P, A> question) {
        return question.decision()
                .form()
                .write(question.position())
                .path("system")
                .asString("");
    }

    @Test
    void aBookThatIsWishedForIsTheOneThatDecides() {
        MixWish roundGames = new MixWish(Set.of(), Optional.empty(), Optional.of("round-games"), false);

        assertThat(questions(roundGames, 4))
                .allSatisfy(question -> assertThat(question.advice().rulings())
                        .extracting(Ruling::source)
                        .anySatisfy(source ->
                                assertThat(Syllabus.shipped().of(source).book()).isEqualTo("round-games")));
    }

    @Test
    void mistakesAloneAreAskedWhereTheLearnerWishesIt() {
        MixWish mistakes = new MixWish(Set.of(), Optional.empty(), Optional.empty(), true);
        assertThat(mixer.question(diary.learner(), mistakes, ROUND, 1)).isEmpty();
        diary.practise(NOON, CLASS, 1, false);

        assertThat(questions(mistakes, 3))
                .extracting(question -> question.decision().id())
                .containsOnly(CLASS.decision());
        diary.practise(NOON.plusSeconds(60), CLASS, 2, true);
        assertThat(mixer.question(diary.learner(), mistakes, ROUND, 1)).isEmpty();
    }

    @Test
    void ofWhatALearnerCanBeAskedTheSkillNearestToHisStrengthIsDealt() {
        Skill easy = draw("gin.draw.fills-a-set");
        Skill fitting = draw("gin.draw.stock-while-a-set-is-needed");
        Skill hard = draw("gin.draw.upcard-of-no-use");
        for (Skill skill : List.of(easy, fitting, hard)) {
            wrongOn(skill);
        }
        ratings.ofItem(easy, 900);
        ratings.ofItem(fitting, 1700);
        ratings.ofItem(hard, 2500);
        ratings.ofLearner(diary.learner(), fitting, 1700);

        Map<Skill, Long> asked = questions(new MixWish(Set.of(), Optional.empty(), Optional.empty(), true), 12).stream()
                .flatMap(question -> Skill.of(question).stream())
                .collect(Collectors.groupingBy(skill -> skill, Collectors.counting()));

        assertThat(Collections.max(asked.entrySet(), Map.Entry.comparingByValue())
                        .getKey())
                .isEqualTo(fitting);
    }

    private static Skill draw(String rule) {
        return new Skill(new DecisionId("gin/draw"), Optional.of(rule));
    }

    /** A deal on which the skill decides, answered wrong. */
    private void wrongOn(Skill skill) {
        Question<?, ?> question = IntStream.range(0, 200)
                .<Question<?, ?>>mapToObj(seed -> skill.deal(new Seed(seed)))
                .filter(dealt -> Skill.of(dealt).equals(Optional.of(skill)) && canBeMissed(dealt))
                .findFirst()
                .orElseThrow();
        diary.wrong(NOON, question, Place.Practice.brought());
    }

    @ParameterizedTest
    @ValueSource(strings = {"euchre-joker", "omnibus-hearts", "two-hand-pinochle", "tarok", "whist"})
    void whoIsAskedWhetherHeCanPlayAGameIsAskedItsRulesAlone(String id) {
        TrickGame game = TrickGames.find(id).orElseThrow();

        List<Question<?, ?>> asked = questions(MixWish.playing(game), RUN_OF_ONE_GAME);

        assertThat(asked.stream().map(Question::decision).collect(Collectors.toSet()))
                .isEqualTo(Set.copyOf(TrickDecisions.rulesOf(game)));
        assertThat(asked).extracting(MixerTest::game).containsOnly(id);
    }

    @Test
    void whatCardsCountAndMeldsAreAskedOnlyWhereTheyScore() {
        assertThat(asked("euchre")).containsExactly("trick/legal", "trick/winner", "trick/order");
        assertThat(asked("hearts")).containsExactly("trick/legal", "trick/winner", "trick/order", "trick/card-points");
        assertThat(asked("two-hand-pinochle")).contains("trick/card-points", "meld/all");
    }

    private static List<String> asked(String game) {
        return TrickDecisions.rulesOf(TrickGames.find(game).orElseThrow()).stream()
                .map(decision -> decision.id().text())
                .toList();
    }

    private static <P> String game(Question<P, ?> question) {
        return question.decision()
                .form()
                .write(question.position())
                .path("game")
                .asString();
    }

    private static <P, A> boolean canBeMissed(Question<P, A> question) {
        return question.choices() instanceof Choices.Listed<A>(List<A> answers)
                && answers.stream()
                        .anyMatch(answer -> !question.mark(answer).grade().isRight());
    }

    @Test
    void aStormCountsWhatIsAnsweredWithinThreeMinutesOfItsFirstQuestion() {
        MixScores scores = database.get(MixScores.class);
        // A diary's answers take ten seconds each: the storm began ten seconds before the first.
        for (int number = 1; number <= 3; number++) {
            diary.right(
                    NOON.plus(Duration.ofSeconds(85L * (number - 1))),
                    CLASS.deal(new Seed(number)),
                    new Place.Mix(MixMode.STORM, ROUND, number, number));
        }
        diary.right(
                NOON.plus(Duration.ofSeconds(171)), CLASS.deal(new Seed(4)), new Place.Mix(MixMode.STORM, ROUND, 4, 4));

        assertThat(scores.run(diary.learner(), MixMode.STORM, ROUND)).hasValueSatisfying(run -> {
            assertThat(run.answered()).isEqualTo(4);
            assertThat(run.right()).isEqualTo(3);
        });
        assertThat(scores.best(diary.learner(), MixMode.STORM)).isEqualTo(3);
        assertThat(scores.best(diary.learner(), MixMode.STREAK)).isZero();
    }
}
