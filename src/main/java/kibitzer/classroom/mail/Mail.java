package kibitzer.classroom.mail;

import java.util.Optional;
import java.util.regex.Pattern;
import kibitzer.accounts.EmailAddress;

/**
 * A mail as it goes out: plain text to one address.
 *
 * @param id names it among all mails of this trainer: the same each time it is tried
 * @param subject one line of {@value #LONGEST_SUBJECT} characters at most; names and titles in it may come from anybody
 * @param off the page where whoever reads it switches mails off
 */
public record Mail(String id, EmailAddress to, String subject, String text, Optional<String> off) {
    static final int LONGEST_SUBJECT = 150;

    private static final Pattern NOT_ONE_LINE = Pattern.compile("[\\p{Cntrl}\\p{Zl}\\p{Zp}\\s]+");

    public Mail {
        subject = NOT_ONE_LINE.matcher(subject).replaceAll(" ").strip();
        if (subject.codePointCount(0, subject.length()) > LONGEST_SUBJECT) {
            subject = subject.substring(0, subject.offsetByCodePoints(0, LONGEST_SUBJECT - 3)) + "...";
        }
    }
}
