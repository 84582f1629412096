package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
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
import kibitzer.reminders.DueToday;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a reminder says, and where a tap on it leads. */
class NoticeWordsTest {
    private static final Instant NOW = Instant.parse("2026-11-21T18:00:00Z");

    private static RememberedSkill answered(Duration ago) {
        return new RememberedSkill(
                new Skill(new DecisionId("poker/class"), Optional.empty()),
                new Memory(Memory.Phase.LEARNING, 0, 1, 5, NOW.minus(ago), NOW),
                Grade.BEST,
                1);
    }

    private static DueToday due(List<RememberedSkill> reviews, int hands) {
        return new DueToday(
                new ReviewQueue(reviews, List.of(), Map.of(), 0, 20),
                hands,
                5,
                LearnerDay.at(NOW, ZoneOffset.UTC),
                NOW);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, 1 rule is due., /review",
        "3, 0, 3 rules are due., /review",
        "0, 5, The 5 hands of the day wait for you., /daily",
        "0, 2, 2 hands of the day are left., /daily",
        "0, 1, 1 hand of the day is left., /daily",
        "2, 5, 2 rules are due. The 5 hands of the day wait for you., /review",
    })
    void says(int reviews, int hands, String body, String path) {
        DueToday due = due(Collections.nCopies(reviews, answered(Duration.ofDays(1))), hands);

        assertThat(due.isNothing()).isFalse();
        assertThat(new NoticeWords().notice(due).body()).isEqualTo(body);
        assertThat(new NoticeWords().notice(due).path()).isEqualTo(path);
    }

    @Test
    void whatWasAnsweredTodayCallsNobodyBack() {
        assertThat(due(List.of(answered(Duration.ofHours(2))), 0).isNothing()).isTrue();
        assertThat(due(List.of(), 0).isNothing()).isTrue();
    }
}
