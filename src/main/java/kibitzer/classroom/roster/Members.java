package kibitzer.classroom.roster;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Changes of who belongs to a class and as what. A class always keeps an instructor; whoever goes stays on the roster. */
@Service
public class Members {
    private final MemberRows members;
    private final ClassroomRows classrooms;
    private final ClassGate gate;
    private final Accounts accounts;
    private final Clock clock;

    Members(MemberRows members, ClassroomRows classrooms, ClassGate gate, Accounts accounts, Clock clock) {
        this.members = members;
        this.classrooms = classrooms;
        this.gate = gate;
        this.accounts = accounts;
        this.clock = clock;
    }

    /**
     * Leaves a class of one's own.
     *
     * @throws NoSuchClass if whoever leaves does not belong to it
     * @throws BadEntry if nobody would be left to run it
     */
    @Transactional
    public void leave(ClassroomId id, LearnerId own) {
        Member member = present(id, own);
        if (member.instructs()) {
            requireAnother(id, own);
        }
        members.left(id, own, Optional.of(now()));
    }

    /**
     * Removes a learner or somebody who looks on; the row stays.
     *
     * @throws NoSuchClass if whoever acts does not run the class
     * @throws BadEntry if it is an instructor
     */
    @Transactional
    public void remove(ClassroomId id, LearnerId acting, LearnerId learner) {
        gate.requireInstructor(id, acting);
        if (present(id, learner).instructs()) {
            throw bad("An instructor is not removed; instructors step down or leave.");
        }
        members.left(id, learner, Optional.of(now()));
    }

    /**
     * Takes somebody back, as a learner, whatever they were.
     *
     * @throws NoSuchClass if whoever acts does not run the class
     * @throws BadEntry if the class is archived
     */
    @Transactional
    public void putBack(ClassroomId id, LearnerId acting, LearnerId learner) {
        gate.requireInstructor(id, acting);
        if (lock(id).archived()) {
            throw bad("This class is archived and takes nobody.");
        }
        Member member = members.find(id, learner).orElseThrow(NoSuchClass::new);
        if (!member.present()) {
            members.part(id, learner, Part.LEARNER);
            members.left(id, learner, Optional.empty());
        }
    }

    /**
     * Corrects the name under which somebody stands on the roster.
     *
     * @throws NoSuchClass if whoever acts does not run the class
     * @throws BadEntry if another member's name looks the same in another alphabet
     */
    @Transactional
    public void rename(ClassroomId id, LearnerId acting, LearnerId learner, RosterName name) {
        gate.requireInstructor(id, acting);
        members.of(id).stream()
                .filter(other -> !other.learner().equals(learner) && name.passesFor(other.name()))
                .findFirst()
                .ifPresent(other -> {
                    throw bad(name + " looks like " + other.name()
                            + ", who is on the roster, but is written in another alphabet.");
                });
        members.name(id, learner, name);
    }

    /**
     * Makes a member an instructor of the class.
     *
     * @throws NoSuchClass if whoever acts does not run the class
     * @throws BadEntry if the member's account does not have the role of an instructor
     */
    @Transactional
    public void makeInstructor(ClassroomId id, LearnerId acting, LearnerId learner) {
        gate.requireInstructor(id, acting);
        Member member = present(id, learner);
        if (!mayInstruct(learner)) {
            throw bad("The account of " + member.name() + " does not have the role of an instructor."
                    + " Whoever administers the trainer can give it.");
        }
        members.part(id, learner, Part.INSTRUCTOR);
    }

    /**
     * Lets a learner look on instead: they see the gradebook, change nothing, and are asked nothing any more. What they handed in
     * is kept and shown again if they learn again.
     *
     * @throws NoSuchClass if whoever acts does not run the class
     * @throws BadEntry if it is an instructor
     */
    @Transactional
    public void makeObserver(ClassroomId id, LearnerId acting, LearnerId learner) {
        change(id, acting, learner, Part.OBSERVER);
    }

    /**
     * Lets somebody who looks on learn again.
     *
     * @throws NoSuchClass if whoever acts does not run the class
     * @throws BadEntry if it is an instructor
     */
    @Transactional
    public void makeLearner(ClassroomId id, LearnerId acting, LearnerId observer) {
        change(id, acting, observer, Part.LEARNER);
    }

    private void change(ClassroomId id, LearnerId acting, LearnerId who, Part part) {
        gate.requireInstructor(id, acting);
        if (present(id, who).instructs()) {
            throw bad("An instructor steps down first.");
        }
        members.part(id, who, part);
    }

    /**
     * Lays one's own part of instructor down and stays as a learner.
     *
     * @throws NoSuchClass if whoever steps down does not belong to the class
     * @throws BadEntry if nobody would be left to run it
     */
    @Transactional
    public void stepDown(ClassroomId id, LearnerId own) {
        if (present(id, own).instructs()) {
            requireAnother(id, own);
            members.part(id, own, Part.LEARNER);
        }
    }

    /** Of two who leave at once, the second finds that the first has. */
    private Member present(ClassroomId id, LearnerId learner) {
        lock(id);
        return members.find(id, learner).filter(Member::present).orElseThrow(NoSuchClass::new);
    }

    private Classroom lock(ClassroomId id) {
        return classrooms.lock(id).orElseThrow(NoSuchClass::new);
    }

    private void requireAnother(ClassroomId id, LearnerId own) {
        boolean another = members.of(id).stream()
                .filter(member -> member.present() && member.instructs())
                .map(Member::learner)
                .anyMatch(other -> !other.equals(own) && mayInstruct(other));
        if (!another) {
            throw bad("You are the only instructor of this class; make somebody else one first.");
        }
    }

    private boolean mayInstruct(LearnerId learner) {
        return accounts.find(learner)
                .filter(account -> !account.disabled())
                .map(Account::role)
                .filter(role -> role.atLeast(Role.INSTRUCTOR))
                .isPresent();
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
