package kibitzer.learning.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.marking.Grade;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Expected values were published with the reference implementation, py-fsrs 6, default weights, no fuzz. */
class FsrsTest {
    private static final Instant START = Instant.parse("2022-11-29T12:30:00Z");
    private static final Offset<Double> CLOSE = within(1e-4);

    @Test
    void thirteenAnswersEachGivenWhenDueHaveThePublishedIntervals() {
        List<Long> days = new ArrayList<>();
        Optional<Memory> memory = Optional.empty();
        Instant now = START;
        for (char letter : "GGGGGGAAGGGGG".toCharArray()) {
            Memory after = Fsrs.after(memory, letter == 'G' ? Recall.GOOD : Recall.AGAIN, now);
            days.add(Duration.between(now, after.due()).toDays());
            memory = Optional.of(after);
            now = after.due();
        }

        assertThat(days).containsExactly(0L, 2L, 11L, 46L, 163L, 498L, 0L, 0L, 2L, 4L, 7L, 12L, 21L);
    }

    @Test
    void forgottenOnceAndThenRecalledFiveTimesHasThePublishedMemory() {
        Memory memory = Fsrs.after(Optional.empty(), Recall.AGAIN, START);
        Instant now = START;
        for (int gap : new int[] {0, 1, 3, 8, 21}) {
            now = now.plus(Duration.ofDays(gap));
            memory = Fsrs.after(Optional.of(memory), Recall.GOOD, now);
        }

        assertThat(memory.stability()).isCloseTo(53.62691, CLOSE);
        assertThat(memory.difficulty()).isCloseTo(6.3574867, CLOSE);
    }

    @Test
    void aSkillLearnedInTwoStepsIsDueAfterTenMinutesAndThenAfterDays() {
        Memory first = Fsrs.after(Optional.empty(), Recall.GOOD, START);
        Memory second = Fsrs.after(Optional.of(first), Recall.GOOD, first.due());

        assertThat(first.due()).isEqualTo(START.plus(Duration.ofMinutes(10)));
        assertThat(first.phase()).isEqualTo(Memory.Phase.LEARNING);
        assertThat(second.phase()).isEqualTo(Memory.Phase.REVIEW);
    }

    @Test
    void theChanceOfRecallIsNineTenthsAfterAsManyDaysAsTheStability() {
        Memory tenDays = new Memory(Memory.Phase.REVIEW, 0, 10, 5, START, START.plus(Duration.ofDays(10)));

        assertThat(Fsrs.retrievability(tenDays, START)).isEqualTo(1);
        assertThat(Fsrs.retrievability(tenDays, START.plus(Duration.ofDays(10))))
                .isCloseTo(0.9, CLOSE);
    }

    @Test
    void anAnswerThatTheBookOnlyAllowsIsNoLapseButComesBackSoonerThanItsOwn() {
        Memory known = new Memory(Memory.Phase.REVIEW, 0, 10, 5, START, START.plus(Duration.ofDays(10)));
        Instant due = known.due();

        Memory best = Fsrs.after(Optional.of(known), Recall.of(Grade.BEST, 0), due);
        Memory allowed = Fsrs.after(Optional.of(known), Recall.of(Grade.ACCEPTABLE, 0), due);
        Memory wrong = Fsrs.after(Optional.of(known), Recall.of(Grade.WRONG, 0), due);
        Memory hinted = Fsrs.after(Optional.of(known), Recall.of(Grade.BEST, 1), due);

        assertThat(allowed.phase()).isEqualTo(Memory.Phase.REVIEW);
        assertThat(allowed.due())
                .isBetween(due.plus(Duration.ofDays(10)), best.due().minusSeconds(1));
        assertThat(hinted).as("after a hint the rule was not found alone").isEqualTo(allowed);
        assertThat(wrong.phase()).isEqualTo(Memory.Phase.RELEARNING);
        assertThat(wrong.due()).isEqualTo(due.plus(Duration.ofMinutes(10)));
    }
}
