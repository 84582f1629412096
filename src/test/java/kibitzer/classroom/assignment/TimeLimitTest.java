package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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
import tools.jackson.databind.node.JsonNodeFactory;

/** A sitting that may take thirty minutes, begun at noon. */
@ParameterizedClass
@EnumSource
@SharedFixture
class TimeLimitTest {
    private static final Instant NOON = TestTerms.NOON;
    private static final Duration HALF_AN_HOUR = Duration.ofMinutes(30);

    private final AssignmentsDatabase database;
    private final Assignments assignments;
    private final Sittings sittings;
    private final MoreTime moreTime;
    private ClassroomId classroom;
    private LearnerId instructor;
    private LearnerId anna;

    TimeLimitTest(AssignmentsDatabase database) {
        this.database = database;
        this.assignments = database.assignments();
        this.sittings = database.sittings();
        this.moreTime = database.moreTime();
    }

    @BeforeEach
    void begin() {
        Pupils pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        anna = pupils.pupil(classroom);
        database.setClock(NOON);
    }

    private AssignmentId given(Terms terms) {
        return assignments
                .give(instructor, classroom, database.pupils().elevens(2), terms)
                .id();
    }

    private static Terms limited(Terms terms) {
        return terms.held(Conduct.USUAL.within(HALF_AN_HOUR));
    }

    private void answer(SittingId sitting, int number, Instant at) {
        database.setClock(at);
        sittings.answer(anna, sitting, number, JsonNodeFactory.instance.numberNode(1), Duration.ofSeconds(5));
    }

    private void isClosed(SittingId sitting, int number, Instant at) {
        assertThatThrownBy(() -> answer(sitting, number, at)).isInstanceOfSatisfying(SittingRefused.class, refused -> {
            assertThat(refused.why()).isEqualTo(SittingRefused.Why.CLOSED);
            assertThat(refused.says()).contains("The time was over").contains("handed in");
        });
    }

    @Test
    void anAnswerInTheLastMomentIsTakenAndOneAfterItIsRefusedAndAllHandedIn() {
        SittingId sitting =
                sittings.start(anna, given(limited(TestTerms.terms()))).id();
        assertThat(sittings.paper(anna, sitting).ends()).isEqualTo(NOON.plus(HALF_AN_HOUR));
        answer(sitting, 1, NOON.plus(HALF_AN_HOUR));
        isClosed(sitting, 2, NOON.plus(HALF_AN_HOUR).plusMillis(1));

        Paper paper = sittings.paper(anna, sitting);
        assertThat(paper.sitting().submitted()).contains(NOON.plus(HALF_AN_HOUR));
        assertThat(paper.sitting().standing()).contains(100);
        assertThat(paper.answers()).containsOnlyKeys(1);
    }

    @Test
    void theClockGoesOnWhileTheSittingIsLeftAndEachSittingHasItsOwn() {
        AssignmentId assignment =
                given(TestTerms.sittings(TestTerms.terms(), 2).held(Conduct.USUAL.within(HALF_AN_HOUR)));
        SittingId first = sittings.start(anna, assignment).id();
        database.setClock(NOON.plus(Duration.ofMinutes(20)));
        assertThat(sittings.start(anna, assignment).id()).isEqualTo(first);
        database.setClock(NOON.plus(Duration.ofMinutes(40)));
        Sitting second = sittings.start(anna, assignment);
        assertThat(second.number()).isEqualTo(2);
        assertThat(sittings.paper(anna, second.id()).ends()).isEqualTo(NOON.plus(Duration.ofMinutes(70)));
        assertThat(sittings.paper(anna, first).sitting().submitted()).contains(NOON.plus(HALF_AN_HOUR));
    }

    @Test
    void theDueTimeEndsItIfThatIsSooner() {
        SittingId sitting;
        AssignmentId assignment = given(limited(TestTerms.terms()));
        database.setClock(TestTerms.DUE.minus(Duration.ofMinutes(10)));
        sitting = sittings.start(anna, assignment).id();
        assertThat(sittings.paper(anna, sitting).ends()).isEqualTo(TestTerms.DUE);
        isClosed(sitting, 1, TestTerms.DUE.plusMillis(1));
        assertThat(sittings.paper(anna, sitting).sitting().submitted()).contains(TestTerms.DUE);
    }

    @Test
    void aSittingBegunInTheLateTimeEndsWithItsOwn() {
        Instant until = TestTerms.DUE.plus(Duration.ofDays(2));
        AssignmentId assignment = given(limited(TestTerms.late(TestTerms.terms(), new Late.Reduced(until, 50))));
        Instant began = TestTerms.DUE.plus(Duration.ofHours(1));
        database.setClock(began);
        SittingId sitting = sittings.start(anna, assignment).id();
        answer(sitting, 1, began.plusSeconds(60));
        isClosed(sitting, 2, began.plus(HALF_AN_HOUR).plusMillis(1));
        Sitting ended = sittings.paper(anna, sitting).sitting();
        assertThat(ended.submitted()).contains(began.plus(HALF_AN_HOUR));
        assertThat(ended.standing()).contains(50);
    }

