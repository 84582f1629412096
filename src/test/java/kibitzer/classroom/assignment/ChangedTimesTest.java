package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.gradebook.Gradebooks;
import kibitzer.classroom.gradebook.Result;
import kibitzer.classroom.gradebook.Timing;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** What a change of an assignment's times does to those who have begun it. */
@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class ChangedTimesTest {
    private static final Duration HOUR = Duration.ofHours(1);
    private static final Instant LATE_UNTIL = TestTerms.DUE.plus(Duration.ofDays(2));

    private final AssignmentsDatabase database;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;

    ChangedTimesTest(AssignmentsDatabase database) {
        this.database = database;
        Pupils pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        database.setClock(TestTerms.NOON);
    }

    private Assignment given(Terms terms) {
        return database.assignments()
                .give(instructor, classroom, database.pupils().elevens(1), terms);
    }

    private Assignment changed(Assignment assignment, Terms terms) {
        return database.assignments()
                .change(
                        instructor,
                        database.assignments().find(instructor, assignment.id()).orElseThrow(),
                        terms);
    }

    private SittingId answered(Assignment assignment) {
        SittingId sitting = database.sittings().start(learner, assignment.id()).id();
        database.sittings()
                .answer(learner, sitting, 1, JsonNodeFactory.instance.numberNode(Pupils.RIGHT), Duration.ofSeconds(4));
        return sitting;
    }

    private Result result() {
        return database.get(Gradebooks.class)
                .of(classroom, instructor)
                .lines()
                .getFirst()
                .results()
                .getFirst();
    }

    private String points() {
        return result().score().orElseThrow().points();
    }

    @Test
    void anExtensionTakenBackTakesNothingFromWhatWasHandedInByIt() {
        Assignment assignment = given(TestTerms.terms());
        database.moreTime().extend(instructor, assignment.id(), List.of(learner), LATE_UNTIL, "Ill.");
        database.setClock(TestTerms.DUE.plus(HOUR));
        database.sittings().submit(learner, answered(assignment));
        database.moreTime().liftExtension(instructor, assignment.id(), learner);

        assertThat(points()).isEqualTo("2");
        assertThat(result().timing()).isEqualTo(Timing.IN_TIME);
    }

    @Test
    void movedToTheMomentOfAHandInTheDueTimeLeavesItInTime() {
        Assignment assignment = given(TestTerms.terms());
        database.sittings().submit(learner, answered(assignment));
        changed(assignment, TestTerms.dates(TestTerms.terms(), TestTerms.OPENS, TestTerms.NOON));
        database.setClock(TestTerms.DUE);

        assertThat(points()).isEqualTo("2");
    }

    @Test
    void aShorterTimeForHandingInEarlyTakesNothingEither() {
        Terms early = TestTerms.early(TestTerms.terms(), new Early(TestTerms.DUE.minus(HOUR), 150));
        Assignment assignment = given(early);
        database.sittings().submit(learner, answered(assignment));
        changed(assignment, TestTerms.early(TestTerms.terms(), new Early(TestTerms.NOON.minus(HOUR), 150)));

        assertThat(points()).isEqualTo("3");
        assertThat(result().timing()).isEqualTo(Timing.EARLY);
    }

    @Test
    void movedToAfterALateHandInTheDueTimeMakesItOneInTime() {
        Terms late = TestTerms.late(TestTerms.terms(), new Late.Reduced(LATE_UNTIL, 50));
        Assignment assignment = given(late);
        database.setClock(TestTerms.DUE.plus(HOUR));
        database.sittings().submit(learner, answered(assignment));
        assertThat(points()).isEqualTo("1");

        changed(assignment, TestTerms.dates(late, TestTerms.OPENS, TestTerms.DUE.plus(HOUR)));
        assertThat(points()).isEqualTo("2");
    }

    @Test
    void noTimeIsPutBackBehindNow() {
        Terms late = TestTerms.late(TestTerms.terms(), new Late.Reduced(LATE_UNTIL, 50));
        Assignment assignment = given(late);
        database.setClock(TestTerms.DUE.plus(HOUR.multipliedBy(3)));

        assertThatThrownBy(() -> changed(assignment, TestTerms.dates(late, TestTerms.OPENS, TestTerms.DUE.minus(HOUR))))
                .isInstanceOfSatisfying(
                        BadTerms.class,
                        refused -> assertThat(refused.faults())
                                .extracting(TermsFault::field)
                                .containsExactly(TermsFault.Field.DUE));
        assertThatThrownBy(() ->
                        changed(assignment, TestTerms.late(late, new Late.Reduced(TestTerms.DUE.plus(HOUR), 50))))
                .isInstanceOfSatisfying(
                        BadTerms.class,
                        refused -> assertThat(refused.faults())
                                .extracting(TermsFault::field)
                                .containsExactly(TermsFault.Field.LATE_UNTIL));
    }

    @Test
    void anExtensionThatHasPassedIsRefusedInTheWordsForADueTime() {
        Assignment assignment = given(TestTerms.terms());
        database.setClock(TestTerms.DUE.plus(HOUR.multipliedBy(3)));

        assertThatThrownBy(() -> database.moreTime()
                        .extend(instructor, assignment.id(), List.of(learner), TestTerms.DUE.plus(HOUR), "Ill."))
                .isInstanceOf(BadTerms.class)
                .hasMessage("This has passed, and nobody could keep to it any more. The earliest is now.");
        assertThat(database.moreTime().extensions(instructor, assignment.id())).isEmpty();
    }

    @Test
    void aSittingLeftOpenIsHandedInAsItStandsAtTheEarlierTime() {
        Assignment assignment = given(TestTerms.terms());
        SittingId sitting = answered(assignment);
        Instant sooner = TestTerms.NOON.plus(HOUR);
        changed(assignment, TestTerms.dates(TestTerms.terms(), TestTerms.OPENS, sooner));
        database.setClock(sooner.plusSeconds(1));

        assertThat(database.sittings().paper(learner, sitting).sitting().submitted())
                .hasValue(sooner);
        assertThat(points()).isEqualTo("2");
    }

    @Test
    void anExtensionTakenBackHandsInWhatStandsByTheTimeTheLearnerHad() {
        Terms late = TestTerms.late(TestTerms.terms(), new Late.Reduced(LATE_UNTIL, 50));
        Assignment assignment = given(late);
        database.moreTime().extend(instructor, assignment.id(), List.of(learner), LATE_UNTIL, "Ill.");
        Instant now = TestTerms.DUE.plus(HOUR);
        database.setClock(now);
        SittingId sitting = answered(assignment);
        database.moreTime().liftExtension(instructor, assignment.id(), learner);

        Sitting handedIn = database.sittings().paper(learner, sitting).sitting();
        assertThat(handedIn.submitted()).hasValue(now);
        assertThat(handedIn.standing()).hasValue(100);
        assertThat(points()).isEqualTo("2");
    }

    @Test
    void anInstructorIsToldHowFarTheLearnersAre() {
        Assignment assignment = given(TestTerms.terms());
        database.sittings().submit(learner, answered(assignment));
        LearnerId underWay = database.pupils().pupil(classroom);
        database.sittings().start(underWay, assignment.id());
        database.pupils().pupil(classroom);

        assertThat(database.assignments().standing(instructor, assignment.id()))
                .isEqualTo(new ClassStanding(1, 1, 1, 1));
        assertThatThrownBy(() -> database.assignments().standing(learner, assignment.id()))
                .isInstanceOf(NoSuchAssignment.class);
    }
}
