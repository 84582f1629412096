package kibitzer.classroom.roster;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Allowance;
import kibitzer.accounts.Allowances;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Network;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.accounts.Voucher;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * How accounts come into a class: by its code, or by a personal invitation. A code that opens nothing is counted, for each account
 * and each address, so that nobody finds a class by trying; a link is too long to be found so, and is not counted.
 */
@Service
public class Joining {
    static final int WRONG_OF_ONE_ACCOUNT = 20;

    /** Of 2^40 codes nobody finds one so, and no joker locks out the room whose address they share. */
    static final int WRONG_FROM_ONE_ADDRESS = 3_000;

    private final ClassroomRows classrooms;
    private final MemberRows members;
    private final InvitationRows invitations;
    private final Accounts accounts;
    private final Clock clock;
    private final Allowance ofAccounts;
    private final Allowance fromAddresses;

    Joining(
            ClassroomRows classrooms,
            MemberRows members,
            InvitationRows invitations,
            Accounts accounts,
            Allowances allowances,
            Clock clock) {
        this.classrooms = classrooms;
        this.members = members;
        this.invitations = invitations;
        this.accounts = accounts;
        this.ofAccounts = allowances.of("codes of classes, of an account", WRONG_OF_ONE_ACCOUNT);
        this.fromAddresses = allowances.of("codes of classes, from an address", WRONG_FROM_ONE_ADDRESS);
        this.clock = clock;
    }

    /**
     * The class that a code opens.
     *
     * @param code as it was typed
     * @param address where the request came from
     * @throws BadEntry if no class has the code, or the class takes nobody by it
     * @throws TooManyGuesses if too many codes were tried
     */
    @Transactional(readOnly = true)
    public JoinOffer byCode(String code, LearnerId who, String address) {
        Account account = account(who);
        return offer(
                opened(code, account, address),
                account,
                new RosterName(account.name().text()));
    }

    /**
     * Joins the class that a code opens; whoever belongs to it already stays as they are.
     *
     * @throws BadEntry as {@link #byCode}
     * @throws TooManyGuesses as {@link #byCode}
     */
    @Transactional
    public ClassroomId join(String code, LearnerId who, RosterName name, String address) {
        ClassroomId id = opened(code, account(who), address).id();
        classrooms.lock(id);
        if (members.find(id, who).isEmpty()) {
            if (members.of(id).stream().map(Member::name).anyMatch(name::passesFor)) {
                throw new BadEntry(
                        BadEntry.Field.NAME, "This name looks like another in the class; please choose another.");
            }
            members.insert(id, who, Part.LEARNER, name, now());
        }
        return id;
    }

    /**
     * The class and the name that a personal link is for.
     *
     * @throws BadEntry if the link is used or withdrawn, or the class is archived
     */
    @Transactional(readOnly = true)
    public JoinOffer byInvitation(Secret link, LearnerId who) {
        Account account = account(who);
        Invitation invitation = invited(link);
        return offer(going(invitation.classroom()), account, invitation.name());
    }

    /**
     * Takes an invitation: the account becomes a member under the roster's name, and the link opens nothing any more.
     *
     * @throws BadEntry as {@link #byInvitation}, or if the account belongs to the class already: then the link stays good
     */
    @Transactional
    public ClassroomId take(Secret link, LearnerId who) {
        account(who);
        Invitation invitation = invited(link);
        ClassroomId id = invitation.classroom();
        classrooms.lock(id);
        going(id);
        Optional<Member> before = members.find(id, who);
        if (before.filter(Member::present).isPresent()) {
            throw bad("You are in this class already. The link stays good for " + invitation.name() + ".");
        }
        if (!invitations.delete(invitation.id())) {
            throw unknownLink();
        }
        if (before.isPresent()) {
            members.part(id, who, Part.LEARNER);
            members.name(id, who, invitation.name());
            members.left(id, who, Optional.empty());
        } else {
            members.insert(id, who, Part.LEARNER, invitation.name(), now());
        }
        return id;
    }

    /**
     * What vouches for a guest who comes by a class's code, so that a class can register from one network.
     *
     * @return empty if no class takes anybody by the code; that is counted against the network
     */
    @Transactional(readOnly = true)
    public Optional<Voucher> voucher(String code, String address) {
        String network = Network.of(address);
        if (!fromAddresses.take(network)) {
            return Optional.empty();
        }
        Optional<Voucher> right = JoinCode.read(code)
                .flatMap(classrooms::with)
                .filter(classroom -> !classroom.archived()
                        && classrooms.joinDoor(classroom.id()).open())
                .map(classroom ->
                        new Voucher(Voucher.Kind.CLASS_CODE, classroom.id().toString()));
        right.ifPresent(known -> fromAddresses.giveBack(network));
        return right;
    }

    /** What vouches for a guest who comes by a personal invitation, as {@link #voucher(String, String)}. */
    @Transactional(readOnly = true)
    public Optional<Voucher> voucher(Secret link) {
        return invitations
                .with(link)
                .map(invitation ->
                        new Voucher(Voucher.Kind.INVITATION, invitation.id().toString()));
    }

    private Classroom opened(String entered, Account account, String address) {
        Classroom classroom = guessed(entered, account, address);
        going(classroom.id());
        Optional<Member> member = members.find(classroom.id(), account.learner());
        if (member.isEmpty() && !classrooms.joinDoor(classroom.id()).open()) {
            throw bad(classroom.name() + " takes nobody by its code at present. Please ask your instructor.");
        }
        if (member.isPresent() && !member.get().present()) {
            throw bad("You were in " + classroom.name() + " before. Please ask your instructor to put you back.");
        }
        return classroom;
    }

    private Invitation invited(Secret link) {
        return invitations.with(link).orElseThrow(Joining::unknownLink);
    }

    /** A guess that was right is not counted. */
    private Classroom guessed(String entered, Account account, String address) {
        String key = account.learner().toString();
        if (!ofAccounts.take(key) || !fromAddresses.take(Network.of(address))) {
            throw new TooManyGuesses();
        }
        Classroom right = JoinCode.read(entered)
                .flatMap(classrooms::with)
                .orElseThrow(() -> bad("No class has this code. A code has " + JoinCode.LENGTH
                        + " letters and digits, such as K7PM-2XWD; your instructor can tell it again."));
        ofAccounts.giveBack(key);
        fromAddresses.giveBack(Network.of(address));
        return right;
    }

    private Classroom going(ClassroomId id) {
        Classroom classroom = classrooms.find(id).orElseThrow(NoSuchClass::new);
        if (classroom.archived()) {
            throw bad(classroom.name() + " is over and takes nobody any more.");
        }
        return classroom;
    }

    private JoinOffer offer(Classroom classroom, Account account, RosterName name) {
        Roster roster = new Roster(classroom, members.of(classroom.id()));
        boolean belongs = roster.of(account.learner()).filter(Member::present).isPresent();
        return new JoinOffer(
                classroom.id(),
                classroom.name(),
                roster.instructors().stream().map(Member::name).toList(),
                name,
                belongs);
    }

    private Account account(LearnerId who) {
        return accounts.find(who)
                .filter(account -> !account.disabled())
                .orElseThrow(() -> new AccessDeniedException("a class takes accounts only"));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private static BadEntry unknownLink() {
        return bad(
                "This link does not work any more: it was used, or replaced by another. Your instructor can give you a"
                        + " fresh one.");
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
