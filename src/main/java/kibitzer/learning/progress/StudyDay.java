package kibitzer.learning.progress;

import java.time.Duration;

/**
 * What was done in a day.
 *
 * @param answers how many
 * @param time spent on them; an answer that took longer than five minutes counts five
 */
public record StudyDay(int answers, int right, Duration time) {
    static final StudyDay NOTHING = new StudyDay(0, 0, Duration.ZERO);
    /** Who takes longer has left the table. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    StudyDay and(boolean isRight, Duration taken) {
        return new StudyDay(
                answers + 1, right + (isRight ? 1 : 0), time.plus(taken.compareTo(LONGEST) > 0 ? LONGEST : taken));
    }

    StudyDay and(StudyDay other) {
        return new StudyDay(answers + other.answers, right + other.right, time.plus(other.time));
    }
}
