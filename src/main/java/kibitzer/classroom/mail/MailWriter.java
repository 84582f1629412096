package kibitzer.classroom.mail;

/** Says in words what a mail is about. */
public interface MailWriter {

    /** @param id of the mail */
    Mail write(String id, Occasion occasion);
}
