package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import org.junit.jupiter.api.Test;

/** One caller does not keep the trainer busy alone. */
@SharedFixture
class LimitsOverHttpTest {
    private static final String QUESTION = "{\"decision\": \"bridge/rule-of-eleven\","
            + " \"position\": {\"lead\": \"7\", \"dummy\": \"K95\", \"own\": \"A63\"}, \"answer\": 1}";

    private static final House HOUSE = House.with("--kibitzer.limits.questions=5");

    private static HttpResponse<String> deal(House.Browser browser, int count) {
        return browser.get("/api/decisions/bridge/call/deal?seed=1&count=" + count);
    }

    /** The address of all guests here is one; an account is counted by itself. Refilled: one in three minutes. */
    @Test
    void whoAsksTooMuchIsToldWhenToComeBackAndKeepsNobodyElseFromAsking() {
        House.Browser guest = HOUSE.browser();
        assertThat(guest.json("/api/mark", QUESTION).statusCode()).isEqualTo(200);
        assertThat(guest.json("/api/advise", QUESTION).statusCode()).isEqualTo(200);
        assertThat(deal(guest, 3).statusCode()).isEqualTo(200);

        for (HttpResponse<String> refused : java.util.List.of(
                guest.json("/api/mark", QUESTION), guest.json("/api/attempts", QUESTION), deal(HOUSE.browser(), 1))) {
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(Integer.parseInt(
                            refused.headers().firstValue("Retry-After").orElseThrow()))
                    .isBetween(1, 180);
            assertThat(refused.body()).contains("too many questions lately; expected at most 5");
        }
        assertThat(deal(new People(HOUSE).browser(Role.LEARNER), 5).statusCode())
                .isEqualTo(200);
        assertThat(deal(HOUSE.browser(), 6).statusCode()).isEqualTo(413);
        assertThat(HOUSE.browser().get("/offline/hands.json").statusCode())
                .as("twenty hands at once are more than this trainer deals")
                .isEqualTo(429);
    }

    /** A body of many questions weighs as many as it has lines, and is refused before the first of them is worked out. */
    @Test
    void eachLineOfABodyOfManyIsCounted() {
        House.Browser learner = new People(HOUSE).browser(Role.LEARNER);
        assertThat(learner.lines("/api/advise", (QUESTION + "\n").repeat(4)).statusCode())
                .isEqualTo(200);

        HttpResponse<String> refused = learner.lines("/api/advise", (QUESTION + "\n").repeat(2));
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.headers().firstValue("Retry-After").orElseThrow()))
                .isBetween(1, 180);
        assertThat(refused.body()).contains("too many questions lately").doesNotContain("advice");
        assertThat(learner.lines("/api/mark", QUESTION).statusCode())
                .as("the one that is left was not taken by what was refused")
                .isEqualTo(200);
        assertThat(learner.lines("/api/mark", (QUESTION + "\n").repeat(6)).statusCode())
                .isEqualTo(413);
    }
}
