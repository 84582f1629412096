package kibitzer.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import kibitzer.SharedFixture;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@ParameterizedClass
@EnumSource
@SharedFixture
class ReadingsTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final LearningDatabase database;
    private final LearnerId learner;

    ReadingsTest(LearningDatabase database) {
        this.database = database;
        this.learner = database.get(Learners.class).welcome().learner();
    }

    private Readings at(Instant now) {
        return new Readings(database.get(JdbcClient.class), Clock.fixed(now, ZoneOffset.UTC));
    }

    @Test
    void whoHasOpenedNoLessonWasNowhere() {
        assertThat(at(NOON).last(learner)).isEmpty();
    }

    @Test
    void theLessonOpenedLastIsWhereTheLearnerWas() {
        at(NOON).at(learner, "bridge/acol/01-first", "");
        at(NOON.plusSeconds(60)).at(learner, "gin/02-knock", "");
        at(NOON.plusSeconds(90)).at(learner, "bridge/acol/01-first", "question-2");

        assertThat(at(NOON).last(learner))
                .contains(new LessonReading("bridge/acol/01-first", "question-2", NOON.plusSeconds(90)));
        assertThat(at(NOON).all(learner))
                .extracting(LessonReading::lesson)
                .containsExactly("bridge/acol/01-first", "gin/02-knock");
    }

    @Test
    void aPlaceTooLongToBeKeptIsRefused() {
        assertThatThrownBy(() -> at(NOON).at(learner, "gin/02-knock", "x".repeat(201)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected at most 200");
    }
}
