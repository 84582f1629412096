package kibitzer.accounts;

import static kibitzer.accounts.AccountsDatabase.PASSWORD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.LessonReading;
import kibitzer.learning.Readings;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.learning.learner.NewLearner;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.records.LearnerRecords;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@ParameterizedClass
@EnumSource(AccountsDatabase.class)
@SharedFixture
class AccountsTest {
    @Parameter
    private AccountsDatabase database;

    private Accounts accounts;
    private final String name = "Anna " + UUID.randomUUID().toString().substring(0, 8);

    @BeforeEach
    void open() {
        accounts = database.get(Accounts.class);
    }

    private List<Attempt> attempts(LearnerId learner) {
        return database.get(Attempts.class).of(learner, Optional.empty(), 100);
    }

    @Test
    void aGuestWhoRegistersStaysTheSameLearnerWithAllAnswersAndTheOldKeyOpensNothing() {
        NewLearner guest = database.get(Learners.class).welcome();
        database.answers(guest.learner(), "one", 1);

        accounts.register(guest.learner(), Registration.of(name, "", PASSWORD), name);

        assertThat(attempts(guest.learner())).hasSize(1);
        assertThat(accounts.find(guest.learner()).orElseThrow().role()).isEqualTo(Role.LEARNER);
        assertThat(database.get(Learners.class).find(guest.key())).isEmpty();
    }

    @Test
    void aNameBelongsToOneAccountWhateverItsCapitals() {
        database.account(name, "");

        assertThatThrownBy(() -> database.account(name.toUpperCase(Locale.ROOT) + " ", ""))
                .isInstanceOf(BadEntry.class)
                .hasMessage("This name is taken; please choose another.");
    }

    @Test
    void aLearnerHasOneAccount() {
        LearnerId own = database.account(name, "");

        assertThatThrownBy(() -> accounts.register(own, Registration.of(name + " 2", "", PASSWORD), name))
                .isInstanceOf(BadEntry.class);
        assertThat(accounts.find(own).orElseThrow().name().text()).isEqualTo(name);
    }

    @Test
    void nobodyLearnsByRegisteringWhetherAnAddressIsOnAnAccount() {
        String email = UUID.randomUUID() + "@example.org";
        database.account(name, email);

        LearnerId second = database.account(name + " 2", email);

        assertThat(accounts.find(second).orElseThrow().email()).contains(new EmailAddress(email));
    }

    /** What Spring Security asks for: tests alone ask for less. */
    @Test
    void passwordsAreHashedInSpringSecuritysStrengthUnlessTestsAskForLess() {
        try (ConfigurableApplicationContext shipped = new AnnotationConfigApplicationContext(Passwords.class)) {
            Passwords passwords = shipped.getBean(Passwords.class);
            String hash = passwords.hash(PASSWORD);

            assertThat(hash).startsWith("{argon2@SpringSecurity_v5_8}$argon2id$v=19$m=16384,t=2,p=1$");
            assertThat(hash.substring(hash.indexOf('}') + 1))
                    .satisfies(argon -> assertThat(Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8()
                                    .matches(PASSWORD, argon))
                            .isTrue());
            assertThat(Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8()
                            .upgradeEncoding(hash.substring(hash.indexOf('}') + 1)))
                    .isFalse();
            assertThat(passwords.matches(PASSWORD, Optional.of(hash))).isTrue();
            assertThat(passwords.matches(PASSWORD, Optional.empty())).isFalse();
        }
    }

    @Test
    void aHashOfLessMemoryIsReadAndOutdated() {
        Passwords before = new Passwords(64);
        Passwords now = new Passwords(128);
        String hash = before.hash(PASSWORD);

        assertThat(now.matches(PASSWORD, Optional.of(hash))).isTrue();
        assertThat(now.outdated(hash)).isTrue();
        assertThat(before.outdated(hash)).isFalse();
    }

