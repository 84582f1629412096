package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.gradebook.Item.Choice;
import kibitzer.learning.learner.LearnerId;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Anna answered a question of four points first with one number, then with another; the second try counts half. */
@ParameterizedClass
@EnumSource
@SharedFixture
class TriesInTheBookTest {
    private static final Instant DUE = Instant.now().minus(Duration.ofDays(1));
    private static final Instant OPENS = DUE.minus(Duration.ofDays(7));

    private final ClassroomDatabase school;
    private final Coursework work;
    private LearnerId ina;
    private LearnerId anna;
    private ClassroomId tuesday;

    TriesInTheBookTest(ClassroomDatabase school) {
        this.school = school;
        this.work = new Coursework(school.get(JdbcClient.class));
    }

    @BeforeEach
    void open() {
        ina = school.instructor("Ina");
        tuesday = school.classroom("Tuesday", ina);
        anna = school.learner("Anna");
        work.joins(tuesday, anna, "Anna", OPENS, Optional.empty());
    }

    /** @param grades of the first try and the second as they were stored */
    private AssignmentId tried(boolean fresh, String first, String second, String... grades) {
        VersionId version = work.version(OPENS);
        work.question(
                version,
                1,
                Coursework.ELEVEN,
                Coursework.SEVEN_LED,
                4,
                fresh ? Optional.of("{\"decision\":\"bridge/rule-of-eleven\",\"seed\":1}") : Optional.empty(),
                Optional.empty());
        AssignmentId elevens = work.assignment(tuesday, version, "Elevens", OPENS, DUE);
        work.set(elevens, "try_percents", "100 50");
        if (fresh) {
            work.set(elevens, "deals", "fresh");
        }
        SittingId sitting = work.sitting(elevens, anna, 1, false, OPENS, Optional.of(DUE));
        work.asked(sitting, 1, 1, Coursework.ELEVEN, Coursework.SEVEN_LED);
        work.answered(sitting, 1, second, grades[1], 1_000, DUE);
        JdbcClient database = school.get(JdbcClient.class);
        database.sql("update sitting_answer set tried = 2 where sitting = :sitting")
                .param("sitting", sitting.id())
                .update();
        database.sql("insert into sitting_try (sitting, number, tried, answer_json, grade, rule_id, taken_millis,"
                        + " answered_at) select sitting, number, 1, :answer, :grade, rule_id, 500, answered_at"
                        + " from sitting_answer where sitting = :sitting")
                .param("answer", first)
                .param("grade", grades[0])
                .param("sitting", sitting.id())
                .update();
        return elevens;
    }

    private String points() {
        return school.get(Gradebooks.class)
                .of(tuesday, ina)
                .lines()
                .getFirst()
                .total()
                .score()
                .orElseThrow()
                .points();
    }

    private int recheck(AssignmentId assignment) {
        return school.get(Rechecks.class).accept(tuesday, ina, assignment, "The rule was wrong.");
    }

    @Test
    void theSecondTryEarnsItsHalf() {
        tried(false, "3", "1", "wrong", "best");
        assertThat(points()).isEqualTo("2");
    }

    @Test
    void aFirstTryThatIsFoundRightAfterAllEarnsEverything() {
        AssignmentId elevens = tried(false, "1", "0", "wrong", "wrong");
        assertThat(points()).isEqualTo("0");
        assertThat(recheck(elevens)).isEqualTo(1);
        assertThat(points()).isEqualTo("4");
        assertThat(recheck(elevens)).isZero();
    }

    @Test
    void withADealOfItsOwnASecondTryThatIsFoundRightEarnsItsHalf() {
        AssignmentId elevens = tried(true, "3", "1", "wrong", "wrong");
        assertThat(recheck(elevens)).isEqualTo(1);
        assertThat(points()).isEqualTo("2");
    }

    @Test
    void theQuestionsAnalysisCountsWhatWasTriedFirst() {
        AssignmentId elevens = tried(false, "3", "1", "wrong", "best");
        Item item =
                school.get(ItemAnalysis.class).of(tuesday, ina, elevens).items().getFirst();

        assertThat(item.credit()).isEqualTo(0.5);
        assertThat(item.choices().stream().filter(choice -> choice.count() > 0).toList())
                .extracting(choice -> choice.answer().asInt(), Choice::percent)
                .containsExactlyInAnyOrder(Tuple.tuple(1, 50), Tuple.tuple(3, 0));
        assertThat(item.answered()).isEqualTo(1);
    }
}
