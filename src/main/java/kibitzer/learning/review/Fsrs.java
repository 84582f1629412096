package kibitzer.learning.review;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.learning.review.Memory.Phase;

/**
 * The Free Spaced Repetition Scheduler, version 6, with its published default weights: how memory changes with an answer
 * and when to ask again.
 *
 * <p>Method: github.com/open-spaced-repetition, "The Algorithm" (FSRS-6); w0 to w20 are named by their numbers there.
 * Times between answers count in whole days; answers within a day change stability by a formula of their own.
 */
public final class Fsrs {
    /** The chance of recall at which a skill is asked again. */
    public static final double RETENTION = 0.9;

    private static final double[] W = {
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
    };
    private static final double DECAY = -W[20];
    private static final double FACTOR = Math.pow(RETENTION, 1 / DECAY) - 1;

    private static final List<Duration> LEARNING = List.of(Duration.ofMinutes(1), Duration.ofMinutes(10));
    private static final List<Duration> RELEARNING = List.of(Duration.ofMinutes(10));
    private static final long LONGEST_DAYS = 36_500;
    private static final double LEAST_STABILITY = 0.001;

    private Fsrs() {}

    /** The chance, 0 to 1, that a skill is still remembered. */
    public static double retrievability(Memory memory, Instant now) {
        return retrievability(memory.stability(), wholeDays(memory.last(), now));
    }

    /** Memory after an answer; no memory before stands for a skill that was never asked. */
    public static Memory after(Optional<Memory> before, Recall recall, Instant now) {
        double stability = before.map(memory -> stability(memory, recall, now)).orElse(W[recall.grade() - 1]);
        double difficulty =
                before.map(memory -> difficulty(memory.difficulty(), recall)).orElse(within(firstDifficulty(recall)));
        Phase phase = before.map(Memory::phase).orElse(Phase.LEARNING);
        int step = before.map(Memory::step).orElse(0);
        return switch (phase) {
            case LEARNING -> stepping(phase, LEARNING, step, recall, stability, difficulty, now);
            case RELEARNING -> stepping(phase, RELEARNING, step, recall, stability, difficulty, now);
            case REVIEW ->
                recall == Recall.AGAIN
                        ? new Memory(Phase.RELEARNING, 0, stability, difficulty, now, now.plus(RELEARNING.getFirst()))
                        : review(stability, difficulty, now);
        };
    }

    private static Memory stepping(
            Phase phase,
            List<Duration> steps,
            int step,
            Recall recall,
            double stability,
            double difficulty,
            Instant now) {
        return switch (recall) {
            case AGAIN -> new Memory(phase, 0, stability, difficulty, now, now.plus(steps.getFirst()));
            case HARD -> new Memory(phase, step, stability, difficulty, now, now.plus(hardStep(steps, step)));
            case GOOD ->
                step + 1 == steps.size()
                        ? review(stability, difficulty, now)
                        : new Memory(phase, step + 1, stability, difficulty, now, now.plus(steps.get(step + 1)));
            case EASY -> review(stability, difficulty, now);
        };
    }

    /** On the first step: between it and the next, or half as long again where there is no next. */
    private static Duration hardStep(List<Duration> steps, int step) {
        if (step > 0) {
            return steps.get(step);
        }
        return steps.size() == 1
                ? steps.getFirst().multipliedBy(3).dividedBy(2)
                : steps.get(0).plus(steps.get(1)).dividedBy(2);
    }

    private static Memory review(double stability, double difficulty, Instant now) {
        double days = stability / FACTOR * (Math.pow(RETENTION, 1 / DECAY) - 1);
        long interval = Math.clamp(Math.round(days), 1, LONGEST_DAYS);
        return new Memory(Phase.REVIEW, 0, stability, difficulty, now, now.plus(Duration.ofDays(interval)));
    }

    private static double retrievability(double stability, long days) {
        return Math.pow(1 + FACTOR * days / stability, DECAY);
    }

    private static double stability(Memory memory, Recall recall, Instant now) {
        long days = wholeDays(memory.last(), now);
        double before = memory.stability();
        double after = days < 1
                ? sameDay(before, recall)
                : recall == Recall.AGAIN
                        ? forgotten(before, memory.difficulty(), retrievability(before, days))
                        : recalled(before, memory.difficulty(), retrievability(before, days), recall);
        return Math.max(after, LEAST_STABILITY);
    }

    private static double sameDay(double stability, Recall recall) {
        double growth = Math.exp(W[17] * (recall.grade() - 3 + W[18])) * Math.pow(stability, -W[19]);
        return stability * (recall.grade() >= Recall.GOOD.grade() ? Math.max(growth, 1) : growth);
    }

    private static double recalled(double stability, double difficulty, double chance, Recall recall) {
        double penalty = recall == Recall.HARD ? W[15] : 1;
        double bonus = recall == Recall.EASY ? W[16] : 1;
        return stability
                * (1
                        + Math.exp(W[8])
                                * (11 - difficulty)
                                * Math.pow(stability, -W[9])
                                * (Math.exp(W[10] * (1 - chance)) - 1)
                                * penalty
                                * bonus);
    }

    private static double forgotten(double stability, double difficulty, double chance) {
        double longTerm = W[11]
                * Math.pow(difficulty, -W[12])
                * (Math.pow(stability + 1, W[13]) - 1)
                * Math.exp(W[14] * (1 - chance));
        return Math.min(longTerm, stability / Math.exp(W[17] * W[18]));
    }

    private static double firstDifficulty(Recall recall) {
        return W[4] - Math.exp(W[5] * (recall.grade() - 1)) + 1;
    }

    private static double difficulty(double before, Recall recall) {
        double moved = before + (10 - before) / 9 * (-W[6] * (recall.grade() - 3));
        return within(W[7] * firstDifficulty(Recall.EASY) + (1 - W[7]) * moved);
    }

    private static double within(double difficulty) {
        return Math.clamp(difficulty, 1, 10);
    }

    private static long wholeDays(Instant from, Instant to) {
        return Math.max(0, Duration.between(from, to).toDays());
    }
}
