package kibitzer.classroom.attendance;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;

/**
 * Who of a class was there on which day, by the class's clock.
 *
 * @param days the first first
 * @param lines by name
 */
public record Register(List<LocalDate> days, List<Line> lines) {

    public Register {
        days = List.copyOf(days);
        lines = List.copyOf(lines);
    }

    /**
     * What stands of somebody on a day.
     *
     * @param by the name of the instructor who put it right; empty where it is taken from a live lesson
     */
    public record Mark(Presence presence, Optional<String> by) {}

    /**
     * A learner; on a day on which they did not belong to the class there is no entry.
     *
     * @param left true if they belong to it no more
     */
    public record Line(LearnerId learner, String name, boolean left, Map<LocalDate, Mark> entries) {
        public Line {
            entries = Map.copyOf(entries);
        }

        public Optional<Mark> on(LocalDate day) {
            return Optional.ofNullable(entries.get(day));
        }

        /** On how many days they were present, excused or away. */
        public int count(Presence presence) {
            return (int) entries.values().stream()
                    .filter(entry -> entry.presence() == presence)
                    .count();
        }
    }

    /** The line of one learner alone; empty if there is none. */
    public Optional<Line> of(LearnerId learner) {
        return lines.stream().filter(line -> line.learner().equals(learner)).findFirst();
    }
}