    @Test
    void theSweepHandsInWhatNobodyLooksAt() {
        SittingId sitting =
                sittings.start(anna, given(limited(TestTerms.terms()))).id();
        answer(sitting, 1, NOON.plusSeconds(60));
        OverdueSittings sweep = database.get(OverdueSittings.class);
        database.setClock(NOON.plus(HALF_AN_HOUR));
        sweep.sweep();
        assertThat(stored(sitting).isOpen()).isTrue();
        database.setClock(NOON.plus(HALF_AN_HOUR).plusMillis(1));
        sweep.sweep();
        assertThat(stored(sitting).submitted()).contains(NOON.plus(HALF_AN_HOUR));
        assertThat(database.attempts(anna)).hasSize(1);
    }

    private Sitting stored(SittingId sitting) {
        return database.get(SittingRows.class).find(sitting).orElseThrow();
    }

    @Test
    void handedInLateByTheButtonItCountsAsItStoodAtTheEnd() {
        SittingId sitting =
                sittings.start(anna, given(limited(TestTerms.terms()))).id();
        database.setClock(NOON.plus(Duration.ofHours(3)));
        assertThat(sittings.submit(anna, sitting).submitted()).contains(NOON.plus(HALF_AN_HOUR));
    }

    @Test
    void practiceHasNoLimit() {
        AssignmentId assignment = given(limited(TestTerms.late(TestTerms.terms(), new Late.Practice())));
        Instant began = TestTerms.DUE.plusSeconds(60);
        database.setClock(began);
        SittingId sitting = sittings.start(anna, assignment).id();
        answer(sitting, 1, began.plus(Duration.ofHours(5)));
        assertThat(sittings.paper(anna, sitting).sitting().isOpen()).isTrue();
    }

    @Test
    void moreMinutesForOneLearnerHoldInEachSittingAlsoInOneThatWasOver() {
        AssignmentId assignment = given(limited(TestTerms.terms(Feedback.AFTER_DUE)));
        LearnerId bert = database.pupils().pupil(classroom);
        SittingId sitting = sittings.start(anna, assignment).id();
        moreTime.giveMinutes(instructor, assignment, anna, Duration.ofMinutes(15));
        answer(sitting, 1, NOON.plus(Duration.ofMinutes(45)));
        isClosed(sitting, 2, NOON.plus(Duration.ofMinutes(46)));
        assertThat(sittings.task(anna, assignment).limit()).contains(Duration.ofMinutes(45));
        assertThat(sittings.task(bert, assignment).limit()).contains(HALF_AN_HOUR);

        moreTime.giveMinutes(instructor, assignment, anna, Duration.ofMinutes(60));
        assertThat(moreTime.moreMinutes(instructor, assignment))
                .containsExactly(new MoreMinutes(anna, Duration.ofMinutes(60)));
        answer(sitting, 2, NOON.plus(Duration.ofMinutes(80)));
        assertThat(sittings.paper(anna, sitting).sitting().isOpen()).isTrue();
        moreTime.giveMinutes(instructor, assignment, anna, Duration.ZERO);
        assertThat(moreTime.moreMinutes(instructor, assignment)).isEmpty();
        assertThat(sittings.paper(anna, sitting).sitting().isOpen()).isFalse();
    }

    @Test
    void minutesAreRefusedWhereTheyMeanNothing() {
        AssignmentId free = given(TestTerms.terms());
        AssignmentId assignment = given(limited(TestTerms.terms()));
        refused(free, anna, 5, "no limit");
        refused(assignment, database.pupils().account("LEARNER"), 5, "not a learner");
        refused(assignment, anna, -1, "-1");
        refused(assignment, anna, Conduct.MOST_MINUTES + 1, "0 to 1440");
        assertThatThrownBy(() -> moreTime.giveMinutes(anna, assignment, anna, HALF_AN_HOUR))
                .isInstanceOf(NoSuchAssignment.class);
    }

    private void refused(AssignmentId assignment, LearnerId learner, int minutes, String says) {
        assertThatThrownBy(() -> moreTime.giveMinutes(instructor, assignment, learner, Duration.ofMinutes(minutes)))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(says);
    }

    @Test
    void theLimitIsAWholeNumberOfMinutesAndFixedOnceASittingHasBegun() {
        for (Duration wrong : List.of(Duration.ZERO, Duration.ofSeconds(90), Duration.ofMinutes(1441))) {
            assertThat(TermsCheck.faults(TestTerms.terms().held(Conduct.USUAL.within(wrong))))
                    .extracting(TermsFault::field)
                    .containsExactly(TermsFault.Field.LIMIT);
        }
        assertThat(TermsCheck.faults(TestTerms.terms().held(new Conduct(-1, Optional.empty(), Optional.empty()))))
                .extracting(TermsFault::field)
                .containsExactly(TermsFault.Field.REMINDER);
        Terms terms = limited(TestTerms.terms());
        Assignment assignment = assignments.find(instructor, given(terms)).orElseThrow();
        assertThat(assignment.terms()).isEqualTo(terms);
        sittings.start(anna, assignment.id());
        assertThatThrownBy(() -> assignments.change(instructor, assignment, TestTerms.terms()))
                .isInstanceOf(BadTerms.class);
        Terms reminded = terms.held(new Conduct(48, terms.conduct().limit(), Optional.empty()));
        assertThat(assignments.change(instructor, assignment, reminded).terms()).isEqualTo(reminded);
    }
}
