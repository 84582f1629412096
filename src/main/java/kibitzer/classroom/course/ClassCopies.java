package kibitzer.classroom.course;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Audience;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.SetFile;
import kibitzer.classroom.problems.SetVersion;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.classroom.problems.Versions;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.GroupId;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Makes a class for the next term from one of the last, or from a file in which one was taken along: what was assigned, on other
 * days, the pages, what is played otherwise, the groups and teams and what counts; nobody who was in it.
 */
@Service
public class ClassCopies {
    private final ClassGate gate;
    private final Classrooms classrooms;
    private final Assignments assignments;
    private final ClubPlays club;
    private final ClassPages pages;
    private final ClassGroups groups;
    private final Gradings gradings;
    private final Drafts drafts;
    private final Versions versions;
    private final Clock clock;

    ClassCopies(
            ClassGate gate,
            Classrooms classrooms,
            Assignments assignments,
            ClubPlays club,
            ClassPages pages,
            ClassGroups groups,
            Gradings gradings,
            Drafts drafts,
            Versions versions,
            Clock clock) {
        this.gate = gate;
        this.classrooms = classrooms;
        this.assignments = assignments;
        this.club = club;
        this.pages = pages;
        this.groups = groups;
        this.gradings = gradings;
        this.drafts = drafts;
        this.versions = versions;
        this.clock = clock;
    }

    /**
     * The day on which the first of the assignments that a copy would have opens; empty if it would have none.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    @Transactional(readOnly = true)
    public Optional<LocalDate> firstDay(ClassroomId classroom, LearnerId who) {
        return taughtIn(classroom, who).firstDay();
    }

    /**
     * Copies a class with its assignments that are not taken back, each at the same time of its day. Whoever copies it runs the
     * copy; the versions are those that were assigned.
     *
     * @param first when the first assignment is to open; the others follow in the same distance
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if something would be due by now
     */
    @Transactional
    public ClassroomId copy(ClassroomId classroom, LearnerId who, ClassName name, Optional<LocalDate> first) {
        Course course = taughtIn(classroom, who);
        return make(who, name, course.clock().zone(), course, Map.of(), first);
    }

    /**
     * All of it that can be taken along, with the sets in the versions that were assigned.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    @Transactional(readOnly = true)
    public CourseFile file(ClassroomId classroom, LearnerId who) {
        Admission admission = gate.requireInstructor(classroom, who);
        Course course = taughtIn(classroom, who);
        List<SetFile> sets = course.tasks().stream()
                .map(task -> versions.find(task.version()).orElseThrow())
                .distinct()
                .collect(Collectors.groupingBy(SetVersion::set, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(set -> SetFile.of(drafts.find(who, set.getKey()).map(StoredDraft::draft), set.getValue()))
                .toList();
        return new CourseFile(
                admission.classroom().name(), admission.classroom().zone(), sets, course);
    }

    /**
     * Makes a class of what was taken along, which whoever reads it runs; the sets become their own.
     *
     * @param first when the first assignment is to open
     * @throws AccessDeniedException if the account's role is not that of an instructor
     * @throws BadEntry if something would be due by now
     */
    @Transactional
    public ClassroomId make(LearnerId who, ClassName name, ZoneId zone, CourseFile file, Optional<LocalDate> first) {
        Map<VersionId, VersionId> taken = new HashMap<>();
        file.sets().forEach(set -> taken.putAll(versions.take(who, set)));
        return make(who, name, zone, file.course(), taken, first);
    }

    private ClassroomId make(
            LearnerId who,
            ClassName name,
            ZoneId zone,
            Course course,
            Map<VersionId, VersionId> taken,
            Optional<LocalDate> first) {
        long days = course.firstDay()
                .flatMap(was -> first.map(becomes -> ChronoUnit.DAYS.between(was, becomes)))
                .orElse(0L);
        ClassTime there = new ClassTime(zone);
        List<Terms> moved = course.tasks().stream()
                .map(task -> task.terms()
                        .moved(moment -> there.likewise(course.clock().after(moment, days), course.clock())))
                .toList();
        refusePassed(moved, zone);
        ClassroomId made = classrooms.create(who, name, zone);
        club.take(made, course.plays());
        pages.take(made, course.pages());
        Map<RosterName, GroupId> named = new HashMap<>();
        course.groups()
                .forEach(group ->
                        named.put(group.name(), groups.make(made, who, group.kind(), group.name(), List.of())));
        Map<AssignmentId, Integer> weights = new HashMap<>();
        for (int place = 0; place < moved.size(); place++) {
            Course.Task task = course.tasks().get(place);
            VersionId version = taken.getOrDefault(task.version(), task.version());
            AssignmentId given =
                    assignments.give(who, made, version, moved.get(place)).id();
            weights.put(given, task.weight());
            if (!task.groups().isEmpty()) {
                assignments.giveTo(who, given, audience(task, named));
            }
        }
        gradings.set(made, who, new Grading(course.pass(), course.dropped(), weights));
        return made;
    }

    private static Audience audience(Course.Task task, Map<RosterName, GroupId> named) {
        return new Audience(
                task.groups().stream()
                        .map(group -> Objects.requireNonNull(named.get(group)))
                        .collect(Collectors.toUnmodifiableSet()),
                Set.of());
    }

    private void refusePassed(List<Terms> moved, ZoneId zone) {
        moved.stream()
                .filter(terms -> !terms.due().isAfter(clock.instant()))
                .findFirst()
                .ifPresent(terms -> {
                    throw new BadEntry(
                            BadEntry.Field.ELSEWHERE,
                            "\u201c" + terms.title() + "\u201d would be due on "
                                    + LocalDate.ofInstant(terms.due(), zone)
                                    + ", which has passed. Choose a later day.");
                });
    }

    private Course taughtIn(ClassroomId classroom, LearnerId who) {
        ClassTime clockThere =
                new ClassTime(gate.requireInstructor(classroom, who).classroom().zone());
        List<ClassGroup> ofClass = groups.of(classroom, who).stream()
                .filter(group -> group.kind() != GroupKind.PAIR)
                .toList();
        Grading grading = gradings.of(classroom);
        return new Course(
                clockThere,
                assignments.of(who, classroom).stream()
                        .filter(given -> given.withdrawn().isEmpty())
                        .map(given -> task(given, who, ofClass, grading))
                        .toList(),
                club.of(classroom, who),
                pages.copies(classroom, who),
                ofClass.stream()
                        .map(group -> new Course.Named(group.kind(), group.name()))
                        .toList(),
                grading.pass(),
                grading.dropped());
    }

    /** What is for single learners or pairs is for the whole class, for they are not in it. */
    private Course.Task task(Assignment given, LearnerId who, List<ClassGroup> ofClass, Grading grading) {
        Set<GroupId> reached = assignments.audience(who, given.id()).groups();
        return new Course.Task(
                given.version(),
                given.terms(),
                ofClass.stream()
                        .filter(group -> reached.contains(group.id()))
                        .map(ClassGroup::name)
                        .collect(Collectors.toUnmodifiableSet()),
                grading.weight(given.id()));
    }
}
