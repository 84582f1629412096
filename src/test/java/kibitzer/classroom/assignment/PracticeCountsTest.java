package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.course.ClassCopies;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.gradebook.Credit;
import kibitzer.classroom.gradebook.Credit.By;
import kibitzer.classroom.gradebook.OwnScores;
import kibitzer.classroom.gradebook.Rechecks;
import kibitzer.classroom.roster.ClassName;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Three calls on the same hand over an overcall, where general practice alone speaks: it raises to three diamonds, allows two
 * hearts and never seven no trump. Then a zone that is below all of the book's, where practice is silent too; and one of the
 * book's.
 */
@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class PracticeCountsTest {
    private static final List<String> ANSWERS = List.of("3D", "2H", "7NT", "part-score", "game");

    private final AssignmentsDatabase database;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;
    private final VersionId version;

    PracticeCountsTest(AssignmentsDatabase database) {
        this.database = database;
        Pupils pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        version = pupils.version();
        for (int number = 1; number <= 3; number++) {
            pupils.question(version, number, Coursework.CALL, Coursework.OVERCALLED, Optional.empty());
        }
        pupils.question(version, 4, "bridge/zone", "{\"count\":\"points\",\"own\":9,\"partner\":10}", Optional.empty());
        pupils.question(
                version, 5, "bridge/zone", "{\"count\":\"points\",\"own\":13,\"partner\":14}", Optional.empty());
        database.setClock(TestTerms.NOON);
    }

    private Assignment given(Terms terms) {
        return database.assignments().give(instructor, classroom, version, terms);
    }

    private SittingId answered(Assignment assignment) {
        SittingId sitting = database.sittings().start(learner, assignment.id()).id();
        for (int number = 1; number <= ANSWERS.size(); number++) {
            JsonNode answer = JsonNodeFactory.instance.stringNode(ANSWERS.get(number - 1));
            database.sittings().answer(learner, sitting, number, answer, Duration.ofSeconds(4));
        }
        return sitting;
    }

    private OwnScores.OwnScore score(SittingId sitting) {
        return database.get(OwnScores.class)
                .of(database.sittings().paper(learner, sitting))
                .orElseThrow();
    }

    private List<Credit> credits(SittingId sitting) {
        OwnScores.OwnScore score = score(sitting);
        return IntStream.rangeClosed(1, ANSWERS.size())
                .mapToObj(number -> score.credits().get(number))
                .toList();
    }

    @Test
    void unlessPracticeCountsEverySensibleAnswerEarnsAllAndAnAbsurdOneNothing() {
        SittingId sitting = answered(given(TestTerms.terms()));
        database.sittings().submit(learner, sitting);
        assertThat(credits(sitting)).extracting(Credit::percent).containsExactly(100, 100, 0, 100, 100);
        assertThat(credits(sitting)).extracting(Credit::by).containsOnly(By.TRAINER);
    }

    @Test
    void wherePracticeCountsAnotherSensibleAnswerEarnsHalf() {
        SittingId sitting = answered(given(TestTerms.terms().countingPractice()));
        database.sittings().submit(learner, sitting);
        assertThat(credits(sitting)).extracting(Credit::percent).containsExactly(100, 50, 0, 100, 100);
        assertThat(credits(sitting))
                .extracting(Credit::by)
                .containsExactly(By.PRACTICE, By.PRACTICE, By.PRACTICE, By.TRAINER, By.TRAINER);
        // Each question is for two points.
        assertThat(score(sitting).score().points()).isEqualTo("7");
        assertThat(score(sitting).score().possible()).isEqualTo(10);
    }

    @Test
    void anAnswerThatIsToldAtOnceEarnsTheSame() {
        SittingId sitting = answered(given(TestTerms.terms(Feedback.AT_ONCE).countingPractice()));
        Paper paper = database.sittings().paper(learner, sitting);
        assertThat(database.get(OwnScores.class).told(paper).values())
                .extracting(Credit::percent)
                .containsExactly(100, 50, 0, 100, 100);
    }

    @Test
    void whatIsStoredOfAnAnswerSaysThatPracticeGradedItOnceItIsFinal() {
        SittingId sitting = answered(given(TestTerms.terms().countingPractice()));
        assertThat(byPractice(sitting)).containsOnly(false);
        database.sittings().submit(learner, sitting);
        assertThat(byPractice(sitting)).containsExactly(true, true, true, false, false);
    }

    private List<Boolean> byPractice(SittingId sitting) {
        return database.get(JdbcClient.class)
                .sql("select by_practice from sitting_answer where sitting = :id order by number")
                .param("id", sitting.id())
                .query(Boolean.class)
                .list();
    }

    @Test
    void whatPracticeStillHoldsIsNoDifferenceWhenTheMarksAreCheckedAgain() {
        Assignment assignment = given(TestTerms.terms().countingPractice());
        SittingId sitting = answered(assignment);
        database.sittings().submit(learner, sitting);
        Rechecks rechecks = database.get(Rechecks.class);
        assertThat(rechecks.find(classroom, instructor, assignment.id()).differences())
                .isEmpty();

        database.get(JdbcClient.class)
                .sql("update sitting_answer set grade = 'best' where sitting = :id and number = 2")
                .param("id", sitting.id())
                .update();
        assertThat(rechecks.find(classroom, instructor, assignment.id()).differences())
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.credits()).containsExactly(100);
                    assertThat(one.percent()).isEqualTo(50);
                });
    }

    @Test
    void theTermIsKeptAndFixedOnceASittingHasBegun() {
        Assignment assignment = given(TestTerms.terms().countingPractice());
        assertThat(database.assignments().known(assignment.id()).orElseThrow().terms())
                .isEqualTo(TestTerms.terms().countingPractice());
        answered(assignment);
        assertThatThrownBy(() -> database.assignments().change(instructor, assignment, TestTerms.terms()))
                .isInstanceOf(BadTerms.class)
                .hasMessageContaining("only the title and the dates");
    }

    @Test
    void aCopyOfTheClassLetsItCountToo() {
        given(TestTerms.terms().countingPractice());
        ClassroomId copy = database.get(ClassCopies.class)
                .copy(classroom, instructor, new ClassName("Next"), Optional.of(LocalDate.of(2027, 11, 1)));
        assertThat(database.assignments().of(instructor, copy))
                .extracting(assignment -> assignment.terms().practiceCounts())
                .containsExactly(true);
    }
}
