package kibitzer.web.security;

import static kibitzer.web.security.People.PASSWORD;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.TestDatabase;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.accounts.Role;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.LearnerKey;
import kibitzer.learning.learner.Learners;
import kibitzer.web.files.PageFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Signing in and out as a browser does it, and what one browser cannot do to another's learner. */
@SharedFixture
class SignInTest {
    private static final String SESSION = "JSESSIONID";
    private static final String KEY = "kibitzer-learner";

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final People people = new People(trainer);
    private final String name = "Carl " + UUID.randomUUID().toString().substring(0, 8);

    /** Where a reply leads on this trainer; whole where it leads elsewhere. */
    private String to(HttpResponse<String> reply) {
        assertThat(reply.statusCode()).isEqualTo(302);
        return reply.headers().firstValue("Location").orElse("").replaceFirst("^" + trainer.address(), "");
    }

    private static boolean signedIn(TrainerOverHttp.Browser browser) {
        return browser.get("/account").statusCode() == 200;
    }

    private static String answered(int answer) {
        return "{\"decision\":\"bridge/rule-of-eleven\",\"position\":{\"lead\":\"7\",\"dummy\":\"k95\",\"own\":\"A63\"},"
                + "\"answer\":" + answer + "}";
    }

    private static JsonNode attempts(TrainerOverHttp.Browser browser) {
        return JsonMapper.shared().readTree(browser.get("/api/attempts").body());
    }

    @Test
    void aRightPasswordSignsInUnderAnotherSessionNumber() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = trainer.browser();
        browser.token();
        String before = browser.cookie(SESSION).orElseThrow();

        assertThat(to(browser.signIn(name, PASSWORD))).isEqualTo("/");

