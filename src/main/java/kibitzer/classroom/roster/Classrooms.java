package kibitzer.classroom.roster;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The classes: making them, finding them, what is set for a whole class. */
@Service
public class Classrooms {
    private final ClassroomRows classrooms;
    private final MemberRows members;
    private final ClassGate gate;
    private final Accounts accounts;
    private final Clock clock;

    Classrooms(ClassroomRows classrooms, MemberRows members, ClassGate gate, Accounts accounts, Clock clock) {
        this.classrooms = classrooms;
        this.members = members;
        this.gate = gate;
        this.accounts = accounts;
        this.clock = clock;
    }

    /** The class as somebody may see it; empty if there is none, or not for this account. */
    @Transactional(readOnly = true)
    public Optional<Admission> find(ClassroomId id, LearnerId who) {
        return gate.find(id, who);
    }

    /** Classes that somebody runs, those that go on first, then by name. */
    @Transactional(readOnly = true)
    public List<Classroom> taughtBy(LearnerId who) {
        return classrooms.of(who, Part.INSTRUCTOR);
    }

    /** Classes in which somebody learns, those that go on first, then by name. */
    @Transactional(readOnly = true)
    public List<Classroom> attendedBy(LearnerId who) {
        return classrooms.of(who, Part.LEARNER);
    }

    /** Classes at which somebody looks on, those that go on first, then by name. */
    @Transactional(readOnly = true)
    public List<Classroom> observedBy(LearnerId who) {
        return classrooms.of(who, Part.OBSERVER);
    }

    /**
     * Everybody in a class. For services that have asked {@link ClassGate} whether whoever looks may see it.
     *
     * @throws NoSuchClass if there is none
     */
    @Transactional(readOnly = true)
    public Roster roster(ClassroomId id) {
        return new Roster(classrooms.find(id).orElseThrow(NoSuchClass::new), members.of(id));
    }

    /**
     * Makes a class whose first instructor is whoever makes it.
     *
     * @throws AccessDeniedException if the account's role is not that of an instructor
     */
    @Transactional
    public ClassroomId create(LearnerId who, ClassName name, ZoneId zone) {
        Account account = accounts.find(who)
                .filter(found -> !found.disabled() && found.role().atLeast(Role.INSTRUCTOR))
                .orElseThrow(() -> new AccessDeniedException("only an instructor makes classes"));
        Instant now = now();
        ClassroomId id = classrooms.insert(name, zone, now);
        members.insert(id, who, Part.INSTRUCTOR, new RosterName(account.name().text()), now);
        return id;
    }

    /** @throws NoSuchClass if this account does not run it */
    @Transactional
    public void rename(ClassroomId id, LearnerId acting, ClassName name) {
        change(id, acting, row -> row.rename(id, name));
    }

    /** @throws NoSuchClass if this account does not run it */
    @Transactional
    public void moveTo(ClassroomId id, LearnerId acting, ZoneId zone) {
        change(id, acting, row -> row.zone(id, zone));
    }

    /**
     * Ends a class, or takes it up again; all of it stays.
     *
     * @throws NoSuchClass if this account does not run it
     */
    @Transactional
    public void archive(ClassroomId id, LearnerId acting, boolean archived) {
        Optional<Instant> at = archived ? Optional.of(now()) : Optional.empty();
        change(id, acting, row -> row.archive(id, at));
    }

    /** @throws NoSuchClass if this account does not run it */
    @Transactional(readOnly = true)
    public JoinDoor joinDoor(ClassroomId id, LearnerId acting) {
        gate.requireInstructor(id, acting);
        return classrooms.joinDoor(id);
    }

    /**
     * Opens or closes the way in by code; invitations work either way.
     *
     * @throws NoSuchClass if this account does not run it
     */
    @Transactional
    public void joinOpen(ClassroomId id, LearnerId acting, boolean open) {
        change(id, acting, row -> row.joinOpen(id, open));
    }

    /**
     * Gives the class another code; the one before opens nothing any more.
     *
     * @throws NoSuchClass if this account does not run it
     */
    @Transactional
    public void renewCode(ClassroomId id, LearnerId acting) {
        change(id, acting, row -> row.renewCode(id));
    }

    private void change(ClassroomId id, LearnerId acting, Consumer<ClassroomRows> change) {
        gate.requireInstructor(id, acting);
        change.accept(classrooms);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
