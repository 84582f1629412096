package kibitzer.classroom.assignment;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.GroupId;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Makes a class for the next term from one of the last: what was assigned, on other days, and the groups; nobody who was in it. */
@Service
public class ClassCopies {
    private final ClassGate gate;
    private final Classrooms classrooms;
    private final Assignments assignments;
    private final ClubPlays club;
    private final ClassPages pages;
    private final ClassGroups groups;
    private final Gradings gradings;
    private final Calendar calendar;

    ClassCopies(
            ClassGate gate,
            Classrooms classrooms,
            Assignments assignments,
            ClubPlays club,
            ClassPages pages,
            ClassGroups groups,
            Gradings gradings,
            Calendar calendar) {
        this.gradings = gradings;
        this.club = club;
        this.pages = pages;
        this.groups = groups;
        this.gate = gate;
        this.classrooms = classrooms;
        this.assignments = assignments;
        this.calendar = calendar;
    }

    /**
     * The day on which the first of the assignments that a copy would have opens; empty if it would have none.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    @Transactional(readOnly = true)
    public Optional<LocalDate> firstDay(ClassroomId classroom, LearnerId who) {
        ZoneId zone = gate.requireInstructor(classroom, who).classroom().zone();
        return standing(classroom, who).stream()
                .map(given -> LocalDate.ofInstant(given.terms().opens(), zone))
                .min(LocalDate::compareTo);
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
        Admission admission = gate.requireInstructor(classroom, who);
        ZoneId zone = admission.classroom().zone();
        ClassTime time = new ClassTime(zone);
        long days = firstDay(classroom, who)
                .flatMap(was -> first.map(becomes -> ChronoUnit.DAYS.between(was, becomes)))
                .orElse(0L);
        List<Assignment> standing = standing(classroom, who);
        List<Terms> moved = standing.stream()
                .map(given -> given.terms().moved(moment -> time.after(moment, days)))
                .toList();
        moved.stream()
                .filter(terms -> !terms.due().isAfter(calendar.now()))
                .findFirst()
                .ifPresent(terms -> {
                    throw new BadEntry(
                            BadEntry.Field.ELSEWHERE,
                            "\u201c" + terms.title() + "\u201d would be due on "
                                    + LocalDate.ofInstant(terms.due(), zone)
                                    + ", which has passed. Choose a later day.");
                });
        ClassroomId copy = classrooms.create(who, name, zone);
        club.copy(classroom, copy);
        pages.copy(classroom, copy);
        Map<GroupId, GroupId> there = groups.copy(classroom, copy, who);
        Map<AssignmentId, AssignmentId> copied = new HashMap<>();
        for (int place = 0; place < moved.size(); place++) {
            Assignment given = assignments.give(who, copy, standing.get(place).version(), moved.get(place));
            Audience audience = audience(who, standing.get(place), there);
            copied.put(standing.get(place).id(), given.id());
            if (!audience.isWholeClass()) {
                assignments.giveTo(who, given.id(), audience);
            }
        }
        gradings.copy(classroom, copy, copied);
        return copy;
    }

    /** The groups' own in the copy; what was for single learners is for the whole class, for they are not in it. */
    private Audience audience(LearnerId who, Assignment standing, Map<GroupId, GroupId> there) {
        return new Audience(
                assignments.audience(who, standing.id()).groups().stream()
                        .flatMap(group -> Optional.ofNullable(there.get(group)).stream())
                        .collect(Collectors.toUnmodifiableSet()),
                Set.of());
    }

    private List<Assignment> standing(ClassroomId classroom, LearnerId who) {
        return assignments.of(who, classroom).stream()
                .filter(given -> given.withdrawn().isEmpty())
                .toList();
    }
}
