package kibitzer.learning.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.AttemptSummary;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;
import kibitzer.marking.Grade;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class MasteryTest {
    private static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");
    private static final Offset<Double> CLOSE = within(1e-9);
    private static final Skill CLASS = new Skill(new DecisionId("poker/class"), Optional.empty());
    private static final Skill MELDS = new Skill(new DecisionId("gin/melds"), Optional.empty());

    private static AttemptSummary answer(Skill skill, Grade grade, Instant at, Duration taken) {
        return new AttemptSummary(Optional.of(skill), grade, 0, false, taken, at);
    }

    private static List<AttemptSummary> now(Grade... grades) {
        return Arrays.stream(grades)
                .map(grade -> answer(CLASS, grade, NOW, Duration.ZERO))
                .toList();
    }

    @Test
    void oneRightAnswerIsAHalfAndFiveRunningAreFourFifths() {
        assertThat(Mastery.of(now(Grade.BEST), NOW)).isCloseTo(0.5, CLOSE);
        // 1 + .9 + .81 + .729 + .6561 = 4.0951, and one wrong answer granted: 4.0951 / 5.0951
        assertThat(Mastery.of(now(Grade.BEST, Grade.BEST, Grade.BEST, Grade.BEST, Grade.BEST), NOW))
                .isCloseTo(0.80373, within(1e-5))
                .isGreaterThanOrEqualTo(Mastery.MASTERED);
    }

    @Test
    void theLatestAnswersCountMost() {
        assertThat(Mastery.of(now(Grade.WRONG, Grade.BEST), NOW)).isCloseTo(1 / 2.9, CLOSE);
        assertThat(Mastery.of(now(Grade.BEST, Grade.WRONG), NOW)).isCloseTo(0.9 / 2.9, CLOSE);
    }

    @Test
    void answersCountHalfAfterThirtyDays() {
        assertThat(Mastery.of(now(Grade.BEST), NOW.plus(Duration.ofDays(30)))).isCloseTo(0.5 / 1.5, CLOSE);
    }

    @Test
    void theWeakestComeFirstAndWhatIsMasteredIsNotWeak() {
        Study study = Study.of(
                List.of(
                        answer(MELDS, Grade.WRONG, NOW, Duration.ofSeconds(20)),
                        answer(CLASS, Grade.BEST, NOW, Duration.ofHours(2)),
                        answer(CLASS, Grade.BEST, NOW, Duration.ofSeconds(10))),
                NOW,
                LearnerDay.at(NOW, ZoneOffset.UTC));

        assertThat(study.weakest(5)).extracting(SkillProgress::skill).containsExactly(MELDS, CLASS);
        assertThat(study.weakest(1)).hasSize(1);
        assertThat(study.all()).isEqualTo(new StudyDay(3, 2, Duration.ofSeconds(20 + 5 * 60 + 10)));
    }

    @Test
    void aDayIsTheLearnersOwn() {
        Instant lateInLondon = Instant.parse("2026-11-20T23:30:00Z");
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        List<AttemptSummary> answers = List.of(answer(CLASS, Grade.BEST, lateInLondon, Duration.ZERO));

        assertThat(Study.of(answers, NOW, LearnerDay.at(NOW, ZoneOffset.UTC))
                        .days()
                        .keySet())
                .containsExactly(LocalDate.parse("2026-11-20"));
        assertThat(Study.of(answers, NOW, LearnerDay.at(NOW, berlin)).days().keySet())
                .containsExactly(LocalDate.parse("2026-11-21"));
    }
}
