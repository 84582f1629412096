package kibitzer.web.classroom.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.mail.Mail;
import kibitzer.classroom.mail.MailSettings;
import kibitzer.classroom.mail.Occasion;
import kibitzer.learning.learner.Secret;
import org.junit.jupiter.api.Test;

class PlainMailWriterTest {
    private static final EmailAddress ANNA = new EmailAddress("anna@example.org");
    private static final UUID NUMBER = UUID.fromString("00000000-0000-4000-8000-000000000001");

    private final PlainMailWriter writer = new PlainMailWriter(
            new MailSettings("mail.example.org", "cards@example.org", "https://cards.example.org/"));

    @Test
    void anInvitationHasTheWholeAddressOfItsLink() {
        Mail mail = writer.write("x", new Occasion.Invited(ANNA, "Tuesday", "Anna & Bert", new Secret("abc")));

        assertThat(mail.subject()).isEqualTo("Invitation to the class Tuesday");
        assertThat(mail.text())
                .startsWith("Anna & Bert,\n\nyou are invited to the class Tuesday.")
                .contains("\nhttps://cards.example.org/invitation/abc\n");
        assertThat(mail.off()).isEmpty();
    }

    @Test
    void aMessageSaysWhoWroteItAndWhereItStands() {
        Mail mail = writer.write(
                "x", new Occasion.Said(ANNA, "Tuesday", new ClassroomId(NUMBER), "Ina", "We meet at seven.", "tok"));

        assertThat(mail.subject()).isEqualTo("Tuesday: a message from Ina");
        assertThat(mail.text())
                .isEqualTo("We meet at seven.\n\nIna, to the class Tuesday\nhttps://cards.example.org/class/" + NUMBER
                        + "\n\n--\nTo get no more mails: https://cards.example.org/mails/tok\n");
        assertThat(mail.off()).contains("https://cards.example.org/mails/tok");
    }

    @Test
    void aReminderTellsTheTimeByTheClockOfTheClass() {
        Mail mail = writer.write(
                "x",
                new Occasion.DueSoon(
                        ANNA,
                        "Tuesday",
                        new AssignmentId(NUMBER),
                        "Elevens\r\nBcc: all@example.org",
                        Instant.parse("2026-11-09T17:00:00Z"),
                        ZoneId.of("Europe/Berlin"),
                        "tok"));

        assertThat(mail.subject()).isEqualTo("Due soon: Elevens Bcc: all@example.org");
        assertThat(List.of(mail.text().split("\n")))
                .contains(
                        "https://cards.example.org/assignment/" + NUMBER,
                        "To get no more mails: https://cards.example.org/mails/tok");
        assertThat(mail.text())
                .contains("is due Monday 9 November 2026, 18:00 (Europe/Berlin). You have not handed it");
    }
}
