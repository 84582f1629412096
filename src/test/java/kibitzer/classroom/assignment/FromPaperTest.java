package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What Anna wrote on paper is typed in by her instructor. */
@ParameterizedClass
@EnumSource
@SharedFixture
class FromPaperTest {
    private static final Instant EVENING_AFTER = TestTerms.DUE.plus(Duration.ofHours(3));

    private final AssignmentsDatabase database;
    private final Assignments assignments;
    private final Sittings sittings;
    private final FromPaper paper;
    private ClassroomId classroom;
    private LearnerId instructor;
    private LearnerId anna;

    FromPaperTest(AssignmentsDatabase database) {
        this.database = database;
        this.assignments = database.assignments();
        this.sittings = database.sittings();
        this.paper = database.get(FromPaper.class);
    }

    @BeforeEach
    void begin() {
        Pupils pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        anna = pupils.pupil(classroom);
        database.setClock(TestTerms.NOON);
    }

    private AssignmentId given(Terms terms) {
        return assignments
                .give(instructor, classroom, database.pupils().elevens(2), terms)
                .id();
    }

    private static JsonNode answer(int number) {
        return JsonNodeFactory.instance.numberNode(number);
    }

    private SittingId typed(AssignmentId assignment, int... answers) {
        SittingId sitting = paper.begin(instructor, assignment, anna, false).id();
        for (int number = 1; number <= answers.length; number++) {
            paper.answer(instructor, sitting, number, answer(answers[number - 1]));
        }
        return sitting;
    }

    @Test
    void itIsTheLearnersOnceItIsHandedInWithGradesAndAttempts() {
        AssignmentId assignment = given(TestTerms.terms());
        SittingId sitting = typed(assignment, Pupils.RIGHT, Pupils.WRONG);
        assertThat(sittings.of(anna, assignment)).isEmpty();
        assertThatThrownBy(() -> sittings.paper(anna, sitting)).isInstanceOf(NoSuchAssignment.class);
        assertThatThrownBy(() -> sittings.answer(anna, sitting, 1, answer(1), Duration.ZERO))
                .isInstanceOf(NoSuchAssignment.class);
        assertThatThrownBy(() -> sittings.submit(anna, sitting)).isInstanceOf(NoSuchAssignment.class);
        assertThatThrownBy(() -> sittings.start(anna, assignment))
                .isInstanceOfSatisfying(
                        SittingRefused.class,
                        refused -> assertThat(refused.says()).contains("typing in what you wrote on paper"));
        assertThat(database.attempts(anna)).isEmpty();

        paper.handIn(instructor, sitting, true);
        Paper own = sittings.paper(anna, sitting);
        assertThat(own.sitting().submitted()).contains(TestTerms.NOON);
        assertThat(own.sitting().typed().orElseThrow().by()).startsWith("somebody");
        assertThat(own.sitting().typed().orElseThrow().at()).isEqualTo(TestTerms.NOON);
        assertThat(own.isTold(1)).isTrue();
        assertThat(own.answer(1).flatMap(SittingAnswer::grade).orElseThrow().isRight())
                .isTrue();
        assertThat(own.answer(2).flatMap(SittingAnswer::grade).orElseThrow().isRight())
                .isFalse();
        assertThat(own.answer(1).orElseThrow().taken()).isZero();
        assertThat(database.attempts(anna)).hasSize(2);
    }

    @Test
    void typedInAfterTheDueTimeItCountsAsHandedInThenIfThePaperWas() {
        AssignmentId assignment =
                given(TestTerms.late(TestTerms.terms(), new Late.Reduced(TestTerms.DUE.plus(Duration.ofDays(1)), 50)));
        database.setClock(EVENING_AFTER);
        SittingId sitting = typed(assignment, Pupils.RIGHT);
        assertThat(paper.percent(instructor, sitting, true)).isEqualTo(100);
        assertThat(paper.percent(instructor, sitting, false)).isEqualTo(50);
        Sitting in = paper.handIn(instructor, sitting, true);
        assertThat(in.submitted()).contains(TestTerms.DUE);
        assertThat(in.started()).isEqualTo(TestTerms.DUE);
        assertThat(in.standing()).contains(100);
        assertThat(in.practice()).isFalse();
        assertThat(in.typed().orElseThrow().at()).isEqualTo(EVENING_AFTER);
    }

