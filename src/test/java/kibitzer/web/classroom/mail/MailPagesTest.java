package kibitzer.web.classroom.mail;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextArea;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.EmailAddress;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.mail.MailWishes;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Invitations;
import kibitzer.classroom.roster.RosterFile;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.roster.InvitedList;
import kibitzer.web.field.Entry;
import kibitzer.web.field.Tick;
import kibitzer.web.page.EntryForm;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What instructors and members find on their pages where the trainer sends mail. */
@SharedFixture
class MailPagesTest {
    private LearnerId ina;
    private ClassroomId tuesday;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        ina = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        tuesday = BrowserlessTrainer.get(Classrooms.class)
                .create(ina, new ClassName("Tuesday"), ZoneId.of("Europe/London"));
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static List<String> waiting() {
        return BrowserlessTrainer.get(JdbcClient.class)
                .sql("select occasion from mail where next_at is not null")
                .query(String.class)
                .list();
    }

    private LearnerId member(String name, String address) {
        BrowserlessTrainer.visit();
        LearnerId learner = BrowserlessTrainer.signIn(name, Role.LEARNER);
        BrowserlessTrainer.get(Accounts.class).changeEmail(learner, EmailAddress.ifEntered(address));
        new Coursework(BrowserlessTrainer.get(JdbcClient.class))
                .joins(tuesday, learner, name, Instant.now(), Optional.empty());
        return learner;
    }

    private static String item(String name) {
        return _find(ListItem.class).stream()
                .map(item -> item.getElement().getTextRecursively())
                .filter(text -> text.startsWith(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theRosterSendsInvitationsOneByOneAndToAllNotSentYet() {
        BrowserlessTrainer.get(Invitations.class)
                .invite(
                        tuesday,
                        ina,
                        RosterFile.read("Anna, anna@example.org\nBert, bert@example.org\nCarl\nDora, dora@example.org")
                                .lines());
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        int before = waiting().size();

        _click(_get(NativeButton.class, spec -> spec.withAttribute("aria-label", "Send by mail: Anna")));
        assertThat(waiting()).hasSize(before + 1);
        assertThat(item("Anna")).contains("anna@example.org; waits to be sent").doesNotContain("Send");
        assertThat(item("Carl")).contains("no e-mail").doesNotContain("Send by mail");

        _click(_get(NativeButton.class, spec -> spec.withText("Send by mail to all 2 not sent yet")));
        assertThat(waiting()).hasSize(before + 3);
        assertThat(_get(InvitedList.class).getElement().getTextRecursively()).contains("2 mails are on their way.");
        assertThat(_find(
                        NativeButton.class,
                        spec -> spec.withPredicate(button -> button.getText().startsWith("Send by mail to all"))))
                .isEmpty();

        BrowserlessTrainer.get(JdbcClient.class)
                .sql("update mail set next_at = null, sent_at = :at")
                .param("at", OffsetDateTime.parse("2026-11-03T12:30:00Z"))
                .update();
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        assertThat(item("Bert")).contains("sent 3 Nov 2026, 12:30");
        _click(_get(NativeButton.class, spec -> spec.withAttribute("aria-label", "Send it again: Bert")));
        assertThat(item("Bert")).contains("sent 3 Nov 2026, 12:30, waits to be sent again");
    }

    @Test
    void aMessageIsSentByMailOnlyWhereItIsTicked() {
        LearnerId anna = member("Anna", "anna@example.org");
        BrowserlessTrainer.signIn(ina);
        BrowserlessTrainer.open("class/" + tuesday);
        Checkbox byMail =
                _get(Checkbox.class, spec -> spec.withLabel("Also by mail, to the 1 in the class who gave an address"));
        _get(TextArea.class).setValue("We meet at seven.");
        _fireDomEvent(_find(EntryForm.class).getFirst(), "submit");
        assertThat(waiting()).noneMatch(occasion -> occasion.endsWith(anna.id().toString()));

        byMail.setValue(true);
        _get(TextArea.class).setValue("At eight after all.");
        _fireDomEvent(_find(EntryForm.class).getFirst(), "submit");
        assertThat(waiting())
                .filteredOn(occasion -> occasion.endsWith(anna.id().toString()))
                .hasSize(1);
        assertThat(byMail.getValue()).isFalse();
    }

    @Test
    void mailsAreSwitchedOffInSettingsAndByTheLinkWithoutASignIn() {
        LearnerId anna = member("Anna", "anna@example.org");
        MailWishes wishes = BrowserlessTrainer.get(MailWishes.class);
        BrowserlessTrainer.open("settings");
        Tick wanted = _get(
                Tick.class, spec -> spec.withLabel("Messages to my classes, and a reminder before something is due"));
        assertThat(wanted.getValue()).isTrue();
        wanted.setValue(false);
        assertThat(wishes.wants(anna)).isFalse();
        _get(Entry.class).setValue("anna@example.com");
        _fireDomEvent(_find(EntryForm.class).getFirst(), "submit");
        assertThat(BrowserlessTrainer.get(Accounts.class)
                        .find(anna)
                        .orElseThrow()
                        .email())
                .contains(new EmailAddress("anna@example.com"));

        String token = BrowserlessTrainer.get(JdbcClient.class)
                .sql("select token from mail_wish where learner = :anna")
                .param("anna", anna.id())
                .query(String.class)
                .single();
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.open("mails/" + token);
        assertThat(wishes.wants(anna)).isFalse();
        _click(_get(NativeButton.class, spec -> spec.withText("Send me mails again")));
        assertThat(wishes.wants(anna)).isTrue();
        _click(_get(NativeButton.class, spec -> spec.withText("Send me no more mails")));
        assertThat(wishes.wants(anna)).isFalse();
        BrowserlessTrainer.open("mails/other");
        assertThat(_find(NativeButton.class))
                .noneMatch(button -> button.getText().startsWith("Send me"));
    }
}
