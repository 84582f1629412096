package kibitzer.classroom.course;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.pages.PageCopy;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.RosterName;

/**
 * What is taught in a class, apart from who is in it.
 *
 * @param clock the one by which the times of the tasks are read
 * @param pass as in a grading
 * @param dropped as in a grading
 */
public record Course(
        ClassTime clock,
        List<Task> tasks,
        List<PlayedSo> plays,
        List<PageCopy> pages,
        List<Named> groups,
        Optional<Integer> pass,
        int dropped) {

    public Course {
        tasks = List.copyOf(tasks);
        plays = List.copyOf(plays);
        pages = List.copyOf(pages);
        groups = List.copyOf(groups);
    }

    /**
     * A group or team, with nobody in it; a pair is nothing but its two.
     *
     * @param kind any but a pair
     */
    public record Named(GroupKind kind, RosterName name) {}

    /**
     * What is assigned.
     *
     * @param groups whom it is for, groups and teams; none for the whole class
     * @param weight how many times it counts
     */
    public record Task(VersionId version, Terms terms, Set<RosterName> groups, int weight) {
        public Task {
            groups = Set.copyOf(groups);
        }
    }

    /** The day on which the first task opens; empty if there is none. */
    public Optional<LocalDate> firstDay() {
        return tasks.stream()
                .map(task -> clock.shown(task.terms().opens()).toLocalDate())
                .min(LocalDate::compareTo);
    }
}