    @Test
    void neitherTheCloseNorALimitEndsWhatIsBeingTyped() {
        AssignmentId assignment = given(TestTerms.terms().held(Conduct.USUAL.within(Duration.ofMinutes(30))));
        SittingId sitting = typed(assignment, Pupils.RIGHT);
        database.setClock(EVENING_AFTER);
        database.get(OverdueSittings.class).sweep();
        assertThat(paper.paper(instructor, sitting).sitting().isOpen()).isTrue();
        paper.answer(instructor, sitting, 2, answer(Pupils.RIGHT));
        assertThat(paper.handIn(instructor, sitting, true).standing()).contains(100);
    }

    @Test
    void moreTimeDoesNotOpenAgainWhatWasOnPaper() {
        AssignmentId assignment = given(TestTerms.terms(Feedback.AFTER_DUE));
        database.setClock(EVENING_AFTER);
        LearnerId bert = database.pupils().pupil(classroom);
        database.setClock(TestTerms.DUE.minus(Duration.ofHours(1)));
        assertThat(bert).isNotEqualTo(anna);
        moreTimeFor(assignment, bert);
        database.setClock(EVENING_AFTER);
        SittingId sitting = typed(assignment, Pupils.RIGHT, Pupils.RIGHT);
        assertThat(paper.handIn(instructor, sitting, true).told()).isEmpty();
        moreTimeFor(assignment, anna);
        assertThat(sittings.paper(anna, sitting).sitting().isOpen()).isFalse();
    }

    private void moreTimeFor(AssignmentId assignment, LearnerId learner) {
        database.moreTime()
                .extend(instructor, assignment, List.of(learner), TestTerms.DUE.plus(Duration.ofDays(2)), "was ill");
    }

    @Test
    void verdictsAtOnceWaitUntilItIsHandedInAndAMistypedAnswerIsReplaced() {
        AssignmentId assignment = given(TestTerms.terms(Feedback.AT_ONCE));
        SittingId sitting = typed(assignment, Pupils.WRONG);
        assertThat(paper.paper(instructor, sitting).isTold(1)).isFalse();
        paper.answer(instructor, sitting, 1, answer(Pupils.RIGHT));
        paper.answer(instructor, sitting, 2, answer(Pupils.RIGHT));
        paper.leaveOpen(instructor, sitting, 2);
        assertThat(paper.paper(instructor, sitting).answer(1).orElseThrow().answer())
                .isEqualTo(answer(Pupils.RIGHT));
        assertThat(paper.paper(instructor, sitting).open()).containsExactly(2);
        paper.handIn(instructor, sitting, true);
        assertThat(database.attempts(anna)).hasSize(1);
        assertThatThrownBy(() -> paper.answer(instructor, sitting, 1, answer(Pupils.WRONG)))
                .isInstanceOfSatisfying(
                        SittingRefused.class,
                        refused -> assertThat(refused.why()).isEqualTo(SittingRefused.Why.HANDED_IN));
    }

    @Test
    void aSittingOfTheLearnersIsLeftAloneUnlessTheInstructorKnowsOfIt() {
        AssignmentId assignment = given(TestTerms.terms());
        SittingId own = sittings.start(anna, assignment).id();
        sittings.answer(anna, own, 1, answer(Pupils.RIGHT), Duration.ofSeconds(3));
        assertThatThrownBy(() -> paper.begin(instructor, assignment, anna, false))
                .isInstanceOf(SittingRefused.class);
        assertThat(sittings.paper(anna, own).sitting().isOpen()).isTrue();

        Sitting beside = paper.begin(instructor, assignment, anna, true);
        assertThat(beside.number()).isEqualTo(2);
        assertThat(paper.begin(instructor, assignment, anna, false)).isEqualTo(beside);
        Paper handedIn = sittings.paper(anna, own);
        assertThat(handedIn.sitting().isOpen()).isFalse();
        assertThat(handedIn.answers()).containsOnlyKeys(1);
        assertThat(handedIn.sitting().typed()).isEmpty();
    }

