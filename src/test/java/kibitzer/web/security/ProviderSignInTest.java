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
    private static House house;

    @BeforeAll
    static void open() {
        provider = new MockProvider();
        house = House.with(
                "--spring.security.oauth2.client.registration.club.client-id=kibitzer",
                "--spring.security.oauth2.client.registration.club.client-secret=secret",
                "--spring.security.oauth2.client.registration.club.client-name=The Club",
                "--spring.security.oauth2.client.registration.club.scope=openid,profile",
                "--spring.security.oauth2.client.provider.club.issuer-uri=" + provider.issuer());
    }

    @AfterAll
    static void close() {
        house.context().close();
        provider.close();
    }

    /** Follows from the button through the provider and back; the last reply. */
    private static HttpResponse<String> enter(House.Browser browser) {
        HttpResponse<String> toProvider = browser.get("/oauth2/authorization/club");
        HttpResponse<String> back = browser.get(location(toProvider));
        return browser.get(location(back));
    }

    private static String location(HttpResponse<String> reply) {
        return reply.headers().firstValue("Location").orElseThrow();
    }

    private static JsonNode account(House.Browser browser) {
        return JsonMapper.shared()
                .readTree(browser.get("/account/data.json").body())
                .path("account")
                .path(0);
    }

    @Test
    void theButtonNamesTheProviderAndIsThereOnlyWhereOneIsConfigured() {
        assertThat(house.get(Providers.class).all())
                .containsExactly(Map.entry("/oauth2/authorization/club", "The Club"));
        assertThat(House.usual().get(Providers.class).all()).isEmpty();
        assertThat(House.usual()
                        .context()
                        .getBeanProvider(ClientRegistrationRepository.class)
                        .getIfAvailable())
                .isNull();
    }

    @Test
    void theFirstSignInGivesTheGuestOfThisBrowserAnAccountAndTheNextFindsIt() {
        provider.vouchesFor("dora-1", "Dora <b>");
        House.Browser first = house.browser();
        first.json(
                "/api/attempts",
                "{\"decision\":\"bridge/rule-of-eleven\",\"position\":"
                        + "{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"},\"answer\":1}");

        assertThat(location(enter(first))).isEqualTo("/");

        assertThat(account(first).path("name").asString()).isEqualTo("Dora b");
        assertThat(JsonMapper.shared().readTree(first.get("/api/attempts").body()))
                .hasSize(1);
        House.Browser second = house.browser();
        enter(second);
        assertThat(account(second).path("learner")).isEqualTo(account(first).path("learner"));
    }

    @Test
    void sameNameAtTheProviderIsNotTheSamePerson() {
        provider.vouchesFor("emil-1", "Emil");
        House.Browser one = house.browser();
        enter(one);
        provider.vouchesFor("emil-2", "Emil");
        House.Browser other = house.browser();
        enter(other);

        assertThat(account(one).path("name").asString()).isEqualTo("Emil");
        assertThat(account(other).path("name").asString()).isEqualTo("Emil 2");
    }

    @Test
    void aDisabledAccountStaysOutside() {
        provider.vouchesFor("fritz-1", "Fritz");
        enter(house.browser());
        house.get(JdbcClient.class)
                .sql("update account set disabled = true where name = 'Fritz'")
                .update();
        House.Browser again = house.browser();

        assertThat(location(enter(again))).isEqualTo("/sign-in?provider");
        assertThat(again.get("/account/data.json").statusCode()).isEqualTo(302);
    }

    @Test
    void aTokenForAnotherApplicationAndAnAnswerNobodyAskedForSignNobodyIn() {
        provider.vouchesFor("greta-1", "Greta");
        provider.speaksTo("another");
        try {
            assertThat(location(enter(house.browser()))).isEqualTo("/sign-in?provider");
        } finally {
            provider.speaksTo("kibitzer");
        }
        assertThat(location(house.browser().get("/login/oauth2/code/club?code=c&state=invented")))
                .isEqualTo("/sign-in?provider");
        assertThat(house.get(ProviderAccounts.class).find(provider.issuer(), "greta-1"))
                .isEmpty();
    }
}
