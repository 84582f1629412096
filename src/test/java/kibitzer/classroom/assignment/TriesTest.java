package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.SittingRefused.Why;
import kibitzer.classroom.assignment.TermsFault.Field;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Attempt;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.node.JsonNodeFactory;

/** An assignment of three questions, each told at once, to be tried three times: for all, half and a quarter of the points. */
@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class TriesTest {
    private static final Tries THREE = new Tries(List.of(100, 50, 25));

    private final AssignmentsDatabase database;
    private final Pupils pupils;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;

    TriesTest(AssignmentsDatabase database) {
        this.database = database;
        pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        database.setClock(TestTerms.NOON);
    }

    private static Terms terms(Tries tries) {
        return TestTerms.terms(Feedback.AT_ONCE).held(Conduct.USUAL.with(tries));
    }

    private SittingId begun(VersionId version) {
        Assignment assignment = database.assignments().give(instructor, classroom, version, terms(THREE));
        return database.sittings().start(learner, assignment.id()).id();
    }

    private SittingId begun() {
        return begun(pupils.elevens(3));
    }

    private Sittings.Given answer(SittingId sitting, int number, int answer) {
        return database.sittings()
                .answer(learner, sitting, number, JsonNodeFactory.instance.numberNode(answer), Duration.ofSeconds(4));
    }

    private Paper paper(SittingId sitting) {
        return database.sittings().paper(learner, sitting);
    }

    private List<Integer> tried(SittingId sitting, int number) {
        return paper(sitting).answer(number).orElseThrow().before().stream()
                .map(answer -> answer.answer().asInt())
                .toList();
    }

    @Test
    void whatIsNotRightIsNotToldAndMayBeTriedAgain() {
        SittingId sitting = begun();
        Sittings.Given first = answer(sitting, 1, Pupils.WRONG);

        assertThat(first.told()).isFalse();
        assertThat(first.answer().again()).isTrue();
        assertThat(paper(sitting).isTold(1)).isFalse();
        assertThat(paper(sitting).nextTry(1)).hasValue(50);
        assertThat(database.attempts(learner)).isEmpty();

        Sittings.Given second = answer(sitting, 1, Pupils.RIGHT);
        assertThat(second.told()).isTrue();
        assertThat(second.answer().tried()).isEqualTo(2);
        assertThat(paper(sitting).isTold(1)).isTrue();
        assertThat(paper(sitting).nextTry(1)).isEmpty();
        assertThat(tried(sitting, 1)).containsExactly(Pupils.WRONG);
    }

    @Test
    void theFirstTryIsWhatIsLearnedFromOnceTheVerdictIsTold() {
        SittingId sitting = begun();
        answer(sitting, 1, Pupils.WRONG);
        answer(sitting, 1, 2);
        assertThat(database.attempts(learner)).isEmpty();
        answer(sitting, 1, Pupils.RIGHT);
        answer(sitting, 2, Pupils.RIGHT);
        answer(sitting, 3, Pupils.WRONG);
        database.sittings().submit(learner, sitting);

        assertThat(database.attempts(learner))
                .extracting(Attempt::grade)
                .containsExactly(Grade.WRONG, Grade.BEST, Grade.WRONG);
        assertThat(paper(sitting).isTold(3)).isTrue();
        assertThat(paper(sitting).nextTry(3)).as("it is handed in").isEmpty();
    }

    @Test
    void theLastTryIsFinalAndSoIsWhatIsRight() {
        SittingId sitting = begun();
        answer(sitting, 1, Pupils.WRONG);
        answer(sitting, 1, 2);
        Sittings.Given last = answer(sitting, 1, 0);
        assertThat(last.told()).isTrue();
        assertThat(last.answer().again()).isFalse();
        assertThat(tried(sitting, 1)).containsExactly(Pupils.WRONG, 2);
        assertThat(answer(sitting, 2, Pupils.RIGHT).told()).isTrue();

        for (int number : List.of(1, 2)) {
            assertThatThrownBy(() -> answer(sitting, number, 4))
                    .isInstanceOfSatisfying(
                            SittingRefused.class,
                            refusal -> assertThat(refusal.why()).isEqualTo(Why.ANSWERED));
        }
    }

    @Test
    void theSameAnswerAgainCostsNoTry() {
        SittingId sitting = begun();
        answer(sitting, 1, Pupils.WRONG);
        Sittings.Given repeated = answer(sitting, 1, Pupils.WRONG);
        assertThat(repeated.repeated()).isTrue();
        assertThat(repeated.told()).isFalse();
        assertThat(repeated.answer().tried()).isEqualTo(1);

        answer(sitting, 1, 2);
        assertThatThrownBy(() -> answer(sitting, 1, Pupils.WRONG))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("was tried already");
        assertThat(paper(sitting).nextTry(1)).hasValue(25);
    }

    @Test
    void theAuthorSaysWhatIsRightWhereTheTrainerIsOverruled() {
        VersionId version = pupils.elevens(2);
        database.get(JdbcClient.class)
                .sql("update problem_set_question set expected_json = '[3]', reason = 'So we count.'"
                        + " where version = :version and number = 1")
                .param("version", version.id())
                .update();
        SittingId sitting = begun(version);

        assertThat(answer(sitting, 1, Pupils.RIGHT).answer().again()).isTrue();
        assertThat(answer(sitting, 1, 3).told()).isTrue();
        assertThat(paper(sitting).answer(1).orElseThrow().again()).isFalse();
    }

    @Test
    void whatWasTriedByThenIsHandedInWhenTheTimeIsOver() {
        SittingId sitting = begun();
        answer(sitting, 1, Pupils.WRONG);
        database.setClock(TestTerms.DUE.plusSeconds(1));

        assertThat(paper(sitting).sitting().told()).isPresent();
        assertThat(paper(sitting).isTold(1)).isTrue();
        assertThat(database.attempts(learner)).extracting(Attempt::grade).containsExactly(Grade.WRONG);
        assertThatThrownBy(() -> answer(sitting, 1, Pupils.RIGHT))
                .isInstanceOfSatisfying(
                        SittingRefused.class,
                        refusal -> assertThat(refusal.why()).isEqualTo(Why.HANDED_IN));
    }

    @Test
    void theTermsComeBackAsTheyWereGivenAndStandOnceASittingHasBegun() {
        Assignment given = database.assignments().give(instructor, classroom, pupils.elevens(1), terms(THREE));
        Assignment read = database.assignments().find(instructor, given.id()).orElseThrow();
        assertThat(read.terms().conduct().tries()).isEqualTo(THREE);
        database.sittings().start(learner, given.id());

        assertThat(TermsCheck.faults(read.terms(), terms(Tries.ONCE), 1, true, TestTerms.NOON))
                .extracting(TermsFault::field)
                .containsExactly(Field.FIXED);
    }

    @Test
    void triesThatMakeNoSenseAreFaults() {
        for (List<Integer> bad : List.of(
                List.<Integer>of(),
                List.of(50),
                List.of(100, 100),
                List.of(100, 50, 60),
                List.of(100, 0),
                List.of(100, 80, 60, 40, 20, 10))) {
            assertThat(TermsCheck.faults(terms(new Tries(bad))))
                    .as(bad.toString())
                    .extracting(TermsFault::field)
                    .containsExactly(Field.TRIES);
        }
        assertThat(TermsCheck.faults(terms(new Tries(List.of(100, 80, 60, 40, 1)))))
                .isEmpty();
        assertThat(TermsCheck.faults(TestTerms.terms(Feedback.ON_SUBMISSION).held(Conduct.USUAL.with(THREE))))
                .extracting(TermsFault::says)
                .containsExactly("A question can be tried again only where answers are told with each answer.");
    }

    @Test
    void triesAreReadAsPeopleWriteThem() {
        for (String text : List.of("100 50 25", " 100/50/25 ", "100, 50, 25")) {
            assertThat(Tries.read(text)).as(text).hasValue(THREE);
        }
        for (String text : List.of("", "half", "100 50 %", "-50", "1000")) {
            assertThat(Tries.read(text)).as(text).isEmpty();
        }
        assertThat(THREE.text()).isEqualTo("100 50 25");
    }
}