    @Test
    void passwordsAreStoredAsArgon2() {
        LearnerId own = database.account(name, "");

        assertThat(database.get(AccountRows.class)
                        .find(own)
                        .orElseThrow()
                        .passwordHash()
                        .orElseThrow())
                .startsWith("{argon2@SpringSecurity_v5_8}$argon2id$v=19$")
                .doesNotContain(PASSWORD);
    }

    @Test
    void broughtAlongAGuestsAnswersAreNeitherLostNorDoubled() {
        LearnerId own = database.account(name, "");
        database.answers(own, "q-1", 1);
        LearnerId guest = database.guest();
        database.answers(guest, "q-1", 2);
        database.answers(guest, "q-2", 3);

        accounts.bring(guest, own);

        assertThat(attempts(own))
                .extracting(attempt -> attempt.answer().asInt())
                .containsExactlyInAnyOrder(1, 2, 3);
        assertThat(attempts(own)).extracting(attempt -> attempt.key().text()).contains("q-1", "q-2");
        assertThat(database.rowsOf(guest)).isZero();
        assertThatThrownBy(() -> accounts.bring(guest, own)).isInstanceOf(IllegalStateException.class);
        assertThat(attempts(own)).hasSize(3);
    }

    @Test
    void ofALessonThatBothHaveOpenedTheLaterPlaceStands() {
        Readings readings = database.get(Readings.class);
        LearnerId own = database.account(name, "");
        LearnerId guest = database.guest();
        readings.at(own, "both-1", "early");
        readings.at(guest, "both-2", "early");
        readings.at(guest, "guests-own", "x");
        database.get(JdbcClient.class)
                .sql("update lesson_reading set read_at = timestamp with time zone '2020-01-01 00:00:00+00'")
                .update();
        readings.at(guest, "both-1", "late");
        readings.at(own, "both-2", "late");

        accounts.bring(guest, own);

        assertThat(readings.all(own))
                .extracting(LessonReading::lesson, LessonReading::place)
                .containsExactlyInAnyOrder(
                        Tuple.tuple("both-1", "late"), Tuple.tuple("both-2", "late"), Tuple.tuple("guests-own", "x"));
    }

