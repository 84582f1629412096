package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.BadTerms;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.learning.learner.LearnerId;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.node.JsonNodeFactory;

/** Four questions for each learner, drawn from a set of ten. */
@ParameterizedClass
@EnumSource
@SharedFixture
class DrawnQuestionsTest {
    private static final int ALL = 10;
    private static final int DRAWN = 4;

    private final ClassroomDatabase database;
    private final Coursework coursework;
    private final Sittings sittings;
    private final Instant now;
    private LearnerId ina;
    private ClassroomId tuesday;

    DrawnQuestionsTest(ClassroomDatabase database) {
        this.database = database;
        this.coursework = new Coursework(database.get(JdbcClient.class));
        this.sittings = database.get(Sittings.class);
        this.now = database.get(Clock.class).instant();
    }

    @BeforeEach
    void begin() {
        ina = database.instructor("Ina");
        tuesday = database.classroom("Tuesday", ina);
    }

    /** @param points of the questions, in their order */
    private AssignmentId given(int... points) {
        VersionId version = coursework.version(now);
        for (int number = 1; number <= points.length; number++) {
            coursework.eleven(version, number, points[number - 1]);
        }
        AssignmentId assignment = coursework.assignment(
                tuesday, version, "Elevens", now.minus(Duration.ofDays(1)), now.plus(Duration.ofDays(1)));
        coursework.set(assignment, "drawn", DRAWN);
        coursework.set(assignment, "feedback", "on-submission");
        return assignment;
    }

    private static int[] alike(int points) {
        return IntStream.range(0, ALL).map(any -> points).toArray();
    }

    private LearnerId learner(String name) {
        LearnerId learner = database.learner(name);
        coursework.joins(tuesday, learner, name, now.minus(Duration.ofDays(2)), Optional.empty());
        return learner;
    }

    private Paper begun(LearnerId learner, AssignmentId assignment) {
        return sittings.paper(learner, sittings.start(learner, assignment).id());
    }

    private static List<Integer> originals(Paper paper) {
        return paper.questions().stream().map(SittingQuestion::original).toList();
    }

    private void handIn(LearnerId learner, Paper paper, Set<Integer> rightPlaces) {
        paper.questions()
                .forEach(question -> sittings.answer(
                        learner,
                        paper.sitting().id(),
                        question.number(),
                        JsonNodeFactory.instance.numberNode(rightPlaces.contains(question.number()) ? 1 : 3),
                        Duration.ofSeconds(1)));
        sittings.submit(learner, paper.sitting().id());
    }

    private Result result(LearnerId learner) {
        return database.get(Gradebooks.class).of(tuesday, ina).lines().stream()
                .filter(line -> line.learner().id().equals(learner))
                .findFirst()
                .orElseThrow()
                .results()
                .getFirst();
    }

    @Test
    void eachLearnerIsAskedTheSameInEachSittingAndOthersOthers() {
        AssignmentId assignment = given(alike(2));
        Map<LearnerId, List<Integer>> drawn = new HashMap<>();
        List<Integer> together = new ArrayList<>();
        for (int pupil = 0; pupil < 25; pupil++) {
            LearnerId learner = learner("Pupil " + pupil);
            Paper paper = begun(learner, assignment);
            assertThat(originals(paper)).hasSize(DRAWN).doesNotHaveDuplicates().isSorted();
            assertThat(sittings.task(learner, assignment).questions()).isEqualTo(DRAWN);
            drawn.put(learner, originals(paper));
            together.addAll(originals(paper));
            sittings.submit(learner, paper.sitting().id());
        }
        assertThat(Set.copyOf(drawn.values())).hasSizeGreaterThan(10);
        assertThat(Set.copyOf(together)).hasSize(ALL);
        drawn.forEach((learner, first) ->
                assertThat(originals(begun(learner, assignment))).isEqualTo(first));
    }

    @Test
    void anotherOrderAndFreshDealsAskTheSameQuestions() {
        AssignmentId assignment = given(alike(1));
        coursework.set(assignment, "shuffled", true);
        coursework.set(assignment, "deals", "fresh");
        LearnerId anna = learner("Anna");
        Paper first = begun(anna, assignment);
        handIn(anna, first, Set.of(1, 2, 3, 4));
        Paper second = begun(anna, assignment);
        assertThat(originals(second)).hasSize(DRAWN).containsExactlyInAnyOrderElementsOf(originals(first));
        assertThat(result(anna).score().orElseThrow().points()).isEqualTo("4");
    }

