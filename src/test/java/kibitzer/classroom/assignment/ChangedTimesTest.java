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
@EnumSource(TimedSchool.class)
@SharedFixture
class ChangedTimesTest {
    private static final Duration HOUR = Duration.ofHours(1);
    private static final Instant LATE_UNTIL = Given.DUE.plus(Duration.ofDays(2));

    private final TimedSchool school;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;

    ChangedTimesTest(TimedSchool school) {
        this.school = school;
        Pupils pupils = school.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        school.setClock(Given.NOON);
    }

    private Assignment given(Terms terms) {
        return school.assignments().give(instructor, classroom, school.pupils().elevens(1), terms);
    }

    private Assignment changed(Assignment assignment, Terms terms) {
        return school.assignments()
                .change(
                        instructor,
                        school.assignments().find(instructor, assignment.id()).orElseThrow(),
                        terms);
    }

    private SittingId answered(Assignment assignment) {
        SittingId sitting = school.sittings().start(learner, assignment.id()).id();
        school.sittings()
                .answer(learner, sitting, 1, JsonNodeFactory.instance.numberNode(Pupils.RIGHT), Duration.ofSeconds(4));
        return sitting;
    }

    private Result result() {
        return school.get(Gradebooks.class)
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
        Assignment assignment = given(Given.terms());
        school.moreTime().extend(instructor, assignment.id(), List.of(learner), LATE_UNTIL, "Ill.");
        school.setClock(Given.DUE.plus(HOUR));
        school.sittings().submit(learner, answered(assignment));
        school.moreTime().liftExtension(instructor, assignment.id(), learner);

        assertThat(points()).isEqualTo("2");
        assertThat(result().timing()).isEqualTo(Timing.IN_TIME);
    }

    @Test
    void movedToTheMomentOfAHandInTheDueTimeLeavesItInTime() {
        Assignment assignment = given(Given.terms());
        school.sittings().submit(learner, answered(assignment));
        changed(assignment, Given.dates(Given.terms(), Given.OPENS, Given.NOON));
        school.setClock(Given.DUE);

        assertThat(points()).isEqualTo("2");
    }

    @Test
    void aShorterTimeForHandingInEarlyTakesNothingEither() {
        Terms early = Given.early(Given.terms(), new Early(Given.DUE.minus(HOUR), 150));
        Assignment assignment = given(early);
        school.sittings().submit(learner, answered(assignment));
        changed(assignment, Given.early(Given.terms(), new Early(Given.NOON.minus(HOUR), 150)));

        assertThat(points()).isEqualTo("3");
        assertThat(result().timing()).isEqualTo(Timing.EARLY);
    }

    @Test
    void movedToAfterALateHandInTheDueTimeMakesItOneInTime() {
        Terms late = Given.late(Given.terms(), new Late.Reduced(LATE_UNTIL, 50));
        Assignment assignment = given(late);
        school.setClock(Given.DUE.plus(HOUR));
        school.sittings().submit(learner, answered(assignment));
        assertThat(points()).isEqualTo("1");

        changed(assignment, Given.dates(late, Given.OPENS, Given.DUE.plus(HOUR)));
        assertThat(points()).isEqualTo("2");
    }

    @Test
    void noTimeIsPutBackBehindNow() {
        Terms late = Given.late(Given.terms(), new Late.Reduced(LATE_UNTIL, 50));
        Assignment assignment = given(late);
        school.setClock(Given.DUE.plus(HOUR.multipliedBy(3)));

        assertThatThrownBy(() -> changed(assignment, Given.dates(late, Given.OPENS, Given.DUE.minus(HOUR))))
                .isInstanceOfSatisfying(
                        BadTerms.class,
                        refused -> assertThat(refused.faults())
                                .extracting(TermsFault::field)
                                .containsExactly(TermsFault.Field.DUE));
        assertThatThrownBy(() -> changed(assignment, Given.late(late, new Late.Reduced(Given.DUE.plus(HOUR), 50))))
                .isInstanceOfSatisfying(
                        BadTerms.class,
                        refused -> assertThat(refused.faults())
                                .extracting(TermsFault::field)
                                .containsExactly(TermsFault.Field.LATE_UNTIL));
    }

    @Test
    void anExtensionThatHasPassedIsRefusedInTheWordsForADueTime() {
        Assignment assignment = given(Given.terms());
        school.setClock(Given.DUE.plus(HOUR.multipliedBy(3)));

        assertThatThrownBy(() -> school.moreTime()
                        .extend(instructor, assignment.id(), List.of(learner), Given.DUE.plus(HOUR), "Ill."))
                .isInstanceOf(BadTerms.class)
                .hasMessage("This has passed, and nobody could keep to it any more. The earliest is now.");
        assertThat(school.moreTime().extensions(instructor, assignment.id())).isEmpty();
    }

    @Test
    void aSittingLeftOpenIsHandedInAsItStandsAtTheEarlierTime() {
        Assignment assignment = given(Given.terms());
        SittingId sitting = answered(assignment);
        Instant sooner = Given.NOON.plus(HOUR);
        changed(assignment, Given.dates(Given.terms(), Given.OPENS, sooner));
        school.setClock(sooner.plusSeconds(1));

        assertThat(school.sittings().paper(learner, sitting).sitting().submitted())
                .hasValue(sooner);
        assertThat(points()).isEqualTo("2");
    }

    @Test
    void anExtensionTakenBackHandsInWhatStandsByTheTimeTheLearnerHad() {
        Terms late = Given.late(Given.terms(), new Late.Reduced(LATE_UNTIL, 50));
        Assignment assignment = given(late);
        school.moreTime().extend(instructor, assignment.id(), List.of(learner), LATE_UNTIL, "Ill.");
        Instant now = Given.DUE.plus(HOUR);
        school.setClock(now);
        SittingId sitting = answered(assignment);
        school.moreTime().liftExtension(instructor, assignment.id(), learner);

        Sitting handedIn = school.sittings().paper(learner, sitting).sitting();
        assertThat(handedIn.submitted()).hasValue(now);
        assertThat(handedIn.standing()).hasValue(100);
        assertThat(points()).isEqualTo("2");
    }

    @Test
    void anInstructorIsToldHowFarTheLearnersAre() {
        Assignment assignment = given(Given.terms());
        school.sittings().submit(learner, answered(assignment));
        LearnerId underWay = school.pupils().pupil(classroom);
        school.sittings().start(underWay, assignment.id());
        school.pupils().pupil(classroom);

        assertThat(school.assignments().standing(instructor, assignment.id())).isEqualTo(new ClassStanding(1, 1, 1, 1));
        assertThatThrownBy(() -> school.assignments().standing(learner, assignment.id()))
                .isInstanceOf(NoSuchAssignment.class);
    }
}
