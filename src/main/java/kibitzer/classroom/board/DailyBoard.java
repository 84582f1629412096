package kibitzer.classroom.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.classroom.roster.Classroom;
import kibitzer.learning.daily.DailyResults.Score;

/**
 * How the learners of a class who agreed did in the daily hands, as one of them sees it.
 *
 * @param today empty until whoever looks has answered all hands of the day; else those who have
 * @param week the last seven days, with today in them only if {@code today} is there
 */
public record DailyBoard(Classroom classroom, Optional<List<Line>> today, List<Line> week) {

    public DailyBoard {
        today = today.map(List::copyOf);
        week = List.copyOf(week);
    }

    /**
     * A learner's line.
     *
     * @param place from 1; whoever has as many right answers has the same place
     * @param name under which the class knows the learner
     * @param own true for whoever looks
     */
    public record Line(int place, String name, boolean own, Score score) {}

    /** A learner without a place yet. */
    record Entry(String name, boolean own, Score score) {}

    /** The most right answers first; those with as many by name. */
    static List<Line> placed(Stream<Entry> entries) {
        List<Entry> sorted = entries.sorted(
                        Comparator.comparingInt((Entry entry) -> -entry.score().right())
                                .thenComparing(Entry::name, String.CASE_INSENSITIVE_ORDER))
                .toList();
        return sorted.stream()
                .map(entry -> new Line(
                        1
                                + (int) sorted.stream()
                                        .filter(other -> other.score().right()
                                                > entry.score().right())
                                        .count(),
                        entry.name(),
                        entry.own(),
                        entry.score()))
                .toList();
    }
}
