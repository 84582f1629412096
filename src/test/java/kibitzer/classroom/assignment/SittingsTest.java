package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.SittingRefused.Why;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Attempt;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.JsonNodeFactory;

@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class SittingsTest {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Instant LATE_UNTIL = TestTerms.DUE.plus(Duration.ofDays(2));

    private final AssignmentsDatabase database;
    private final Pupils pupils;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;

    SittingsTest(AssignmentsDatabase database) {
        this.database = database;
        pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        database.setClock(TestTerms.NOON);
    }

    private Assignment given(Terms terms) {
        return given(pupils.elevens(3), terms);
    }

    private Assignment given(VersionId version, Terms terms) {
        return database.assignments().give(instructor, classroom, version, terms);
    }

    private SittingId begun(Assignment assignment) {
        return database.sittings().start(learner, assignment.id()).id();
    }

    private Sittings.Given answer(SittingId sitting, int number, int answer) {
        return database.sittings()
                .answer(learner, sitting, number, JsonNodeFactory.instance.numberNode(answer), Duration.ofSeconds(4));
    }

    private Sitting handedIn(SittingId sitting) {
        return database.sittings().submit(learner, sitting);
    }

    private Paper paper(SittingId sitting) {
        return database.sittings().paper(learner, sitting);
    }

    private void refused(Why why, Runnable what) {
        assertThatThrownBy(what::run)
                .isInstanceOfSatisfying(
                        SittingRefused.class,
                        refusal -> assertThat(refusal.why()).isEqualTo(why));
    }

    @Test
    void anAnswerIsStoredWhenItIsGivenAndStandsWhenTheLearnerComesBack() {
        Assignment assignment = given(TestTerms.terms());
        SittingId sitting = begun(assignment);
        answer(sitting, 2, Pupils.WRONG);
        answer(sitting, 2, Pupils.RIGHT);

        assertThat(begun(assignment)).isEqualTo(sitting);
        assertThat(paper(sitting).open()).containsExactly(1, 3);
        assertThat(paper(sitting).answer(2)).hasValueSatisfying(answer -> {
            assertThat(answer.answer().asInt()).isEqualTo(Pupils.RIGHT);
            assertThat(answer.grade()).isEmpty();
        });
        assertThat(database.attempts(learner)).isEmpty();
    }

    @Test
    void handedInTheAnswersAreGradedAndBecomeTheLearnersAttemptsOnce() {
        SittingId sitting = begun(given(TestTerms.terms()));
        answer(sitting, 1, Pupils.RIGHT);
        answer(sitting, 3, Pupils.WRONG);
        Sitting first = handedIn(sitting);
        Sitting second = handedIn(sitting);

        assertThat(first).isEqualTo(second);
        assertThat(first.submitted()).hasValue(TestTerms.NOON);
        assertThat(first.told()).hasValue(TestTerms.NOON);
        assertThat(paper(sitting).inOrder().values())
                .extracting(answer -> answer.grade().orElseThrow())
                .containsExactly(Grade.BEST, Grade.WRONG);
        assertThat(database.attempts(learner))
                .extracting(Attempt::place, Attempt::grade, Attempt::taken)
                .containsExactly(
                        Tuple.tuple(new Place.Assigned(sitting.id(), 1), Grade.BEST, Duration.ofSeconds(4)),
                        Tuple.tuple(new Place.Assigned(sitting.id(), 3), Grade.WRONG, Duration.ofSeconds(4)));
    }

    @Test
    void afterHandingInNoAnswerChanges() {
        SittingId sitting = begun(given(TestTerms.terms()));
        answer(sitting, 1, Pupils.RIGHT);
        handedIn(sitting);

        refused(Why.HANDED_IN, () -> answer(sitting, 1, Pupils.WRONG));
        refused(Why.HANDED_IN, () -> answer(sitting, 2, Pupils.RIGHT));
        assertThat(answer(sitting, 1, Pupils.RIGHT).repeated()).isTrue();
    }

    @Test
    void toldAtOnceTheFirstAnswerCountsAndIsAnAttemptAtOnce() {
        SittingId sitting = begun(given(TestTerms.terms(Feedback.AT_ONCE)));
        Sittings.Given first = answer(sitting, 1, Pupils.WRONG);

        assertThat(first.told()).isTrue();
        assertThat(first.answer().grade()).hasValue(Grade.WRONG);
        assertThat(answer(sitting, 1, Pupils.WRONG).repeated()).isTrue();
        refused(Why.ANSWERED, () -> answer(sitting, 1, Pupils.RIGHT));
        assertThat(database.attempts(learner)).hasSize(1);
        handedIn(sitting);
        assertThat(database.attempts(learner)).hasSize(1);
    }

    @Test
    void anAnswerThatIsNoneIsRefused() {
        SittingId sitting = begun(given(TestTerms.terms()));

        assertThatThrownBy(() -> database.sittings()
                        .answer(learner, sitting, 1, JsonNodeFactory.instance.stringNode("many"), Duration.ZERO))
                .isInstanceOf(BadQuestion.class)
                .hasMessageStartingWith("answer");
        assertThatThrownBy(() -> answer(sitting, 4, Pupils.RIGHT)).isInstanceOf(BadQuestion.class);
        assertThat(paper(sitting).answers()).isEmpty();
    }

    @Test
    void aSittingBeginsAtTheOpeningSecondAndNotOneBefore() {
        Assignment assignment = given(TestTerms.terms());
        database.setClock(TestTerms.OPENS.minus(SECOND));
        refused(Why.NOT_OPEN_YET, () -> begun(assignment));
        database.setClock(TestTerms.OPENS);
        assertThat(begun(assignment)).isNotNull();
    }

    @Test
    void anAnswerAtTheDueSecondCountsAndOneSecondLaterDoesNot() {
        SittingId sitting = begun(given(TestTerms.terms()));
        database.setClock(TestTerms.DUE);
        answer(sitting, 1, Pupils.RIGHT);
        database.setClock(TestTerms.DUE.plus(SECOND));
        refused(Why.CLOSED, () -> answer(sitting, 2, Pupils.RIGHT));

        Sitting closed = paper(sitting).sitting();
        assertThat(closed.submitted()).hasValue(TestTerms.DUE);
        assertThat(closed.told()).isPresent();
        assertThat(database.attempts(learner)).hasSize(1);
    }

    @Test
    void noSittingBeginsAfterTheClose() {
        Assignment assignment = given(TestTerms.terms());
        database.setClock(TestTerms.DUE.plus(SECOND));

        refused(Why.CLOSED, () -> begun(assignment));
    }

    @Test
    void handedInAfterTheCloseItIsHandedInAsItStoodThen() {
        SittingId sitting = begun(given(TestTerms.terms()));
        answer(sitting, 1, Pupils.RIGHT);
        database.setClock(TestTerms.DUE.plus(Duration.ofDays(1)));

        assertThat(handedIn(sitting).submitted()).hasValue(TestTerms.DUE);
        assertThat(database.attempts(learner)).hasSize(1);
    }

    @Test
    void theSweepHandsInWhatNobodyLooksAtAndASecondSweepChangesNothing() {
        Assignment assignment = given(TestTerms.terms());
        SittingId sitting = begun(assignment);
        answer(sitting, 1, Pupils.RIGHT);
        database.setClock(TestTerms.DUE);
        database.get(OverdueSittings.class).sweep();
        assertThat(database.get(SittingRows.class).find(sitting).orElseThrow().isOpen())
                .isTrue();

        database.setClock(TestTerms.DUE.plus(SECOND));
        database.get(OverdueSittings.class).sweep();
        Sitting swept = database.get(SittingRows.class).find(sitting).orElseThrow();
        database.setClock(TestTerms.DUE.plus(Duration.ofDays(1)));
        database.get(OverdueSittings.class).sweep();

        assertThat(swept.submitted()).hasValue(TestTerms.DUE);
        assertThat(database.get(SittingRows.class).find(sitting)).hasValue(swept);
        assertThat(database.attempts(learner)).hasSize(1);
    }

    @Test
    void lateASittingStaysOpenUntilTheLateTimeIsOver() {
        SittingId sitting = begun(given(TestTerms.late(TestTerms.terms(), new Late.Reduced(LATE_UNTIL, 50))));
        answer(sitting, 1, Pupils.RIGHT);
        database.setClock(LATE_UNTIL);
        answer(sitting, 2, Pupils.RIGHT);
        database.setClock(LATE_UNTIL.plus(SECOND));

        Paper paper = paper(sitting);
        assertThat(paper.sitting().submitted()).hasValue(LATE_UNTIL);
        assertThat(paper.deadlines().percent(LATE_UNTIL)).isEqualTo(50);
    }

    @Test
    void practiceAfterTheDueTimeIsASittingOfItsOwnAndLeavesTheOneThatCountsAlone() {
        Assignment assignment = given(TestTerms.late(TestTerms.terms(), new Late.Practice()));
        SittingId counting = begun(assignment);
        answer(counting, 1, Pupils.WRONG);
        database.setClock(TestTerms.DUE.plus(SECOND));
        SittingId practice = begun(assignment);
        answer(practice, 1, Pupils.RIGHT);
        handedIn(practice);

        assertThat(practice).isNotEqualTo(counting);
        assertThat(paper(practice).sitting().practice()).isTrue();
        assertThat(paper(counting).sitting().practice()).isFalse();
        assertThat(paper(counting).sitting().submitted()).hasValue(TestTerms.DUE);
        assertThat(paper(counting).answer(1).orElseThrow().grade()).hasValue(Grade.WRONG);
        assertThat(begun(assignment)).isNotEqualTo(practice);
    }

    @Test
    void asManySittingsAsAreAllowedAndNoMore() {
        Assignment assignment = given(TestTerms.sittings(TestTerms.terms(), 2));
        SittingId first = begun(assignment);
        handedIn(first);
        SittingId second = begun(assignment);
        handedIn(second);

        assertThat(second).isNotEqualTo(first);
        refused(Why.NO_SITTING_LEFT, () -> begun(assignment));
    }

    @Test
    void toldAfterDueNothingIsToldUntilTheLastExtensionHasPassed() {
        LearnerId ill = pupils.pupil(classroom);
        Assignment assignment = given(TestTerms.terms(Feedback.AFTER_DUE));
        Instant extended = TestTerms.DUE.plus(Duration.ofDays(3));
        database.moreTime().extend(instructor, assignment.id(), List.of(ill), extended, "Ill.");
        SittingId sitting = begun(assignment);
        answer(sitting, 1, Pupils.RIGHT);
        handedIn(sitting);

        for (Instant withheld : List.of(TestTerms.NOON, TestTerms.DUE.plus(SECOND), extended)) {
            database.setClock(withheld);
            database.get(OverdueSittings.class).sweep();
            assertThat(paper(sitting).isTold(1)).isFalse();
            assertThat(database.attempts(learner)).isEmpty();
        }
        database.setClock(extended.plus(SECOND));
        database.get(OverdueSittings.class).sweep();
        assertThat(database.attempts(learner)).hasSize(1);
        assertThat(paper(sitting).isTold(1)).isTrue();
    }

    @Test
    void anExtensionGivenAfterTheCloseLetsASittingGoOnThatNobodyHandedIn() {
        Assignment assignment = given(TestTerms.terms(Feedback.AFTER_DUE));
        LearnerId ill = pupils.pupil(classroom);
        database.moreTime()
                .extend(instructor, assignment.id(), List.of(ill), TestTerms.DUE.plus(Duration.ofDays(9)), "Ill.");
        SittingId sitting = begun(assignment);
        answer(sitting, 1, Pupils.WRONG);
        database.setClock(TestTerms.DUE.plus(SECOND));
        database.get(OverdueSittings.class).sweep();
        refused(Why.HANDED_IN, () -> answer(sitting, 1, Pupils.RIGHT));

        Instant extended = TestTerms.DUE.plus(Duration.ofDays(1));
        assertThat(database.moreTime().extend(instructor, assignment.id(), List.of(learner), extended, "Moved house."))
                .isEmpty();
        answer(sitting, 1, Pupils.RIGHT);
        database.setClock(extended.plus(SECOND));

        assertThat(paper(sitting).sitting().submitted()).hasValue(extended);
        assertThat(paper(sitting).answer(1).orElseThrow().grade()).hasValue(Grade.BEST);
    }

    @Test
    void whoHasSeenTheVerdictsHasNoUseForAnExtension() {
        Assignment assignment = given(TestTerms.terms());
        handedIn(begun(assignment));

        assertThat(database.moreTime()
                        .extend(
                                instructor,
                                assignment.id(),
                                List.of(learner),
                                TestTerms.DUE.plus(Duration.ofDays(1)),
                                "Asked for it."))
                .containsExactly(learner);
    }

    @Test
    void freshDealsDifferFromSittingToSittingAndTheSameStayTheSame() {
        Assignment fresh = given(TestTerms.sittings(TestTerms.dealt(TestTerms.terms(), Deals.FRESH, false), 2));
        Assignment same = given(TestTerms.sittings(TestTerms.dealt(TestTerms.terms(), Deals.SAME, true), 2));

        assertThat(twoSittings(fresh))
                .satisfies(two -> assertThat(two.getFirst().values())
                        .isNotEqualTo(two.getLast().values()));
        assertThat(twoSittings(same))
                .satisfies(two -> assertThat(two.getFirst()).isEqualTo(two.getLast()));
    }

    /** Each sitting's positions by the number of the question in the set. */
    private List<Map<Integer, Object>> twoSittings(Assignment assignment) {
        return Stream.of(1, 2)
                .map(number -> {
                    SittingId sitting = begun(assignment);
                    handedIn(sitting);
                    Map<Integer, Object> positions = new TreeMap<>();
                    paper(sitting)
                            .questions()
                            .forEach(question -> positions.put(
                                    question.original(), question.question().position()));
                    return positions;
                })
                .toList();
    }

    @Test
    void anothersSittingIsNotThere() {
        Assignment assignment = given(TestTerms.terms());
        SittingId sitting = begun(assignment);
        LearnerId other = pupils.pupil(classroom);
        LearnerId stranger = pupils.pupil(pupils.classroom("UTC"));

        for (LearnerId curious : List.of(other, stranger, instructor)) {
            assertThatThrownBy(() -> database.sittings().paper(curious, sitting))
                    .isInstanceOf(NoSuchAssignment.class);
            assertThatThrownBy(() -> database.sittings().submit(curious, sitting))
                    .isInstanceOf(NoSuchAssignment.class);
            assertThatThrownBy(() -> database.sittings()
                            .answer(curious, sitting, 1, JsonNodeFactory.instance.numberNode(1), Duration.ZERO))
                    .isInstanceOf(NoSuchAssignment.class);
        }
        assertThatThrownBy(() -> database.sittings().start(stranger, assignment.id()))
                .isInstanceOf(NoSuchAssignment.class);
        assertThat(database.sittings().tasks(stranger)).isEmpty();
        assertThat(paper(sitting).sitting().isOpen()).isTrue();
    }

    @Test
    void aWithdrawnAssignmentIsNotThereForLearners() {
        Assignment assignment = given(TestTerms.terms());
        SittingId sitting = begun(assignment);
        database.assignments().withdraw(instructor, assignment.id());

        assertThat(database.sittings().tasks(learner)).isEmpty();
        assertThatThrownBy(() -> answer(sitting, 1, Pupils.RIGHT)).isInstanceOf(NoSuchAssignment.class);
        assertThatThrownBy(() -> handedIn(sitting)).isInstanceOf(NoSuchAssignment.class);
    }

    @Test
    void inAClassThatHasEndedNothingIsBegunOrAnswered() {
        Assignment assignment = given(TestTerms.sittings(TestTerms.terms(), 2));
        SittingId sitting = begun(assignment);
        answer(sitting, 1, Pupils.RIGHT);
        database.get(Classrooms.class).archive(classroom, instructor, true);

        refused(Why.CLOSED, () -> answer(sitting, 2, Pupils.RIGHT));
        refused(Why.CLOSED, () -> begun(assignment));
        assertThat(database.sittings().tasks(learner)).isEmpty();
        assertThat(paper(sitting).answer(1)).isPresent();
    }
}