    @Test
    void pointsAreThoseOfFourQuestionsForAll() {
        AssignmentId assignment = given(alike(2));
        LearnerId anna = learner("Anna");
        LearnerId bert = learner("Bert");
        handIn(anna, begun(anna, assignment), Set.of(1, 2, 3));
        Score score = result(anna).score().orElseThrow();
        assertThat(score.points()).isEqualTo("6");
        assertThat(score.possible()).isEqualTo(8);
        assertThat(result(bert).state()).isEqualTo(Result.State.OPEN);
        Assignment known = database.get(Assignments.class).known(assignment).orElseThrow();
        assertThat(database.get(Assignments.class).points(known)).isEqualTo(8);
        assertThat(database.get(OwnScores.class)
                        .of(sittings.paper(anna, result(anna).counted().orElseThrow()))
                        .orElseThrow()
                        .score()
                        .points())
                .isEqualTo("6");
    }

    /** Points 1 to 10 make 55; four of ten questions are worth 22 on the mean. */
    @Test
    void whatWasDrawnHeavierIsWorthNoMore() {
        AssignmentId assignment = given(IntStream.rangeClosed(1, ALL).toArray());
        for (int pupil = 0; pupil < 6; pupil++) {
            LearnerId learner = learner("Pupil " + pupil);
            Paper paper = begun(learner, assignment);
            List<Integer> points =
                    paper.questions().stream().map(SittingQuestion::points).toList();
            handIn(learner, paper, Set.of(1));
            Score score = result(learner).score().orElseThrow();
            assertThat(score.possible()).isEqualTo(22);
            assertThat(score.earned().doubleValue())
                    .isCloseTo(
                            22.0
                                    * points.getFirst()
                                    / points.stream()
                                            .mapToInt(Integer::intValue)
                                            .sum(),
                            within(1e-6));
        }
    }

    @Test
    void allRightIsAllPointsHoweverItWasDrawn() {
        AssignmentId assignment = given(IntStream.rangeClosed(1, ALL).toArray());
        LearnerId anna = learner("Anna");
        handIn(anna, begun(anna, assignment), Set.of(1, 2, 3, 4));
        assertThat(result(anna).score().orElseThrow().earned()).isEqualByComparingTo(BigDecimal.valueOf(22));
    }

    @Test
    void aQuestionIsCountedOverThoseWhoWereAskedIt() {
        AssignmentId assignment = given(alike(1));
        Map<Integer, Long> asked = new HashMap<>();
        for (int pupil = 0; pupil < 8; pupil++) {
            LearnerId learner = learner("Pupil " + pupil);
            Paper paper = begun(learner, assignment);
            handIn(learner, paper, Set.of(1, 2, 3, 4));
            originals(paper).forEach(number -> asked.merge(number, 1L, Long::sum));
        }
        ItemReport report = database.get(ItemAnalysis.class).of(tuesday, ina, assignment);
        assertThat(report.items())
                .hasSize(ALL)
                .allSatisfy(item -> assertThat((long) item.sittings())
                        .isEqualTo(asked.getOrDefault(item.question().number(), 0L)));
        assertThat(report.rows())
                .allSatisfy(row -> assertThat(row.credits().stream()
                                .filter(Optional::isPresent)
                                .count())
                        .isEqualTo(DRAWN));
        assertThat(database.get(GradebookExport.class).answers(tuesday, ina).rows())
                .hasSize(8 * DRAWN);
    }

    @Test
    void moreThanTheSetHasIsRefused() {
        assertThat(new Conduct(0, Optional.empty(), Optional.of(4)).possible(55, 10))
                .isEqualTo(22);
        assertThat(new Conduct(0, Optional.empty(), Optional.of(1)).possible(2, 10))
                .isEqualTo(1);
        assertThat(new Conduct(0, Optional.empty(), Optional.of(1)).possible(0, 10))
                .isZero();
        assertThat(new Conduct(0, Optional.empty(), Optional.of(12)).possible(55, 10))
                .isEqualTo(55);
        AssignmentId assignment = given(alike(1));
        Assignment known = database.get(Assignments.class).known(assignment).orElseThrow();
        for (int wrong : List.of(0, ALL + 1)) {
            Assertions.assertThatThrownBy(() -> database.get(Assignments.class)
                            .change(
                                    ina,
                                    known,
                                    known.terms().held(known.terms().conduct().asking(wrong))))
                    .isInstanceOfSatisfying(
                            BadTerms.class,
                            bad -> assertThat(bad.faults().stream()
                                            .map(fault -> fault.field().word())
                                            .collect(Collectors.toSet()))
                                    .containsExactly("drawn"));
        }
    }
}
