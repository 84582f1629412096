package kibitzer.accounts;

import static kibitzer.accounts.AccountsDatabase.PASSWORD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.web.authentication.WebAuthenticationDetails;

@SharedFixture
class PasswordSignInTest {
    private final AccountsDatabase database = AccountsDatabase.H2;
    private final PasswordSignIn signIn = database.get(PasswordSignIn.class);
    private final String name = "Bill " + UUID.randomUUID().toString().substring(0, 8);
    private final String address = UUID.randomUUID().toString();

    private SignedIn signIn(String entered, String password) {
        return signIn(entered, password, address);
    }

    private SignedIn signIn(String entered, String password, String from) {
        MockHttpServletRequest request = new MockHttpServletRequest();
        request.setRemoteAddr(from);
        var token = UsernamePasswordAuthenticationToken.unauthenticated(entered, password);
        token.setDetails(new WebAuthenticationDetails(request));
        return SignedIn.of(signIn.authenticate(token)).orElseThrow();
    }

    @Test
    void byNameInAnyCapitalsOrByAddress() {
        String email = UUID.randomUUID() + "@Example.org";
        LearnerId own = database.account(name, email);

        assertThat(signIn(" " + name.toUpperCase(Locale.ROOT), PASSWORD).learner())
                .isEqualTo(own);
        assertThat(signIn(email.toLowerCase(Locale.ROOT), PASSWORD).learner()).isEqualTo(own);
    }

    @Test
    void ofAccountsWithOneAddressEachIsOpenedByItsOwnPassword() {
        String email = UUID.randomUUID() + "@example.org";
        LearnerId first = database.account(name, email);
        LearnerId second = database.guest();
        database.get(Accounts.class).register(second, Registration.of(name + " 2", email, "another password"), name);

        assertThat(signIn(email, PASSWORD).learner()).isEqualTo(first);
        assertThat(signIn(email, "another password").learner()).isEqualTo(second);
    }

    @Test
    void aNameThatNobodyHasAWrongPasswordAndADisabledAccountFailAlike() {
        database.account(name, "");
        LearnerId disabled = database.account(name + " 2", "");
        database.get(AccountRows.class).disabled(disabled, true);

        String wrong = refusal(name, "wrong wrong wrong");

        assertThat(refusal("nobody-" + name, PASSWORD)).isEqualTo(wrong);
        assertThat(refusal("nobody@example.org", PASSWORD)).isEqualTo(wrong);
        assertThat(refusal(name + " 2", PASSWORD)).isEqualTo(wrong);
        assertThat(refusal("x".repeat(100_000), "y".repeat(100_000))).isEqualTo(wrong);
        assertThat(refusal("", "")).isEqualTo(wrong);
        assertThat(refusal("' or 1=1 --", "\u0000")).isEqualTo(wrong);
    }

    private String refusal(String entered, String password) {
        return catchThrowableOfType(BadCredentialsException.class, () -> signIn(entered, password))
                .getMessage();
    }

    @Test
    void anAccountWithoutAPasswordIsOpenedByNone() {
        Account account = database.get(ProviderAccounts.class).open(database.guest(), "https://" + address, "1", name);

        assertThat(refusal(account.name().text(), "")).isEqualTo(refusal("nobody-" + name, ""));
    }

    @Test
    void afterTenWrongGuessesNothingIsTriedFromThereNotEvenTheRightPassword() {
        database.account(name, "");
        for (int guess = 0; guess < GuessLimit.ONE_NAME_FROM_ONE_NETWORK; guess++) {
            assertThatThrownBy(() -> signIn(name, "wrong wrong wrong")).isInstanceOf(BadCredentialsException.class);
        }

        assertThatThrownBy(() -> signIn(name, PASSWORD))
                .isInstanceOf(TooManyGuesses.class)
                .hasMessage("Too many tries. Please wait 15 minutes, then try again.");
        assertThat(signIn(name, PASSWORD, "elsewhere-" + address).shownName()).isEqualTo(name);
    }

    @Test
    void namesThatNobodyHasRunOutOfTriesToo() {
        GuessLimit limit = new GuessLimit(Limits.usual(), Allowances.inMemory());
        for (int guess = 0; guess < GuessLimit.ONE_NAME_FROM_ONE_NETWORK; guess++) {
            assertThat(limit.mayGuess("nobody", "here")).isTrue();
        }

        assertThat(limit.mayGuess("nobody", "here")).isFalse();
        assertThat(limit.mayGuess("nobody", "there")).isTrue();
    }

    @Test
    void oneAddressMayNotTryAHundredNames() {
        GuessLimit limit = new GuessLimit(Limits.usual(), Allowances.inMemory());
        for (int guess = 0; guess < Limits.usual().guessesFromOneNetwork(); guess++) {
            assertThat(limit.mayGuess("name " + guess, "here")).isTrue();
        }

        assertThat(limit.mayGuess("another name", "here")).isFalse();
    }

    @Test
    void theRightPasswordForgivesWhatWentBefore() {
        GuessLimit limit = new GuessLimit(Limits.usual(), Allowances.inMemory());
        for (int guess = 0; guess < 50; guess++) {
            assertThat(limit.mayGuess("name", "here")).isTrue();
            limit.right("name", "here");
        }
    }

    @Test
    void aPasswordHashedWithBcryptIsHashedAnewAtSignIn() {
        LearnerId own = database.account(name, "");
        database.get(AccountRows.class)
                .rehash(own, hash(own), "{bcrypt}" + new BCryptPasswordEncoder(4).encode(PASSWORD));
        SignedIn before = database.signedIn(own);

        signIn(name, PASSWORD);

        assertThat(hash(own)).startsWith("{argon2@");
        assertThat(database.get(Accounts.class).behind(before)).isPresent();
    }

    private String hash(LearnerId learner) {
        return database.get(AccountRows.class)
                .find(learner)
                .orElseThrow()
                .passwordHash()
                .orElseThrow();
    }
}
