package kibitzer.classroom.assignment;

import java.time.Duration;
import java.util.Optional;

/**
 * How an assignment is held beside its dates and what it counts.
 *
 * @param reminderHours how long before it is due those who have not handed in are reminded by mail; 0 for never
 * @param limit how long a sitting may take from its first opening, in whole minutes; practice has no limit
 * @param drawn of how many of the set's questions each learner is asked, drawn for the learner; empty for all of them
 * @param tries how often a question may be answered that is told at once
 */
public record Conduct(int reminderHours, Optional<Duration> limit, Optional<Integer> drawn, Tries tries) {
    public static final int MOST_REMINDER_HOURS = 14 * 24;
    public static final int MOST_MINUTES = 24 * 60;

    /** Where nothing is said: a reminder a day before, no limit, every question. */
    public static final Conduct USUAL = new Conduct(24, Optional.empty(), Optional.empty());

    /** Where each question is answered once. */
    public Conduct(int reminderHours, Optional<Duration> limit, Optional<Integer> drawn) {
        this(reminderHours, limit, drawn, Tries.ONCE);
    }

    /** The same with a limit. */
    public Conduct within(Duration time) {
        return new Conduct(reminderHours, Optional.of(time), drawn, tries);
    }

    /** The same with further tries at what is not right. */
    public Conduct with(Tries further) {
        return new Conduct(reminderHours, limit, drawn, further);
    }

    /** The same with some of the questions for each learner. */
    public Conduct asking(int questions) {
        return new Conduct(reminderHours, limit, Optional.of(questions), tries);
    }

    /** How many questions a sitting has of a set of so many. */
    public int asked(int questions) {
        return drawn.map(some -> Math.min(some, questions)).orElse(questions);
    }

    /**
     * What can be earned where so many points stand in the set: as much for all, whatever was drawn for them. It is the mean of
     * the draws, rounded to a whole number and not to nothing.
     */
    public int possible(int points, int questions) {
        return asked(questions) == questions
                ? points
                : Math.max(Math.min(points, 1), Math.round((float) points * asked(questions) / questions));
    }

    /** True if no sitting that has begun would be held otherwise. */
    boolean sparesSittings(Conduct other) {
        return new Conduct(other.reminderHours, limit, drawn, tries).equals(other);
    }
}
