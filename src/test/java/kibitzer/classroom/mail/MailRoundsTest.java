package kibitzer.classroom.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kibitzer.SharedFixture;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.message.ClassMessages;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Invitation;
import kibitzer.classroom.roster.InvitationId;
import kibitzer.classroom.roster.Invitations;
import kibitzer.classroom.roster.Joining;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterFile;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.records.LearnerRecords;
import kibitzer.learning.storage.SharedWork;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mail.javamail.JavaMailSenderImpl;

/** Mails to a class, through a mail server that runs beside the test. */
@ParameterizedClass
@EnumSource
@SharedFixture
class MailRoundsTest {
    private static final MailSettings SETTINGS =
            new MailSettings("127.0.0.1", "cards@example.org", "https://cards.example.org");

    private final ClassroomDatabase school;
    private final JdbcClient database;
    private final Clock clock;
    private final GreenMail post = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    private MailRounds rounds;
    private ClassMails mails;
    private LearnerId ina;
    private ClassroomId tuesday;

    MailRoundsTest(ClassroomDatabase school) {
        this.school = school;
        this.database = school.get(JdbcClient.class);
        this.clock = school.get(Clock.class);
    }

    @BeforeEach
    void begin() {
        database.sql("delete from mail").update();
        database.sql("update assignment set withdrawn_at = made_at").update();
        post.start();
        rounds = rounds(server(post.getSmtp().getPort()));
        mails = mails(server(post.getSmtp().getPort()));
        ina = school.instructor("Ina");
        tuesday = school.classroom("Tuesday", ina);
    }

    @AfterEach
    void end() {
        post.stop();
        ClassroomDatabase.setClockForward(Duration.ZERO);
    }

    private MailServer server(int port) {
        JavaMailSenderImpl sender = new JavaMailSenderImpl();
        sender.setHost("127.0.0.1");
        sender.setPort(port);
        sender.getJavaMailProperties().put("mail.smtp.connectiontimeout", "5000");
        sender.getJavaMailProperties().put("mail.smtp.timeout", "5000");
        return new MailServer(Optional.of(sender), SETTINGS, clock);
    }

    private MailRounds rounds(MailServer server) {
        return new MailRounds(
                school.get(MailRows.class),
                school.get(Occasions.class),
                school.get(DueReminders.class),
                server,
                Optional.of(MailRoundsTest::write),
                school.get(SharedWork.class),
                clock);
    }

    private ClassMails mails(MailServer server) {
        return new ClassMails(
                server,
                school.get(MailRows.class),
                school.get(Invitations.class),
                school.get(ClassMessages.class),
                school.get(ClassGate.class),
                database,
                clock);
    }

    private static Mail write(String id, Occasion occasion) {
        return switch (occasion) {
            case Occasion.Invited invited ->
                new Mail(
                        id,
                        invited.to(),
                        "Invited to " + invited.classroom(),
                        invited.link().text(),
                        Optional.empty());
            case Occasion.Said said ->
                new Mail(
                        id,
                        said.to(),
                        said.by(),
                        said.said(),
                        Optional.of("https://cards.example.org/" + said.token()));
            case Occasion.DueSoon due ->
                new Mail(id, due.to(), due.title(), due.due().toString(), Optional.of(due.token()));
        };
    }

    private List<Invitation> invited(String... lines) {
        school.get(Invitations.class)
                .invite(tuesday, ina, RosterFile.read(String.join("\n", lines)).lines());
        return school.get(Invitations.class).open(tuesday, ina);
    }

    private static List<InvitationId> ids(List<Invitation> invitations) {
        return invitations.stream().map(Invitation::id).toList();
    }

    private LearnerId member(String name, String address) {
        LearnerId learner = school.learner(name);
        new Coursework(database).joins(tuesday, learner, name, clock.instant(), Optional.empty());
        school.get(Accounts.class).changeEmail(learner, EmailAddress.ifEntered(address));
        return learner;
    }

    private List<String> arrived() {
        return Arrays.stream(post.getReceivedMessages())
                .map(MailRoundsTest::to)
                .sorted()
                .toList();
    }

    private static String to(MimeMessage message) {
        return GreenMailUtil.getAddressList(all(message));
    }

