package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;
import kibitzer.learning.review.Memory;
import kibitzer.learning.review.RememberedSkill;
import kibitzer.learning.review.ReviewQueue;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;

class DueInWordsTest {
    private static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");
    private static final LearnerDay TODAY = LearnerDay.at(NOW, ZoneOffset.UTC);

    private static RememberedSkill back(Duration in) {
        return new RememberedSkill(
                new Skill(new DecisionId("poker/class"), Optional.empty()),
                new Memory(Memory.Phase.LEARNING, 0, 1, 5, NOW.minusSeconds(60), NOW.plus(in)),
                Grade.WRONG,
                1);
    }

    private static String says(List<RememberedSkill> due, List<RememberedSkill> later, int reviewed, int limit) {
        return DueInWords.of(new ReviewQueue(due, later, Map.of(), reviewed, limit), TODAY, NOW);
    }

    @Test
    void whatIsDueIsCounted() {
        assertThat(says(List.of(back(Duration.ZERO)), List.of(), 0, 20)).isEqualTo("1 rule is due.");
        assertThat(says(List.of(back(Duration.ZERO), back(Duration.ZERO)), List.of(), 0, 20))
                .isEqualTo("2 rules are due.");
    }

    /** What comes back before midnight is never said to be nothing. */
    @Test
    void whatComesBackTodayIsToldWithItsTime() {
        assertThat(says(List.of(), List.of(back(Duration.ofSeconds(500))), 0, 20))
                .isEqualTo("1 rule comes back later today, in 9 minutes.");
        assertThat(says(List.of(), List.of(back(Duration.ofSeconds(20)), back(Duration.ofHours(3))), 0, 20))
                .isEqualTo("2 rules come back later today, the first in a minute.");
        assertThat(says(List.of(), List.of(back(Duration.ofHours(3))), 0, 20))
                .isEqualTo("1 rule comes back later today, in 3 hours.");
    }

    @Test
    void nothingIsDueOnlyWhereNothingComesBackToday() {
        assertThat(says(List.of(), List.of(back(Duration.ofHours(12))), 0, 20)).isEqualTo("Nothing is due.");
        assertThat(says(List.of(), List.of(), 0, 20)).isEqualTo("Nothing to review yet.");
    }

    @Test
    void whoHasDoneHisNumberIsToldThatItIsEnough() {
        assertThat(says(List.of(back(Duration.ZERO)), List.of(), 20, 20)).isEqualTo("Enough for today.");
    }
}