    @Test
    void whatIsThrownAwayLeavesTheLearnerAsBefore() {
        AssignmentId assignment = given(TestTerms.terms());
        SittingId sitting = typed(assignment, Pupils.WRONG);
        paper.discard(instructor, sitting);
        assertThatThrownBy(() -> paper.paper(instructor, sitting)).isInstanceOf(NoSuchAssignment.class);
        assertThat(sittings.start(anna, assignment).number()).isEqualTo(1);
    }

    @Test
    void theQuestionsAreThoseOfThePrintedSet() {
        AssignmentId assignment = given(TestTerms.dealt(TestTerms.terms(), Deals.FRESH, true));
        SittingId sitting = typed(assignment);
        assertThat(paper.paper(instructor, sitting).questions())
                .extracting(SittingQuestion::original)
                .containsExactly(1, 2);
        assertThat(paper.paper(instructor, sitting).questions()).allMatch(SittingQuestion::asAssigned);
    }

    @Test
    void onlyWhoRunsTheClassTypesAndOnlyForItsLearners() {
        AssignmentId assignment = given(TestTerms.terms());
        Pupils pupils = database.pupils();
        LearnerId stranger = pupils.instructor(pupils.classroom("Europe/Berlin"));
        LearnerId looksOn = pupils.member(classroom, pupils.account("LEARNER"), "observer");
        SittingId sitting = typed(assignment, Pupils.RIGHT);
        for (LearnerId nobody : List.of(stranger, looksOn, anna)) {
            assertThatThrownBy(() -> paper.pupils(nobody, assignment)).isInstanceOf(NoSuchAssignment.class);
            assertThatThrownBy(() -> paper.begin(nobody, assignment, anna, true))
                    .isInstanceOf(NoSuchAssignment.class);
            assertThatThrownBy(() -> paper.paper(nobody, sitting)).isInstanceOf(NoSuchAssignment.class);
            assertThatThrownBy(() -> paper.answer(nobody, sitting, 1, answer(1)))
                    .isInstanceOf(NoSuchAssignment.class);
            assertThatThrownBy(() -> paper.handIn(nobody, sitting, true)).isInstanceOf(NoSuchAssignment.class);
            assertThatThrownBy(() -> paper.discard(nobody, sitting)).isInstanceOf(NoSuchAssignment.class);
        }
        assertThatThrownBy(() -> paper.begin(instructor, assignment, stranger, true))
                .isInstanceOf(NoSuchAssignment.class);
        assertThat(paper.pupils(instructor, assignment))
                .singleElement()
                .satisfies(pupil -> assertThat(pupil.typing()).isPresent());
    }

    @Test
    void whatIsNoAnswerIsRefusedAndASittingAtTheScreenIsNotTypedIn() {
        AssignmentId assignment = given(TestTerms.terms());
        SittingId sitting = typed(assignment);
        assertThatThrownBy(() -> paper.answer(instructor, sitting, 1, answer(99)))
                .isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> paper.answer(instructor, sitting, 3, answer(1)))
                .isInstanceOf(BadQuestion.class);
        LearnerId bert = database.pupils().pupil(classroom);
        SittingId atTheScreen = sittings.start(bert, assignment).id();
        assertThatThrownBy(() -> paper.answer(instructor, atTheScreen, 1, answer(1)))
                .isInstanceOf(NoSuchAssignment.class);
        assertThat(sittings.paper(bert, atTheScreen).answers()).isEmpty();
    }
}
