package kibitzer.web.classroom.mail;

import java.util.Optional;
import kibitzer.classroom.mail.Mail;
import kibitzer.classroom.mail.MailServer;
import kibitzer.classroom.mail.MailSettings;
import kibitzer.classroom.mail.MailWriter;
import kibitzer.classroom.mail.Occasion;
import kibitzer.web.account.MailsView;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.assignment.AssignmentView;
import kibitzer.web.classroom.roster.InvitationView;
import kibitzer.web.words.MomentInWords;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** Says in a few plain lines what a mail is about, with the address of the page where it goes on. */
@Component
final class PlainMailWriter implements MailWriter {
    private final MailSettings settings;

    @Autowired
    PlainMailWriter(MailServer server) {
        this(server.settings());
    }

    PlainMailWriter(MailSettings settings) {
        this.settings = settings;
    }

    @Override
    public Mail write(String id, Occasion occasion) {
        return switch (occasion) {
            case Occasion.Invited invited ->
                new Mail(
                        id,
                        invited.to(),
                        "Invitation to the class " + invited.classroom(),
                        invited.name() + ",\n\nyou are invited to the class " + invited.classroom()
                                + ". Follow this link to join it:\n\n"
                                + settings.link(InvitationView.path(invited.link()))
                                + "\n\n"
                                + "The link is for you alone and works once. It takes the place of any that you were"
                                + " given before. If you do not know what this is about, you need do nothing.\n",
                        Optional.empty());
            case Occasion.Said said ->
                toMember(
                        id,
                        said,
                        said.token(),
                        said.classroom() + ": a message from " + said.by(),
                        said.said() + "\n\n" + said.by() + ", to the class " + said.classroom() + "\n"
                                + settings.link(ClassPage.address(said.id())));
            case Occasion.DueSoon due ->
                toMember(
                        id,
                        due,
                        due.token(),
                        "Due soon: " + due.title(),
                        "\u201c" + due.title() + "\u201d in the class " + due.classroom() + " is due "
                                + new MomentInWords(due.zone(), due.zone()).at(due.due())
                                + ". You have not handed it in yet.\n\n"
                                + settings.link(AssignmentView.path(due.assignment())));
        };
    }

    private Mail toMember(String id, Occasion occasion, String token, String subject, String text) {
        String off = settings.link(MailsView.path(token));
        return new Mail(
                id, occasion.to(), subject, text + "\n\n--\nTo get no more mails: " + off + "\n", Optional.of(off));
    }
}
