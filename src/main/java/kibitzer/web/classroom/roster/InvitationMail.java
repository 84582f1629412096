package kibitzer.web.classroom.roster;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.mail.ClassMails;
import kibitzer.classroom.mail.MailStanding;
import kibitzer.classroom.roster.InvitationId;
import kibitzer.learning.learner.LearnerId;

/** Invitations of a class by mail, as its instructor sees them. */
record InvitationMail(ClassMails mails, ClassroomId classroom, LearnerId acting, ZoneId zone) {
    private static final DateTimeFormatter SHORT = DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm", Locale.ENGLISH);

    Map<InvitationId, MailStanding> standing() {
        return mails.ofInvitations(classroom, acting);
    }

    /** @return how many were sent */
    int send(List<InvitationId> which) {
        return mails.invite(classroom, acting, which);
    }

    /** "sent 3 Nov 2026, 12:30", "waits to be sent: the mail server does not answer". */
    String inWords(MailStanding standing) {
        String before = standing.sent().map(at -> "sent " + time(at)).orElse("");
        String fault = standing.fault().map(says -> ": " + says).orElse("");
        if (standing.waits()) {
            return (before.isEmpty() ? "waits to be sent" : before + ", waits to be sent again") + fault;
        }
        return standing.fault().isPresent() ? "could not be sent" + fault : before;
    }

    private String time(Instant at) {
        return SHORT.format(at.atZone(zone));
    }
}