    private static Address[] all(MimeMessage message) {
        try {
            return message.getAllRecipients();
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    private static String header(MimeMessage message, String name) throws MessagingException {
        return message.getHeader(name, null);
    }

    @Test
    void anInvitationGoesToItsAddressOnceWithALinkThatOpensTheClass() throws Exception {
        List<Invitation> open = invited("Anna Karenina, anna@example.org", "Bert, bert@example.org", "Carl");

        assertThat(mails.invite(tuesday, ina, ids(open))).isEqualTo(2);
        assertThat(mails.ofInvitations(tuesday, ina).values()).allMatch(MailStanding::waits);
        rounds.round();
        rounds.round();

        assertThat(arrived()).containsExactly("anna@example.org", "bert@example.org");
        MimeMessage mail = Arrays.stream(post.getReceivedMessages())
                .filter(one -> to(one).startsWith("anna"))
                .findFirst()
                .orElseThrow();
        assertThat(mail.getSubject()).isEqualTo("Invited to Tuesday");
        assertThat(mail.getFrom()[0]).hasToString("cards@example.org");
        assertThat(header(mail, "Auto-Submitted")).isEqualTo("auto-generated");
        assertThat(header(mail, "Message-ID")).startsWith("<invitation-").endsWith("@cards.example.org>");
        assertThat(mails.ofInvitations(tuesday, ina).values()).hasSize(2).allSatisfy(standing -> {
            assertThat(standing.waits()).isFalse();
            assertThat(standing.sent()).isPresent();
            assertThat(standing.fault()).isEmpty();
        });
        Secret link = new Secret(mail.getContent().toString().strip());
        LearnerId anna = school.learner("Anna");
        assertThat(school.get(Joining.class).take(link, anna)).isEqualTo(tuesday);
        assertThat(school.get(Classrooms.class)
                        .roster(tuesday)
                        .of(anna)
                        .orElseThrow()
                        .name()
                        .text())
                .isEqualTo("Anna Karenina");
    }

    @Test
    void whatIsSentAgainHasAnotherLinkAndTheOneBeforeOpensNothing() throws Exception {
        List<InvitationId> anna = ids(invited("Anna, anna@example.org"));
        mails.invite(tuesday, ina, anna);
        rounds.round();
        mails.invite(tuesday, ina, anna);
        mails.invite(tuesday, ina, anna); // a second click while it waits
        rounds.round();

        assertThat(arrived()).containsExactly("anna@example.org", "anna@example.org");
        MimeMessage[] both = post.getReceivedMessages();
        Secret first = new Secret(both[0].getContent().toString().strip());
        Secret second = new Secret(both[1].getContent().toString().strip());
        LearnerId somebody = school.learner("Anna");
        assertThatThrownBy(() -> school.get(Joining.class).take(first, somebody))
                .isInstanceOf(BadEntry.class);
        assertThat(school.get(Joining.class).take(second, somebody)).isEqualTo(tuesday);
    }

    @Test
    void whoeverIsTakenOffTheRosterMeanwhileIsNotWrittenTo() {
        List<InvitationId> anna = ids(invited("Anna, anna@example.org"));
        mails.invite(tuesday, ina, anna);
        school.get(Invitations.class).withdraw(tuesday, ina, anna.getFirst());
        List<InvitationId> bert = ids(invited("Bert, bert@example.org"));
        mails.invite(tuesday, ina, bert);
        school.get(Classrooms.class).archive(tuesday, ina, true);
        rounds.round();

        assertThat(arrived()).isEmpty();
        assertThatThrownBy(() -> mails.invite(tuesday, ina, bert)).isInstanceOf(BadEntry.class);
    }

    @Test
    void aMailServerThatIsDownLosesNoMailHoweverLongAndTheInstructorIsToldWhy() {
        List<InvitationId> anna = ids(invited("Anna, anna@example.org"));
        int port = post.getSmtp().getPort();
        post.stop();
        mails.invite(tuesday, ina, anna);
        for (int day = 0; day < 40; day++) {
            ClassroomDatabase.setClockForward(Duration.ofDays(day));
            rounds.round();
        }
        MailStanding standing = mails.ofInvitations(tuesday, ina).get(anna.getFirst());
        assertThat(standing.waits()).isTrue();
        assertThat(standing.fault()).contains("the mail server does not answer");

        GreenMail back = new GreenMail(new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        back.start();
        try {
            rounds.round();
            assertThat(back.getReceivedMessages()).hasSize(1);
            assertThat(mails.ofInvitations(tuesday, ina).get(anna.getFirst()).fault())
                    .isEmpty();
        } finally {
            back.stop();
        }
    }

    @Test
    void anAddressThatCannotBeWrittenToIsToldAndNotTriedAgain() {
        List<InvitationId> odd = ids(invited("Odd; \"a,b\"@example.org", "Anna; a,b@example.org"));
        mails.invite(tuesday, ina, odd);
        rounds.round();

        assertThat(arrived()).isEmpty();
        assertThat(mails.ofInvitations(tuesday, ina).values()).isNotEmpty().allSatisfy(standing -> {
            assertThat(standing.waits()).isFalse();
            assertThat(standing.sent()).isEmpty();
            assertThat(standing.fault()).contains("the address cannot be written to");
        });
    }

    @Test
    void ofSeveralTrainersOneSendsEachMail() throws Exception {
        String[] lines = new String[30];
        Arrays.setAll(lines, number -> "Pupil " + number + ", pupil" + number + "@example.org");
        mails.invite(tuesday, ina, ids(invited(lines)));
        try (ExecutorService trainers = Executors.newFixedThreadPool(3)) {
            Callable<Void> round = () -> {
                rounds(server(post.getSmtp().getPort())).round();
                return null;
            };
            for (Future<Void> one : trainers.invokeAll(List.of(round, round, round))) {
                one.get();
            }
        }
        assertThat(arrived()).hasSize(30).doesNotHaveDuplicates();
    }

    @Test
    void aMessageGoesToMembersWhoGaveAnAddressAndWishMail() throws Exception {
        member("Anna", "anna@example.org");
        member("Bert", "");
        LearnerId carl = member("Carl", "carl@example.org");
        LearnerId dora = member("Dora", "dora@example.org");
        database.sql("update class_member set left_at = joined_at where learner = :dora")
                .param("dora", dora.id())
                .update();
        school.get(MailWishes.class).set(carl, false);
        assertThat(mails.readers(tuesday, ina)).isEqualTo(1);

        mails.say(tuesday, ina, "We meet at seven.");
        rounds.round();
        rounds.round();

        assertThat(arrived()).containsExactly("anna@example.org");
        MimeMessage mail = post.getReceivedMessages()[0];
        assertThat(mail.getContent().toString()).contains("We meet at seven.");
        assertThat(header(mail, "List-Unsubscribe")).startsWith("<https://cards.example.org/");
        assertThat(school.get(ClassMessages.class).of(tuesday, carl)).hasSize(1);
    }

    @Test
    void theLinkInAMailSwitchesMailsOffAndOn() throws Exception {
        LearnerId anna = member("Anna", "anna@example.org");
        mails.say(tuesday, ina, "One");
        rounds.round();
        String link = header(post.getReceivedMessages()[0], "List-Unsubscribe");
        String token = link.substring(link.lastIndexOf('/') + 1, link.length() - 1);
        MailWishes wishes = school.get(MailWishes.class);
        assertThat(wishes.whose(token)).contains(anna);
        assertThat(wishes.whose("x")).isEmpty();

        mails.say(tuesday, ina, "Two");
        wishes.set(anna, false); // while it waits
        rounds.round();
        assertThat(post.getReceivedMessages()).hasSize(1);
        wishes.set(anna, true);
        mails.say(tuesday, ina, "Three");
        rounds.round();
        assertThat(post.getReceivedMessages()).hasSize(2);
    }

    @Test
    void linesInNamesAndTitlesMakeNoHeaders() throws Exception {
        Mail mail = new Mail(
                "x",
                new EmailAddress("anna@example.org"),
                "Due: \u2665\r\nBcc: all@example.org\u2028X\tY\u0000" + "z".repeat(500),
                "text",
                Optional.empty());
        assertThat(mail.subject())
                .startsWith("Due: \u2665 Bcc: all@example.org X Y z")
                .endsWith("...")
                .hasSize(Mail.LONGEST_SUBJECT);
        server(post.getSmtp().getPort()).send(mail);
        assertThat(arrived()).containsExactly("anna@example.org");
        assertThat(header(post.getReceivedMessages()[0], "Bcc")).isNull();
        assertThatThrownBy(() -> new EmailAddress("anna@example.org\r\nBcc: all@example.org"))
                .isInstanceOf(BadEntry.class);
    }

    private AssignmentId assigned(Duration due, int hours) {
        Instant now = clock.instant();
        Coursework coursework = new Coursework(database);
        AssignmentId assignment = coursework.assignment(
                tuesday, coursework.version(now), "Elevens", now.minus(Duration.ofDays(1)), now.plus(due));
        coursework.set(assignment, "reminder_hours", hours);
        return assignment;
    }

    @Test
    void whoeverHasNotHandedInIsRemindedOnceAtTheHourBefore() {
        LearnerId anna = member("Anna", "anna@example.org");
        LearnerId bert = member("Bert", "bert@example.org");
        member("Carl", "");
        AssignmentId assignment = assigned(Duration.ofDays(3), 24);
        new Coursework(database).handedIn(assignment, bert, 1, clock.instant(), "1");

        rounds.round();
        ClassroomDatabase.setClockForward(Duration.ofHours(47));
        rounds.round();
        assertThat(arrived()).isEmpty();
        ClassroomDatabase.setClockForward(Duration.ofHours(48).plusMinutes(1));
        rounds.round();
        rounds.round();
        ClassroomDatabase.setClockForward(Duration.ofHours(60));
        rounds.round();
        assertThat(arrived()).containsExactly("anna@example.org");
        new Coursework(database).extend(assignment, anna, clock.instant().plus(Duration.ofDays(5)));
        ClassroomDatabase.setClockForward(Duration.ofDays(7));
        rounds.round();
        assertThat(arrived()).hasSize(1);
    }

    @Test
    void anExtensionMovesTheReminderAndZeroHoursSendNone() {
        LearnerId anna = member("Anna", "anna@example.org");
        member("Bert", "bert@example.org");
        AssignmentId assignment = assigned(Duration.ofHours(10), 12);
        new Coursework(database).extend(assignment, anna, clock.instant().plus(Duration.ofHours(30)));
        assigned(Duration.ofHours(10), 0);
        rounds.round();
        assertThat(arrived()).containsExactly("bert@example.org");
        ClassroomDatabase.setClockForward(Duration.ofHours(19));
        rounds.round();
        assertThat(arrived()).containsExactly("anna@example.org", "bert@example.org");
    }

    @Test
    void noReminderComesAfterTheDueTimeThoughTheServerWasDownUntilThen() {
        member("Anna", "anna@example.org");
        assigned(Duration.ofHours(10), 12);
        int port = post.getSmtp().getPort();
        post.stop();
        rounds.round();
        ClassroomDatabase.setClockForward(Duration.ofHours(11));
        GreenMail back = new GreenMail(new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        back.start();
        try {
            rounds.round();
            assertThat(back.getReceivedMessages()).isEmpty();
        } finally {
            back.stop();
        }
        assertThat(database.sql("select count(*) from mail where next_at is not null")
                        .query(Integer.class)
                        .single())
                .isZero();
    }

    @Test
    void othersHaveNothingSentAndWithoutAServerNothingIsOffered() {
        List<InvitationId> anna = ids(invited("Anna, anna@example.org"));
        LearnerId otto = school.instructor("Otto");
        assertThatThrownBy(() -> mails.invite(tuesday, otto, anna)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> mails.say(tuesday, otto, "Me")).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> mails.readers(tuesday, otto)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> mails.ofInvitations(tuesday, otto)).isInstanceOf(NoSuchClass.class);

        ClassMails off = mails(new MailServer(Optional.empty(), new MailSettings("", "", ""), clock));
        assertThat(off.areSent()).isFalse();
        assertThatThrownBy(() -> off.say(tuesday, ina, "Hello"))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).contains("no mail server is set up"));
        assertThat(school.get(ClassMessages.class).of(tuesday, ina)).isEmpty();
    }

    @Test
    void whoeverLeavesTakesTheirMailsAlong() {
        LearnerId anna = member("Anna", "anna@example.org");
        mails.say(tuesday, ina, "Hello");
        school.get(LearnerRecords.class).forget(anna);
        rounds.round();
        assertThat(arrived()).isEmpty();
    }

    @Test
    void settingsSayWhatIsMissing() {
        assertThat(new MailSettings("", "", "").fault()).isEmpty();
        assertThat(new MailSettings("mail", "", "https://x").fault().orElseThrow())
                .contains("KIBITZER_MAIL_FROM");
        assertThat(new MailSettings("mail", "a@b", " ").fault().orElseThrow()).contains("KIBITZER_ADDRESS");
        assertThat(SETTINGS.isComplete()).isTrue();
        assertThat(new MailSettings("m", "a@b", "https://x/").link("mails/1")).isEqualTo("https://x/mails/1");
        assertThatThrownBy(() -> new MailServer(
                        Optional.of(new JavaMailSenderImpl()),
                        new MailSettings("mail", "not an address", "https://x"),
                        clock))
                .hasMessageContaining("kibitzer.mail.from: \"not an address\" is no address");
    }
}