        assertThat(browser.cookie(SESSION)).isPresent().get().isNotEqualTo(before);
        assertThat(signedIn(browser)).isTrue();
    }

    @Test
    void aWrongPasswordAndANameThatNobodyHasLeadToTheSamePage() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = trainer.browser();

        assertThat(to(browser.signIn(name, "wrong wrong wrong"))).isEqualTo("/sign-in?wrong");
        assertThat(to(browser.signIn("nobody " + name, PASSWORD))).isEqualTo("/sign-in?wrong");
        assertThat(signedIn(browser)).isFalse();
    }

    @Test
    void aFormWithoutThePagesTokenSignsNobodyIn() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = trainer.browser();

        for (String token : new String[] {"", "invented", trainer.browser().token()}) {
            assertThat(to(browser.formWith(token, "/sign-in", Map.of("name", name, "password", PASSWORD))))
                    .isEqualTo("/sign-in?expired");
        }
        assertThat(browser.get("/sign-in?name=" + name.replace(' ', '+') + "&password=" + PASSWORD.replace(' ', '+'))
                        .statusCode())
                .isEqualTo(200);
        assertThat(signedIn(browser)).isFalse();
    }

    @Test
    void signingInLeadsToThePageThatAskedForItAndNeverElsewhere() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser asked = trainer.browser();
        assertThat(to(asked.get("/account"))).isEqualTo("/sign-in");
        assertThat(to(asked.signIn(name, PASSWORD))).startsWith("/account");

        TrainerOverHttp.Browser lured = trainer.browser();
        lured.get("/sign-in?continue=https://evil.example&redirect=//evil.example");
        assertThat(to(lured.form(
                        "/sign-in?continue=https://evil.example",
                        Map.of("name", name, "password", PASSWORD, "redirect", "//evil.example"))))
                .isEqualTo("/");
    }

    @Test
    void signingOutLeavesABrowserThatIsNobodys() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = people.enter(name);
        browser.json("/api/attempts", answered(1));

        assertThat(to(browser.form("/sign-out", Map.of()))).isEqualTo("/");

        assertThat(signedIn(browser)).isFalse();
        assertThat(attempts(browser)).isEmpty();
    }

    @Test
    void keptSignedInABrowserNeedsNoPasswordUntilThePasswordChanges() {
        LearnerId own = people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = trainer.browser();
        var reply = browser.form("/sign-in", Map.of("name", name, "password", PASSWORD, "keep", "on"));
        assertThat(reply.headers().allValues("Set-Cookie"))
                .anySatisfy(cookie -> assertThat(cookie)
                        .startsWith(KeptSignIn.COOKIE + "=")
                        .contains("; HttpOnly")
                        .contains("; SameSite=Lax"));

        browser.forget(SESSION);
        assertThat(signedIn(browser)).isTrue();
        trainer.get(Accounts.class).changePassword(own, PASSWORD, "five old rule books", name);
        assertThat(signedIn(browser)).isFalse();
        browser.forget(SESSION);
        assertThat(signedIn(browser)).isFalse();
    }

    /** As a session that was of another trainer, or of this one before a new start. */
    @Test
    void aSignInOutlivesItsSessionForAsLongAsTheBrowserRuns() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = trainer.browser();
        var reply = browser.signIn(name, PASSWORD);
        assertThat(reply.headers().allValues("Set-Cookie"))
                .filteredOn(cookie -> cookie.startsWith(KeptSignIn.COOKIE + "="))
                .singleElement()
                .satisfies(cookie -> assertThat(cookie)
                        .contains("; HttpOnly", "; SameSite=Lax")
                        .doesNotContainIgnoringCase("Max-Age", "Expires"));

        for (int session = 0; session < 3; session++) {
            String before = browser.cookie(KeptSignIn.COOKIE).orElseThrow();
            browser.forget(SESSION);
            assertThat(signedIn(browser)).isTrue();
            assertThat(browser.cookie(KeptSignIn.COOKIE)).isPresent().get().isNotEqualTo(before);
        }
    }

    @Test
    void signingOutEndsACopyOfTheCookieAndTheSessionsOfIt() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = people.enter(name);
        TrainerOverHttp.Browser copy = trainer.browser();
        copy.plant(KeptSignIn.COOKIE, browser.cookie(KeptSignIn.COOKIE).orElseThrow());
        assertThat(signedIn(copy)).isTrue();

        browser.form("/sign-out", Map.of());

        assertThat(signedIn(copy)).isFalse();
        assertThat(browser.cookie(KeptSignIn.COOKIE).orElse("")).isEmpty();
    }

    @Test
    void signingOutOnOneDeviceLeavesTheOthersAndOnAllNone() {
        LearnerId own = people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser desk = people.enter(name);
        TrainerOverHttp.Browser phone = people.enter(name);
        TrainerOverHttp.Browser tablet = people.enter(name);
        desk.form("/sign-out", Map.of());
        assertThat(signedIn(phone)).isTrue();

        trainer.get(Accounts.class).signOutEverywhere(own);

        assertThat(signedIn(phone)).isFalse();
        tablet.forget(SESSION);
        assertThat(signedIn(tablet)).isFalse();
    }

    /** Two trainers on one database have their sessions each, and nobody signs in twice. */
    @Test
    void aSignInAtOneTrainerHoldsAtAnother() {
        String database = TestDatabase.POSTGRESQL.fresh();
        TrainerOverHttp one = TrainerOverHttp.with("--kibitzer.database=" + database);
        TrainerOverHttp other = TrainerOverHttp.with("--kibitzer.database=" + database);
        try (var _ = one.context();
                var _ = other.context()) {
            new People(one).register(name, Role.LEARNER);
            TrainerOverHttp.Browser here = one.browser();
            here.signIn(name, PASSWORD);
            TrainerOverHttp.Browser there = other.browser();
            there.plant(KeptSignIn.COOKIE, here.cookie(KeptSignIn.COOKIE).orElseThrow());

            assertThat(there.get("/account").body()).isNotEmpty();
            assertThat(signedIn(there)).isTrue();

            there.form("/sign-out", Map.of());
            assertThat(signedIn(here)).isFalse();
        }
    }

    @Test
    void aForgedCookieKeepsNobodySignedIn() {
        LearnerId other = people.register(name, Role.ADMINISTRATOR);
        TrainerOverHttp.Browser browser = trainer.browser();
        String expires = String.valueOf(System.currentTimeMillis() + 100_000_000L);
        browser.plant(
                KeptSignIn.COOKIE,
                Base64.getEncoder()
                        .encodeToString((other + ":" + expires + ":SHA256:" + "0".repeat(64))
                                .getBytes(StandardCharsets.UTF_8)));

        assertThat(signedIn(browser)).isFalse();
        browser.plant(KeptSignIn.COOKIE, "not%20a;cookie");
        assertThat(signedIn(browser)).isFalse();
    }

    @Test
    void disablingAnAccountEndsItsSignInAtTheNextRequest() {
        LearnerId own = people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = people.enter(name);
        assertThat(signedIn(browser)).isTrue();

        trainer.get(JdbcClient.class)
                .sql("update account set disabled = true where learner = :own")
                .param("own", own.id())
                .update();

        assertThat(signedIn(browser)).isFalse();
        assertThat(browser.get("/account/data.json").statusCode()).isEqualTo(302);
    }

    @Test
    void answersAreTheAccountsWhileSomebodyIsSignedInAndTheGuestsOtherwise() {
        people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = trainer.browser();
        browser.json("/api/attempts", answered(3));
        String guest = browser.cookie(KEY).orElseThrow();

        assertThat(to(browser.signIn(name, PASSWORD))).isEqualTo("/account/guest");
        browser.json("/api/attempts", answered(1));

        assertThat(attempts(browser)).hasSize(1);
        browser.form("/sign-out", Map.of());
        assertThat(browser.cookie(KEY)).contains(guest);
        assertThat(attempts(browser))
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.path("answer").asInt()).isEqualTo(3));
    }

    @Test
    void noLearnerReadsOrChangesAnothers() {
        LearnerId other = people.register(name, Role.LEARNER);
        TrainerOverHttp.Browser others = people.enter(name);
        others.json("/api/attempts", answered(2));
        people.register(name + " 2", Role.LEARNER);
        TrainerOverHttp.Browser own = people.enter(name + " 2");

        for (String query : new String[] {"", "?learner=" + other, "?id=" + other, "/" + other, "?before=9999999"}) {
            String reply = own.get("/api/attempts" + query).body();
            assertThat(reply).doesNotContain("\"answer\"");
        }
        String data = own.get("/account/data.json?learner=" + other).body();
        assertThat(data).contains(name + " 2").doesNotContain(other.toString(), "rule-of-eleven");
        own.plant(KEY, other.toString());
        own.json("/api/attempts?learner=" + other, answered(1));
        assertThat(own.json(
                                "/api/attempts",
                                answered(1).replace("{\"decision", "{\"learner\":\"" + other + "\",\"decision"))
                        .statusCode())
                .isEqualTo(400);
        assertThat(attempts(others)).hasSize(1);
        for (String method : new String[] {"/account/data.json", "/sign-out", "/account"}) {
            own.json(method, "{}");
        }
        assertThat(signedIn(others)).isTrue();
        assertThat(attempts(others)).hasSize(1);
    }

    @Test
    void aGuestTakesHisOwnDataAlongAndNobodyElses() {
        TrainerOverHttp.Browser other = trainer.browser();
        other.json("/api/attempts", answered(2));
        TrainerOverHttp.Browser own = trainer.browser();
        assertThat(own.get("/settings/data.json").statusCode()).isEqualTo(404);
        own.json("/api/attempts", answered(1));

        String data = own.get("/settings/data.json?learner=" + other.cookie(KEY).orElseThrow())
                .body();

        JsonNode attempts = JsonMapper.shared().readTree(data).path("attempt");
        assertThat(attempts)
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.path("answer").asInt()).isEqualTo(1));
    }

    @Test
    void theKeyOfAGuestWhoHasRegisteredOpensNothing() {
        TrainerOverHttp.Browser browser = trainer.browser();
        browser.json("/api/attempts", answered(1));
        String key = browser.cookie(KEY).orElseThrow();
        LearnerId guest = trainer.get(Learners.class).find(new LearnerKey(key)).orElseThrow();
        trainer.get(Accounts.class).register(guest, Registration.of(name, "", PASSWORD), name);

        TrainerOverHttp.Browser thief = trainer.browser();
        thief.plant(KEY, key);

        assertThat(attempts(thief)).isEmpty();
        assertThat(attempts(people.enter(name))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/setup/x",
                "/setup/%3Cscript%3E",
                "/account/reset/x",
                "/account/reset/..%2f..",
                "/account/reset/%00",
                "/account/reset/%F0%9F%82%A1",
                "/sign-in?wrong&wrong&%00",
                "/oauth2/authorization/unknown",
                "/login/oauth2/code/x?code=1&state=2"
            })
    void strangeAddressesAreNoFaultOfOurs(String path) {
        assertThat(trainer.browser().get(path).statusCode()).isLessThan(500);
        assertThat(people.browser(Role.LEARNER).get(path).statusCode()).isLessThan(500);
    }

    @Test
    void pagesAllowNothingFromElsewhereAndAreKeptNowhere() {
        var headers = trainer.browser().get("/").headers();

        assertThat(headers.firstValue("Content-Security-Policy")).contains(Headers.CONTENT);
        assertThat(headers.firstValue("Referrer-Policy")).contains("same-origin");
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(headers.firstValue("Cache-Control").orElse("")).contains("no-store");
        assertThat(headers.allValues("Set-Cookie"))
                .hasSize(2)
                .allSatisfy(cookie -> assertThat(cookie).contains("HttpOnly", "SameSite=Lax"));
    }

    @Test
    void scriptsAreKeptByBrowsersAndCarryNoHeadersOfPages() {
        var headers =
                trainer.browser().get(trainer.get(PageFiles.class).script()).headers();

        assertThat(headers.firstValue("Cache-Control")).contains("max-age=31536000, public, immutable");
        assertThat(headers.firstValue("Content-Security-Policy")).isEmpty();
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    }
}
