package kibitzer.classroom.attendance;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import kibitzer.accounts.Accounts;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ExportTable;
import kibitzer.classroom.attendance.Register.Line;
import kibitzer.classroom.attendance.Register.Mark;
import kibitzer.classroom.attendance.RegisterRows.Noted;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Keeps the register of a class. Whoever had a seat in a live lesson was there on its day, and who belonged to the class and had none
 * was away; what an instructor puts right takes the place of that. A lesson in which no learner of the class sat makes no day.
 */
@Service
@Transactional
public class Registers {
    /** Days that a register may have. */
    public static final int MOST_DAYS = 400;

    private final ClassGate gate;
    private final Classrooms classrooms;
    private final Accounts accounts;
    private final RegisterRows rows;
    private final Clock clock;

    Registers(ClassGate gate, Classrooms classrooms, Accounts accounts, RegisterRows rows, Clock clock) {
        this.gate = gate;
        this.classrooms = classrooms;
        this.accounts = accounts;
        this.rows = rows;
        this.clock = clock;
    }

    /** @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on */
    @Transactional(readOnly = true)
    public Register of(ClassroomId classroom, LearnerId who) {
        return read(gate.requireObserver(classroom, who).classroom());
    }

    /**
     * The days, and the line of whoever asks alone.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not belong to it
     */
    @Transactional(readOnly = true)
    public Register own(ClassroomId classroom, LearnerId who) {
        Register whole = read(gate.requireMember(classroom, who).classroom());
        return new Register(whole.days(), whole.of(who).map(List::of).orElse(List.of()));
    }

    /**
     * Puts right what stands of a learner on a day.
     *
     * @throws NoSuchClass if there is none, or the one who acts does not run it
     * @throws BadQuestion if it is no learner of the class, or no day of the register
     */
    public void note(ClassroomId classroom, LearnerId who, LearnerId learner, LocalDate day, Presence presence) {
        Classroom found = gate.requireInstructor(classroom, who).classroom();
        rows.hold(classroom);
        Register register = read(found);
        if (!register.days().contains(day)) {
            throw new BadQuestion("day", day.toString(), "a day of the register");
        }
        if (register.of(learner).isEmpty()) {
            throw new BadQuestion("learner", "not a learner of this class", "a learner of the class");
        }
        rows.note(classroom, learner, day, presence, name(who), now());
    }

    /**
     * Adds a day that had no live lesson: everybody who belonged to the class then is away until it is put right.
     *
     * @throws NoSuchClass if there is none, or the one who acts does not run it
     * @throws BadQuestion if the day is to come, before the class began, there already, or nobody belonged to the class
     */
    public void add(ClassroomId classroom, LearnerId who, LocalDate day) {
        Classroom found = gate.requireInstructor(classroom, who).classroom();
        rows.hold(classroom);
        if (day.isAfter(LocalDate.ofInstant(clock.instant(), found.zone()))) {
            throw new BadQuestion("day", "is still to come", "today or a day before");
        }
        Register register = read(found);
        if (register.days().contains(day)) {
            throw new BadQuestion("day", "stands in the register already", "another day");
        }
        if (register.days().size() >= MOST_DAYS) {
            throw new BadQuestion("day", "the register is full", "at most " + MOST_DAYS + " days");
        }
        List<Member> there = learners(found).stream()
                .filter(member -> belonged(member, day, found.zone()))
                .toList();
        if (there.isEmpty()) {
            throw new BadQuestion("day", "nobody belonged to the class then", "a day on which it had learners");
        }
        there.forEach(member -> rows.note(classroom, member.learner(), day, Presence.AWAY, name(who), now()));
    }

    /**
     * Takes back all that was put right on a day: what a live lesson says of it stands again, and without one the day is gone.
     *
     * @throws NoSuchClass if there is none, or the one who acts does not run it
     */
    public void takeBack(ClassroomId classroom, LearnerId who, LocalDate day) {
        gate.requireInstructor(classroom, who);
        rows.forget(classroom, day);
    }

    /**
     * A line for each learner, a column for each day, and how often they were there.
     *
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     */
    @Transactional(readOnly = true)
    public ExportTable table(ClassroomId classroom, LearnerId who) {
        Register register = of(classroom, who);
        List<String> head = new ArrayList<>(List.of("Learner", "In the class"));
        register.days().forEach(day -> head.add(day.toString()));
        int figures = head.size();
        for (Presence presence : Presence.values()) {
            head.add("Days " + presence.word());
        }
        return new ExportTable(
                "Register",
                head,
                register.lines().stream().map(line -> cells(register, line)).toList(),
                Set.of(figures, figures + 1, figures + 2));
    }

    private static List<String> cells(Register register, Line line) {
        List<String> cells = new ArrayList<>(List.of(line.name(), line.left() ? "left" : "yes"));
        register.days()
                .forEach(day -> cells.add(
                        line.on(day).map(entry -> entry.presence().word()).orElse("")));
        for (Presence presence : Presence.values()) {
            cells.add(String.valueOf(line.count(presence)));
        }
        return cells;
    }

    private Register read(Classroom classroom) {
        Map<LocalDate, Set<LearnerId>> seated = new TreeMap<>();
        rows.seats(classroom.id())
                .forEach(seat -> seated.computeIfAbsent(
                                LocalDate.ofInstant(seat.begun(), classroom.zone()), none -> new HashSet<>())
                        .add(seat.learner()));
        Map<LearnerId, Map<LocalDate, Mark>> noted = new HashMap<>();
        Set<LocalDate> days = new TreeSet<>(seated.keySet());
        for (Noted note : rows.noted(classroom.id())) {
            days.add(note.day());
            noted.computeIfAbsent(note.learner(), none -> new HashMap<>()).put(note.day(), note.entry());
        }
        return new Register(
                List.copyOf(days),
                learners(classroom).stream()
                        .map(member ->
                                line(member, seated, noted.getOrDefault(member.learner(), Map.of()), classroom.zone()))
                        .toList());
    }

    private static Line line(
            Member member, Map<LocalDate, Set<LearnerId>> seated, Map<LocalDate, Mark> noted, ZoneId zone) {
        Map<LocalDate, Mark> entries = new HashMap<>();
        seated.forEach((day, there) -> {
            if (there.contains(member.learner())) {
                entries.put(day, new Mark(Presence.PRESENT, Optional.empty()));
            } else if (belonged(member, day, zone)) {
                entries.put(day, new Mark(Presence.AWAY, Optional.empty()));
            }
        });
        entries.putAll(noted);
        return new Line(member.learner(), member.name().text(), !member.present(), entries);
    }

    private List<Member> learners(Classroom classroom) {
        return classrooms.roster(classroom.id()).members().stream()
                .filter(Member::learns)
                .toList();
    }

    private static boolean belonged(Member member, LocalDate day, ZoneId zone) {
        return !LocalDate.ofInstant(member.joinedAt(), zone).isAfter(day)
                && member.leftAt()
                        .filter(left -> LocalDate.ofInstant(left, zone).isBefore(day))
                        .isEmpty();
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private String name(LearnerId who) {
        return accounts.find(who).orElseThrow(NoSuchClass::new).name().text();
    }
}
