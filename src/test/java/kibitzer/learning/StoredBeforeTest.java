package kibitzer.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.TestDatabase;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.Form;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.progress.SkillProgress;
import kibitzer.learning.progress.Studies;
import kibitzer.learning.progress.Study;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * A database that the trainer of 22 November 2026 wrote: a learner answered two to six deals of each of 72 decisions as the
 * books do, by program. It opens, and nothing of what it knows of the learner is gone.
 */
@SharedFixture
class StoredBeforeTest {
    private static final int ANSWERS = 152;

    /** What decides but is not dealt for: it was none then either, or is only allowed since, and no longer decides. */
    private static final List<String> NO_SKILLS =
            List.of("poker.open.low.nothing", "gin.knock.undercut-is-evident", "gin.knock.undercut-is-evident");

    private static final LearnerId LEARNER = new LearnerId(UUID.fromString("d34d7990-a431-4db3-9b9e-f77e6d708a91"));

    private static ConfigurableApplicationContext trainer;

    @BeforeAll
    static void open() throws Exception {
        String url = TestDatabase.H2.fresh();
        try (Connection stored = DriverManager.getConnection(url, "sa", "");
                Statement statement = stored.createStatement()) {
            statement.execute("runscript from 'classpath:/learning/database-of-2026-11-22.sql'");
        }
        trainer = TestDatabase.start(url, LearningDatabase.Context.class);
    }

    @AfterAll
    static void close() {
        trainer.close();
    }

    private static List<Attempt> answers() {
        return trainer.getBean(Attempts.class).of(LEARNER, Optional.empty(), 1_000);
    }

    @Test
    void everyAnswerIsThereAsItWasMarked() {
        assertThat(answers())
                .hasSize(ANSWERS)
                .allSatisfy(answer -> assertThat(answer.grade()).isEqualTo(Grade.BEST));
        assertThat(answers().stream().map(Attempt::decision).distinct()).hasSize(72);
    }

    @Test
    void everyPositionIsStillAQuestion() {
        assertThat(answers()).allSatisfy(answer -> {
            var decision = Decisions.find(answer.decision().text()).orElseThrow();
            assertThat(read(decision.form(), answer)).isNotNull();
        });
    }

    private static <P> P read(Form<P> form, Attempt answer) {
        return form.read(answer.position(), "position");
    }

    /** Rules are keys: one that is renamed loses what learners know of it. */
    @Test
    void everyRuleThatDecidedIsStillASkill() {
        assertThat(answers())
                .filteredOn(answer -> answer.rule().isPresent())
                .filteredOn(answer -> Skill.of(answer.decision(), answer.rule()).isEmpty())
                .extracting(answer -> answer.rule().orElseThrow())
                .containsExactlyInAnyOrderElementsOf(NO_SKILLS);
    }

    @Test
    void progressCountsThemAll() {
        Study study =
                trainer.getBean(Studies.class).of(LEARNER, new LearnerDay(LocalDate.of(2026, 11, 22), ZoneOffset.UTC));

        assertThat(study.all().answers()).isEqualTo(ANSWERS);
        assertThat(study.all().right()).isEqualTo(ANSWERS);
        assertThat(study.skills().stream().mapToInt(SkillProgress::asked).sum()).isEqualTo(ANSWERS - NO_SKILLS.size());
    }
}