    @Test
    void noAccountIsEverMergedIntoAnother() {
        LearnerId own = database.account(name, "");
        LearnerId other = database.account(name + " 2", "");
        database.answers(other, "one", 1);

        assertThatThrownBy(() -> accounts.bring(other, own)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> accounts.bring(database.guest(), database.guest()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(attempts(other)).hasSize(1);
    }

    @Test
    void deletingTakesEveryRowOfOnesOwnAndNoneOfAnother() {
        LearnerId own = database.account(name, "");
        LearnerId other = database.account(name + " 2", "");
        for (LearnerId learner : List.of(own, other)) {
            database.answers(learner, "one", 1);
            database.get(Readings.class).at(learner, "a-lesson", "x");
        }
        long others = database.rowsOf(other);

        assertThatThrownBy(() -> accounts.delete(own, "not my password", name)).isInstanceOf(BadEntry.class);
        assertThat(database.rowsOf(own)).isPositive();
        accounts.delete(own, PASSWORD, name);

        assertThat(database.rowsOf(own)).isZero();
        assertThat(database.rowsOf(other)).isEqualTo(others);
    }

    @Test
    void aGuestIsForgottenWithEveryRowAndNoOtherGuest() {
        LearnerId own = database.guest();
        LearnerId other = database.guest();
        for (LearnerId learner : List.of(own, other)) {
            database.answers(learner, "one", 1);
            database.get(Readings.class).at(learner, "a-lesson", "x");
        }
        long others = database.rowsOf(other);

        accounts.deleteGuest(own);

        assertThat(database.rowsOf(own)).isZero();
        assertThat(database.rowsOf(other)).isEqualTo(others);
    }

    @Test
    void anAccountIsNotDeletedAsAGuest() {
        LearnerId own = database.account(name, "");

        assertThatThrownBy(() -> accounts.deleteGuest(own)).isInstanceOf(IllegalArgumentException.class);
        assertThat(database.rowsOf(own)).isPositive();
    }

    @Test
    void allOfOnesDataIsToldAndNoSecretAndNothingOfAnother() {
        LearnerId own = database.account(name, "anna@example.org");
        LearnerId other = database.account(name + " 2", "");
        database.answers(own, "mine", 1);
        database.answers(other, "others", 2);
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonMapper.shared().createGenerator(text)) {
            database.get(LearnerRecords.class).write(own, json);
        }

        JsonNode told = JsonMapper.shared().readTree(text.toString());
        assertThat(told.path("account").path(0).path("name").asString()).isEqualTo(name);
        assertThat(told.path("account").path(0).path("email").asString()).isEqualTo("anna@example.org");
        assertThat(told.path("attempt")).singleElement().satisfies(attempt -> {
            assertThat(attempt.path("attempt_key").asString()).isEqualTo("mine");
            assertThat(attempt.path("position").path("lead").asString()).isEqualTo("7");
        });
        assertThat(text.toString()).doesNotContain("hash", "argon2", "others", other.toString());
    }

    @Test
    void anotherPasswordEndsEarlierSignIns() {
        LearnerId own = database.account(name, "");
        SignedIn before = database.signedIn(own);

        assertThatThrownBy(() -> accounts.changePassword(own, "wrong wrong", "five old rule books", name))
                .hasMessage("This is not your password.");
        assertThat(accounts.behind(before)).isPresent();
        accounts.changePassword(own, PASSWORD, "five old rule books", name);

        assertThat(accounts.behind(before)).isEmpty();
        assertThat(accounts.behind(database.signedIn(own))).isPresent();
    }

    @Test
    void onlyAnAdministratorAdministersWhateverThePageBelieves() {
        Administration administration = database.get(Administration.class);
        LearnerId own = database.account(name, "");
        LearnerId other = database.account(name + " 2", "");
        SignedIn forged = new AccountUser(own, name, Role.ADMINISTRATOR, 1, true);

        for (SignedIn acting : List.of(database.signedIn(own), forged)) {
            assertThatThrownBy(() -> administration.role(acting, own, Role.ADMINISTRATOR))
                    .isInstanceOf(AccessDeniedException.class);
            assertThatThrownBy(() -> administration.disabled(acting, other, true))
                    .isInstanceOf(AccessDeniedException.class);
            assertThatThrownBy(() -> administration.passwordLink(acting, other))
                    .isInstanceOf(AccessDeniedException.class);
            assertThatThrownBy(() -> administration.find(acting, "", 10)).isInstanceOf(AccessDeniedException.class);
        }
        assertThat(accounts.find(own).orElseThrow().role()).isEqualTo(Role.LEARNER);
    }

    @Test
    void aDisabledAdministratorIsOneNoMore() {
        LearnerId boss = database.administrator(name);
        LearnerId second = database.administrator(name + " 2");
        SignedIn before = database.signedIn(second);

        database.get(Administration.class).disabled(database.signedIn(boss), second, true);

        assertThatThrownBy(() -> database.get(Administration.class).find(before, "", 10))
                .isInstanceOf(AccessDeniedException.class);
    }

    @Test
    void theOnlyAdministratorStays() {
        database.get(JdbcClient.class)
                .sql("update account set role = 'LEARNER'")
                .update();
        LearnerId boss = database.administrator(name);
        Administration administration = database.get(Administration.class);

        assertThatThrownBy(() -> administration.role(database.signedIn(boss), boss, Role.LEARNER))
                .isInstanceOf(BadEntry.class);
        assertThatThrownBy(() -> administration.disabled(database.signedIn(boss), boss, true))
                .isInstanceOf(BadEntry.class);
        assertThatThrownBy(() -> accounts.delete(boss, PASSWORD, name)).isInstanceOf(BadEntry.class);
        assertThat(database.get(OneTimeLinks.class).toSetUp()).isEmpty();
    }

    @Test
    void theAdministratorFindsAccountsByNameAndAddress() {
        LearnerId boss = database.administrator(name);
        String email = UUID.randomUUID() + "@example.org";
        database.account(name + " 2", email);

        assertThat(database.get(Administration.class).find(database.signedIn(boss), email.substring(5, 30), 10))
                .extracting(account -> account.name().text())
                .containsExactly(name + " 2");
        assertThat(database.get(Administration.class).find(database.signedIn(boss), name.toUpperCase(Locale.ROOT), 10))
                .hasSize(2);
    }

    @Test
    void aLinkChangesThePasswordOnceAndEndsSignIns() {
        LearnerId boss = database.administrator(name);
        LearnerId own = database.account(name + " 2", "");
        SignedIn before = database.signedIn(own);
        OneTimeLinks links = database.get(OneTimeLinks.class);
        Administration administration = database.get(Administration.class);
        Secret replaced = administration.passwordLink(database.signedIn(boss), own);
        Secret link = administration.passwordLink(database.signedIn(boss), own);

        assertThat(links.choosePassword(replaced, "five old rule books")).isFalse();
        assertThat(links.choosePassword(new Secret(link.text() + "x"), "five old rule books"))
                .isFalse();
        assertThatThrownBy(() -> links.choosePassword(link, "short")).isInstanceOf(BadEntry.class);
        assertThat(links.choosePassword(link, "five old rule books")).isTrue();
        assertThat(links.choosePassword(link, "six old rule books")).isFalse();
        assertThat(accounts.behind(before)).isEmpty();
    }

    @Test
    void aLinkOlderThanADayWorksNoMore() {
        LearnerId boss = database.administrator(name);
        LearnerId own = database.account(name + " 2", "");
        Secret link = database.get(Administration.class).passwordLink(database.signedIn(boss), own);
        database.get(JdbcClient.class)
                .sql("update account_link set expires_at = timestamp with time zone '2020-01-01 00:00:00+00'")
                .update();

        assertThat(database.get(OneTimeLinks.class).changesPasswordOf(link)).isEmpty();
        assertThat(database.get(OneTimeLinks.class).choosePassword(link, "five old rule books"))
                .isFalse();
    }

    @Test
    void theFirstAdministratorIsMadeByTheLatestLinkAndOnce() {
        database.get(JdbcClient.class)
                .sql("update account set role = 'LEARNER'")
                .update();
        OneTimeLinks links = database.get(OneTimeLinks.class);
        Secret replaced = links.toSetUp().orElseThrow();
        Secret link = links.toSetUp().orElseThrow();
        LearnerId guest = database.guest();

        assertThat(links.setUp(replaced, guest, Registration.of(name, "", PASSWORD)))
                .isFalse();
        assertThat(links.setUp(link, guest, Registration.of(name, "", PASSWORD)))
                .isTrue();
        assertThat(links.setUp(link, database.guest(), Registration.of(name + " 2", "", PASSWORD)))
                .isFalse();
        assertThat(accounts.find(guest).orElseThrow().role()).isEqualTo(Role.ADMINISTRATOR);
        assertThat(links.toSetUp()).isEmpty();
    }

    @Test
    void whoComesFromAProviderIsKnownByTheProvidersNumberAlone() {
        ProviderAccounts providers = database.get(ProviderAccounts.class);
        database.account(name, "anna@example.org");
        String issuer = "https://id.example.org/" + UUID.randomUUID();

        Account opened = providers.open(database.guest(), issuer, "42", name);

        assertThat(opened.name().text()).isEqualTo(name + " 2");
        assertThat(opened.hasPassword()).isFalse();
        assertThat(providers.find(issuer, "42")).contains(opened);
        assertThat(providers.find(issuer, "43")).isEmpty();
        assertThat(providers.find(issuer + "x", "42")).isEmpty();
    }
}
