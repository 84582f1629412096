package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import kibitzer.SharedFixture;
import kibitzer.accounts.ProviderAccounts;
import kibitzer.web.account.Providers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Signing in at an OpenID Connect provider that is configured, from the button to the page. */
@SharedFixture
class ProviderSignInTest {
    private static MockProvider provider;
    private static TrainerOverHttp trainer;

    @BeforeAll
    static void open() {
        provider = new MockProvider();
        trainer = TrainerOverHttp.with(
                "--spring.security.oauth2.client.registration.club.client-id=kibitzer",
                "--spring.security.oauth2.client.registration.club.client-secret=secret",
                "--spring.security.oauth2.client.registration.club.client-name=The Club",
                "--spring.security.oauth2.client.registration.club.scope=openid,profile",
                "--spring.security.oauth2.client.provider.club.issuer-uri=" + provider.issuer());
    }

    @AfterAll
    static void close() {
        trainer.context().close();
        provider.close();
    }

    /** Follows from the button through the provider and back; the last reply. */
    private static HttpResponse<String> enter(TrainerOverHttp.Browser browser) {
        HttpResponse<String> toProvider = browser.get("/oauth2/authorization/club");
        HttpResponse<String> back = browser.get(location(toProvider));
        return browser.get(location(back));
    }

    private static String location(HttpResponse<String> reply) {
        return reply.headers().firstValue("Location").orElseThrow();
    }

    private static JsonNode account(TrainerOverHttp.Browser browser) {
        return JsonMapper.shared()
                .readTree(browser.get("/account/data.json").body())
                .path("account")
                .path(0);
    }

    @Test
    void theButtonNamesTheProviderAndIsThereOnlyWhereOneIsConfigured() {
        assertThat(trainer.get(Providers.class).all())
                .containsExactly(Map.entry("/oauth2/authorization/club", "The Club"));
        assertThat(TrainerOverHttp.usual().get(Providers.class).all()).isEmpty();
        assertThat(TrainerOverHttp.usual()
                        .context()
                        .getBeanProvider(ClientRegistrationRepository.class)
                        .getIfAvailable())
                .isNull();
    }

    @Test
    void theFirstSignInGivesTheGuestOfThisBrowserAnAccountAndTheNextFindsIt() {
        provider.vouchesFor("dora-1", "Dora <b>");
        TrainerOverHttp.Browser first = trainer.browser();
        first.json(
                "/api/attempts",
                "{\"decision\":\"bridge/rule-of-eleven\",\"position\":"
                        + "{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"},\"answer\":1}");

        assertThat(location(enter(first))).isEqualTo("/");

        assertThat(account(first).path("name").asString()).isEqualTo("Dora b");
        assertThat(JsonMapper.shared().readTree(first.get("/api/attempts").body()))
                .hasSize(1);
        TrainerOverHttp.Browser second = trainer.browser();
        enter(second);
        assertThat(account(second).path("learner")).isEqualTo(account(first).path("learner"));
    }

    @Test
    void sameNameAtTheProviderIsNotTheSamePerson() {
        provider.vouchesFor("emil-1", "Emil");
        TrainerOverHttp.Browser one = trainer.browser();
        enter(one);
        provider.vouchesFor("emil-2", "Emil");
        TrainerOverHttp.Browser other = trainer.browser();
        enter(other);

        assertThat(account(one).path("name").asString()).isEqualTo("Emil");
        assertThat(account(other).path("name").asString()).isEqualTo("Emil 2");
    }

    @Test
    void aDisabledAccountStaysOutside() {
        provider.vouchesFor("fritz-1", "Fritz");
        enter(trainer.browser());
        trainer.get(JdbcClient.class)
                .sql("update account set disabled = true where name = 'Fritz'")
                .update();
        TrainerOverHttp.Browser again = trainer.browser();

        assertThat(location(enter(again))).isEqualTo("/sign-in?provider");
        assertThat(again.get("/account/data.json").statusCode()).isEqualTo(302);
    }

    @Test
    void aTokenForAnotherApplicationAndAnAnswerNobodyAskedForSignNobodyIn() {
        provider.vouchesFor("greta-1", "Greta");
        provider.speaksTo("another");
        try {
            assertThat(location(enter(trainer.browser()))).isEqualTo("/sign-in?provider");
        } finally {
            provider.speaksTo("kibitzer");
        }
        assertThat(location(trainer.browser().get("/login/oauth2/code/club?code=c&state=invented")))
                .isEqualTo("/sign-in?provider");
        assertThat(trainer.get(ProviderAccounts.class).find(provider.issuer(), "greta-1"))
                .isEmpty();
    }
}
