package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.SharedFixture;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** Anna has handed in one question of a class that Ina runs. */
@ParameterizedClass
@EnumSource
@SharedFixture
class CommentsTest {
    private static final Instant DUE = Instant.now().minus(Duration.ofDays(1));
    private static final Instant OPENS = DUE.minus(Duration.ofDays(7));

    private final ClassroomDatabase school;
    private final JdbcClient database;
    private final Comments comments;
    private LearnerId ina;
    private LearnerId anna;
    private ClassroomId tuesday;
    private SittingId sitting;

    CommentsTest(ClassroomDatabase school) {
        this.school = school;
        this.database = school.get(JdbcClient.class);
        this.comments = school.get(Comments.class);
    }

    @BeforeEach
    void handIn() {
        Coursework work = new Coursework(database);
        ina = school.instructor("Ina");
        tuesday = school.classroom("Tuesday", ina);
        anna = school.learner("Anna");
        work.joins(tuesday, anna, "Anna", OPENS, Optional.empty());
        VersionId version = work.version(OPENS);
        work.eleven(version, 1, 1);
        AssignmentId elevens = work.assignment(tuesday, version, "Elevens", OPENS, DUE);
        work.set(elevens, "feedback", "on-submission");
        sitting = work.handedIn(elevens, anna, 1, DUE, "1");
    }

    private void tell() {
        database.sql("update sitting set told_at = submitted_at where id = :id")
                .param("id", sitting.id())
                .update();
    }

    private Map<Integer, String> read() {
        return comments.of(tuesday, ina, sitting).entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().said()));
    }

    private String records() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonMapper.shared().createGenerator(text)) {
            school.get(LearnerRecords.class).write(anna, json);
        }
        return text.toString();
    }

    @Test
    void theLearnerReadsWhatWasSaidOfTheWholeAndOfAQuestion() {
        tell();
        comments.write(tuesday, ina, sitting, Comments.WHOLE, "  Well counted.\nGo on so. ");
        comments.write(tuesday, ina, sitting, 1, "Dummy shows two.");

        Map<Integer, Comment> told = comments.told(school.get(Sittings.class).paper(anna, sitting));
        assertThat(told.get(Comments.WHOLE))
                .satisfies(whole -> assertThat(whole.said()).isEqualTo("Well counted.\nGo on so."))
                .satisfies(whole -> assertThat(whole.by()).startsWith("Ina"));
        assertThat(told.get(1).said()).isEqualTo("Dummy shows two.");
        assertThat(records()).contains("Dummy shows two.");
    }

    @Test
    void nothingIsSaidBeforeTheVerdictsAreTold() {
        assertThat(comments.mayBeWritten(tuesday, ina, sitting)).isFalse();
        assertThatThrownBy(() -> comments.write(tuesday, ina, sitting, 1, "It was the king."))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("the verdicts are not told yet");
        assertThat(read()).isEmpty();
    }

    @Test
    void theLaterCommentTakesThePlaceOfTheEarlierAndNothingSaidTakesItAway() {
        tell();
        comments.write(tuesday, ina, sitting, 1, "First.");
        comments.write(tuesday, ina, sitting, 1, "Second.");
        assertThat(read()).containsExactly(Map.entry(1, "Second."));
        comments.write(tuesday, ina, sitting, 1, " \n ");
        assertThat(read()).isEmpty();
    }

    @Test
    void aCommentThatIsTooLongIsRefusedAndTheOneBeforeStands() {
        tell();
        comments.write(tuesday, ina, sitting, 1, "x".repeat(Comments.LONGEST));
        assertThatThrownBy(() -> comments.write(tuesday, ina, sitting, 1, "y".repeat(Comments.LONGEST + 1)))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("2001 characters long");
        assertThat(read().get(1)).startsWith("xx");
    }

    @Test
    void nobodyElseWritesOrReads() {
        tell();
        for (LearnerId other : new LearnerId[] {anna, school.instructor("Otto"), school.learner("Bert")}) {
            assertThatThrownBy(() -> comments.write(tuesday, other, sitting, 1, "Me too"))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> comments.of(tuesday, other, sitting)).isInstanceOf(NoSuchClass.class);
        }
        LearnerId otto = school.instructor("Otto");
        ClassroomId another = school.classroom("Thursday", otto);
        assertThatThrownBy(() -> comments.write(another, otto, sitting, 1, "Not mine"))
                .isInstanceOf(NoSuchEntry.class);
        assertThatThrownBy(() -> comments.write(tuesday, ina, sitting, 2, "No such question"))
                .isInstanceOf(NoSuchEntry.class);
        assertThat(read()).isEmpty();
    }

    @Test
    void commentsGoWithTheLearnerWhoIsForgotten() {
        tell();
        comments.write(tuesday, ina, sitting, 1, "Dummy shows two.");
        school.get(LearnerRecords.class).forget(anna);
        assertThat(database.sql("select count(*) from sitting_comment where sitting = :sitting")
                        .param("sitting", sitting.id())
                        .query(Long.class)
                        .single())
                .isZero();
    }
}
