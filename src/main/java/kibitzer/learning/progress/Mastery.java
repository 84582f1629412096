package kibitzer.learning.progress;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import kibitzer.learning.AnswerWorth;
import kibitzer.learning.AttemptSummary;
import kibitzer.marking.Grade;

/**
 * How well a skill is mastered: the share of right answers, in which each answer counts nine tenths of the one after it,
 * and half as much after {@value #HALF_LIFE_DAYS} days. One wrong answer is taken for granted, so that few answers prove
 * little: one right answer is a half, five running are four fifths. What hints take off an answer it does not show.
 */
public final class Mastery {
    /** A skill this well mastered is called so. */
    public static final double MASTERED = 0.8;

    static final int HALF_LIFE_DAYS = 30;
    private static final double EACH_BEFORE = 0.9;
    private static final double GRANTED = 1;

    private Mastery() {}

    /** Mastery at a moment. */
    public record Point(Instant at, double mastery) {}

    /**
     * Mastery of one skill now, 0 to 1.
     *
     * @param answers its answers, the oldest first
     */
    public static double of(List<AttemptSummary> answers, Instant now) {
        double right = 0;
        double all = GRANTED;
        double weight = 1;
        for (AttemptSummary answer : answers.reversed()) {
            double counts = weight * faded(Duration.between(answer.at(), now));
            right += counts * worth(answer.grade()) * AnswerWorth.left(answer.hints());
            all += counts;
            weight *= EACH_BEFORE;
        }
        return right / all;
    }

    /** Mastery right after each answer, and now. */
    public static List<Point> curve(List<AttemptSummary> answers, Instant now) {
        List<Point> curve = new ArrayList<>();
        for (int answered = 1; answered <= answers.size(); answered++) {
            List<AttemptSummary> before = answers.subList(0, answered);
            Instant at = before.getLast().at();
            curve.add(new Point(at, of(before, at)));
        }
        if (!answers.isEmpty()) {
            curve.add(new Point(now, of(answers, now)));
        }
        return List.copyOf(curve);
    }

    /** An answer that the book only allows is right, and shows less. */
    private static double worth(Grade grade) {
        return switch (grade) {
            case BEST -> 1;
            case ACCEPTABLE -> 0.7;
            case WRONG, ILLEGAL -> 0;
        };
    }

    private static double faded(Duration age) {
        double days = Math.max(0, age.toSeconds() / (double) Duration.ofDays(1).toSeconds());
        return Math.pow(0.5, days / HALF_LIFE_DAYS);
    }
}
