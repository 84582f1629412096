package kibitzer.classroom.roster;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Names that instructors put on a roster before anybody came, each with a link for the one person it is meant for. */
@Service
public class Invitations {
    /** Open at a time in one class. */
    static final int MOST = 2_000;

    private final InvitationRows invitations;
    private final MemberRows members;
    private final ClassroomRows classrooms;
    private final ClassGate gate;
    private final Clock clock;

    Invitations(InvitationRows invitations, MemberRows members, ClassroomRows classrooms, ClassGate gate, Clock clock) {
        this.invitations = invitations;
        this.members = members;
        this.classrooms = classrooms;
        this.gate = gate;
        this.clock = clock;
    }

    /**
     * The names that nobody has taken yet.
     *
     * @throws NoSuchClass if this account does not run the class
     */
    @Transactional(readOnly = true)
    public List<Invitation> open(ClassroomId id, LearnerId acting) {
        gate.requireInstructor(id, acting);
        return invitations.of(id);
    }

    /**
     * What {@link #invite} would take of a roster; nothing is stored.
     *
     * @throws NoSuchClass if this account does not run the class
     */
    @Transactional(readOnly = true)
    public RosterRead preview(ClassroomId id, LearnerId acting, RosterRead read) {
        gate.requireInstructor(id, acting);
        return known(id, read);
    }

    /**
     * Invites everybody on a roster who is not on the class's own yet.
     *
     * @return the links, which are told this once
     * @throws NoSuchClass if this account does not run the class
     * @throws BadEntry if the class is archived, or too many would be invited
     */
    @Transactional
    public List<PersonalLink> invite(ClassroomId id, LearnerId acting, List<RosterLine> lines) {
        going(id, acting);
        List<RosterLine> fresh = known(id, new RosterRead(lines, List.of())).lines();
        if (invitations.of(id).size() + fresh.size() > MOST) {
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE,
                    "A class has at most " + MOST + " open invitations; withdraw some first.");
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return fresh.stream()
                .map(line -> {
                    Secret link = Secret.fresh();
                    invitations.insert(id, line.name(), line.email(), link, now);
                    return new PersonalLink(line.name(), line.email(), link);
                })
                .toList();
    }

    /**
     * Another link for each of some invitations; those before open nothing any more.
     *
     * @throws NoSuchClass if this account does not run the class
     * @throws BadEntry if the class is archived
     */
    @Transactional
    public List<PersonalLink> renew(ClassroomId id, LearnerId acting, List<InvitationId> which) {
        going(id, acting);
        return which.stream()
                .flatMap(each -> invitations.find(id, each).stream())
                .map(this::renewed)
                .toList();
    }

    /**
     * Another link for an invitation, which is to be sent to its address; whoever asks. The one before opens nothing any more.
     *
     * @return empty if the invitation was taken or withdrawn, has no address, or its class is archived
     */
    @Transactional
    public Optional<PersonalLink> toBeMailed(InvitationId which) {
        return invitations
                .find(which)
                .filter(invitation -> invitation.email().isPresent()
                        && classrooms
                                .find(invitation.classroom())
                                .filter(going -> !going.archived())
                                .isPresent())
                .map(this::renewed);
    }

    private PersonalLink renewed(Invitation invitation) {
        Secret link = Secret.fresh();
        invitations.renew(invitation.id(), link);
        return new PersonalLink(invitation.name(), invitation.email(), link);
    }

    /**
     * Takes a name off the roster; its link opens nothing any more.
     *
     * @throws NoSuchClass if this account does not run the class
     */
    @Transactional
    public void withdraw(ClassroomId id, LearnerId acting, InvitationId which) {
        gate.requireInstructor(id, acting);
        invitations.find(id, which).ifPresent(invitation -> invitations.delete(invitation.id()));
    }

    private void going(ClassroomId id, LearnerId acting) {
        gate.requireInstructor(id, acting);
        if (classrooms.lock(id).filter(Classroom::archived).isPresent()) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "This class is archived and takes nobody.");
        }
    }

    /** Leaves out whom the class knows: a member of the same name, an open invitation for the same person. */
    private RosterRead known(ClassroomId id, RosterRead read) {
        List<Member> present = members.of(id).stream().filter(Member::present).toList();
        List<RosterLine> invited = invitations.of(id).stream()
                .map(open -> new RosterLine(0, open.name(), open.email()))
                .toList();
        List<RosterLine> fresh = new ArrayList<>();
        List<RosterFault> faults = new ArrayList<>(read.faults());
        for (RosterLine line : read.lines()) {
            Optional<String> why = present.stream()
                            .anyMatch(member ->
                                    member.name().key().equals(line.name().key()))
                    ? Optional.of(line.name() + " is in the class already.")
                    : invited.stream().anyMatch(line::same)
                            ? Optional.of(line.name() + " is invited already.")
                            : Optional.empty();
            why = why.or(() -> Stream.concat(
                            present.stream().map(Member::name), invited.stream().map(RosterLine::name))
                    .filter(line.name()::passesFor)
                    .findFirst()
                    .map(other -> line.name() + " looks like " + other
                            + ", who is on the roster, but is written in another alphabet."));
            why.ifPresentOrElse(says -> faults.add(new RosterFault(line.line(), says, true)), () -> fresh.add(line));
        }
        faults.sort(Comparator.comparingInt(RosterFault::line));
        return new RosterRead(fresh, faults);
    }
}
