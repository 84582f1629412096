package kibitzer.classroom.mail;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.mail.Mailing.OfInvitation;
import kibitzer.classroom.mail.Mailing.OfMessage;
import kibitzer.classroom.message.ClassMessages;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Invitation;
import kibitzer.classroom.roster.InvitationId;
import kibitzer.classroom.roster.Invitations;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What those who run a class have sent by mail. It is written down here and sent by {@link MailRounds}: no request waits for a
 * mail server.
 */
@Service
@Transactional
public class ClassMails {
    private static final String READERS = "select member.learner from class_member member"
            + " join account on account.learner = member.learner and account.email is not null and not account.disabled"
            + " where member.classroom = :classroom and member.left_at is null and member.learner <> :writer"
            + " and not exists (select 1 from mail_wish where mail_wish.learner = member.learner"
            + " and mail_wish.off_at is not null)";

    private final MailServer server;
    private final MailRows rows;
    private final Invitations invitations;
    private final ClassMessages messages;
    private final ClassGate gate;
    private final JdbcClient database;
    private final Clock clock;

    ClassMails(
            MailServer server,
            MailRows rows,
            Invitations invitations,
            ClassMessages messages,
            ClassGate gate,
            JdbcClient database,
            Clock clock) {
        this.server = server;
        this.rows = rows;
        this.invitations = invitations;
        this.messages = messages;
        this.gate = gate;
        this.database = database;
        this.clock = clock;
    }

    /** True where the trainer can send mail; where not, nothing is offered. */
    public boolean areSent() {
        return server.isSetUp();
    }

    /**
     * How far the mails to those on the roster are whom nobody has taken yet; none for whom none was asked for.
     *
     * @throws NoSuchClass if this account does not run the class
     */
    @Transactional(readOnly = true)
    public Map<InvitationId, MailStanding> ofInvitations(ClassroomId classroom, LearnerId acting) {
        gate.requireInstructor(classroom, acting);
        return rows.ofInvitations(classroom);
    }

    /**
     * Sends invitations to those of some who have an address on the roster, also to who was sent one before. The links before open
     * nothing any more once the mail goes out.
     *
     * @return how many
     * @throws NoSuchClass if this account does not run the class
     * @throws BadEntry if the class is archived, or no mail can be sent
     */
    public int invite(ClassroomId classroom, LearnerId acting, List<InvitationId> which) {
        if (gate.requireInstructor(classroom, acting).classroom().archived()) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "This class is archived and takes nobody.");
        }
        requireServer();
        List<InvitationId> open = invitations.open(classroom, acting).stream()
                .filter(invitation -> invitation.email().isPresent())
                .map(Invitation::id)
                .filter(which::contains)
                .toList();
        open.forEach(id -> rows.queueAgain(new OfInvitation(id), now()));
        return open.size();
    }

    /**
     * How many members of a class a message would reach: who gave an address and wishes mail, but for who writes it.
     *
     * @throws NoSuchClass if this account does not run the class
     */
    @Transactional(readOnly = true)
    public int readers(ClassroomId classroom, LearnerId acting) {
        gate.requireInstructor(classroom, acting);
        return readersBut(classroom, acting).size();
    }

    /**
     * Writes a message to the class, which stands on its page, and sends it.
     *
     * @throws NoSuchClass if this account does not run the class
     * @throws BadEntry if the message cannot be taken, or no mail can be sent
     */
    public void say(ClassroomId classroom, LearnerId acting, String text) {
        gate.requireInstructor(classroom, acting);
        requireServer();
        UUID message = messages.write(classroom, acting, text);
        readersBut(classroom, acting).forEach(learner -> rows.queue(new OfMessage(message, learner), now()));
    }

    private List<LearnerId> readersBut(ClassroomId classroom, LearnerId writer) {
        return database.sql(READERS)
                .param("classroom", classroom.id())
                .param("writer", writer.id())
                .query((row, n) -> new LearnerId(row.getObject("learner", UUID.class)))
                .list();
    }

    private void requireServer() {
        if (!server.isSetUp()) {
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE,
                    server.settings().fault().orElse("No mail is sent: no mail server is set up."));
        }
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
