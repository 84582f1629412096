package kibitzer.classroom.roster;

import java.util.Optional;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Lets into a class whoever belongs to it. Each call asks the database anew, whatever a page believes: for the account's role,
 * for the part in the class. An administrator passes as an instructor; an instructor whose account lost that role passes as a
 * learner.
 */
@Component
public class ClassGate {
    private final Accounts accounts;
    private final ClassroomRows classrooms;
    private final MemberRows members;

    ClassGate(Accounts accounts, ClassroomRows classrooms, MemberRows members) {
        this.accounts = accounts;
        this.classrooms = classrooms;
        this.members = members;
    }

    /** Empty if there is no such class, or not for this account. */
    @Transactional(readOnly = true)
    public Optional<Admission> find(ClassroomId id, LearnerId who) {
        return accounts.find(who)
                .filter(account -> !account.disabled())
                .flatMap(account -> part(id, account)
                        .flatMap(part -> classrooms.find(id).map(classroom -> new Admission(classroom, who, part))));
    }

    /**
     * For what every member may see.
     *
     * @throws NoSuchClass if there is none, or not for this account
     */
    @Transactional(readOnly = true)
    public Admission requireMember(ClassroomId id, LearnerId who) {
        return find(id, who).orElseThrow(NoSuchClass::new);
    }

    /**
     * For what only those who run the class may see and do.
     *
     * @throws NoSuchClass if there is none, or this account does not run it
     */
    @Transactional(readOnly = true)
    public Admission requireInstructor(ClassroomId id, LearnerId who) {
        return find(id, who).filter(Admission::instructs).orElseThrow(NoSuchClass::new);
    }

    /**
     * For what those may see who run the class or look on, and nobody changes.
     *
     * @throws NoSuchClass if there is none, or this account does neither
     */
    @Transactional(readOnly = true)
    public Admission requireObserver(ClassroomId id, LearnerId who) {
        return find(id, who).filter(admission -> !admission.learns()).orElseThrow(NoSuchClass::new);
    }

    private Optional<Part> part(ClassroomId id, Account account) {
        if (account.role() == Role.ADMINISTRATOR) {
            return Optional.of(Part.INSTRUCTOR);
        }
        return members.find(id, account.learner())
                .filter(Member::present)
                .map(member ->
                        member.instructs() && !account.role().atLeast(Role.INSTRUCTOR) ? Part.LEARNER : member.part());
    }
}
