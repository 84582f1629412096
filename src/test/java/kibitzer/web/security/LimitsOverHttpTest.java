package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import org.junit.jupiter.api.Test;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** One caller does not keep the trainer busy alone. */
@SharedFixture
class LimitsOverHttpTest {
    private static final String QUESTION = "{\"decision\": \"bridge/rule-of-eleven\","
            + " \"position\": {\"lead\": \"7\", \"dummy\": \"K95\", \"own\": \"A63\"}, \"answer\": 1}";

    private static final TrainerOverHttp HOUSE = TrainerOverHttp.with("--kibitzer.limits.questions=5");

    /** What asks a question of each endpoint that works any out. */
    private static final Map<String, Function<TrainerOverHttp.Browser, HttpResponse<String>>> COUNTED = Map.of(
            "POST /api/advise", browser -> browser.json("/api/advise", QUESTION),
            "POST /api/mark", browser -> browser.json("/api/mark", QUESTION),
            "POST /api/attempts", browser -> browser.json("/api/attempts", QUESTION),
            "POST /api/play/{game}", browser -> browser.json("/api/play/gin-rummy", "{\"seed\": 11}"),
            "GET /api/decisions/{family}/{name}/deal", browser -> deal(browser, 1),
            "GET /offline/hands.json", browser -> browser.get("/offline/hands.json"));

    /**
     * Those that work out nothing, read what is stored, or belong to a class, whose sittings have an end: a sitting's question is
     * answered by who was given it.
     */
    private static final List<String> NOT_COUNTED = List.of(
            "/api",
            "/api/**",
            "GET /api/attempts",
            "GET /api/decisions",
            "GET /api/decisions/{family}/{name}",
            "GET /api/assignments",
            "GET /api/assignments/{id}",
            "POST /api/assignments/{id}/sittings",
            "GET /api/sittings/{id}",
            "PUT /api/sittings/{id}/answers/{number}",
            "POST /api/sittings/{id}/hand-in",
            "GET /api/sittings/{id}/results",
            "/error",
            "GET /account/data.json",
            "GET /settings/data.json",
            "GET /class/{id}/scores.csv",
            "GET /class/{id}/answers.csv",
            "GET /class/{id}/register.csv",
            "GET /class/{id}/register.xlsx",
            "GET /class/{id}/scores.xlsx",
            "GET /class/{id}/answers.xlsx",
            "GET /class/{id}/course.json",
            "GET /class/{id}/page/{page}/picture/{number}",
            "GET /class/{id}/live/{lesson}/answers.csv",
            "GET /class/{id}/live/{lesson}/answers.xlsx",
            "GET /class/{id}/assignment/{aid}/boards.csv",
            "GET /class/{id}/assignment/{aid}/boards.xlsx",
            "GET /manifest.webmanifest",
            "GET /offline",
            "GET /offline/owner.json",
            "GET /service-worker.js",
            "GET /lti/login",
            "POST /lti/login",
            "POST /lti/launch",
            "GET /lti/again",
            "GET /lti/keys.json",
            "GET /lti/answer/{choice}/{assignment}",
            "GET /lti/register");

    /** Every method of every endpoint that there is. */
    private static List<String> endpoints() {
        return HOUSE.context().getBeansOfType(RequestMappingHandlerMapping.class).values().stream()
                .flatMap(mapping -> mapping.getHandlerMethods().keySet().stream())
                .flatMap(LimitsOverHttpTest::named)
                .distinct()
                .toList();
    }

    private static Stream<String> named(RequestMappingInfo endpoint) {
        Set<RequestMethod> methods = endpoint.getMethodsCondition().getMethods();
        return endpoint.getPatternValues().stream()
                .flatMap(address -> methods.isEmpty()
                        ? Stream.of(address)
                        : methods.stream().map(method -> method + " " + address));
    }

    @Test
    void ofEachEndpointItIsSaidWhetherItIsCounted() {
        assertThat(endpoints())
                .containsExactlyInAnyOrderElementsOf(Stream.concat(COUNTED.keySet().stream(), NOT_COUNTED.stream())
                        .toList());
    }

    /** A learner who has asked all they may is refused at each that is counted. */
    @Test
    void whoHasAskedEnoughIsRefusedWhereverAQuestionIsWorkedOut() {
        TrainerOverHttp.Browser learner = new People(HOUSE).browser(Role.LEARNER);
        assertThat(deal(learner, 5).statusCode()).isEqualTo(200);
        COUNTED.forEach((endpoint, ask) -> {
            HttpResponse<String> refused = ask.apply(learner);
            assertThat(refused.statusCode()).as(endpoint).isEqualTo(429);
            assertThat(refused.headers().firstValue("Retry-After")).as(endpoint).isPresent();
        });
    }

    /** The question that comes with a page of practice is dealt for any plain request. Beyond the limit its place alone is sent. */
    @Test
    void thePictureOfAQuestionCountsAsOneAndIsLeftOutBeyondTheLimit() {
        TrainerOverHttp.Browser learner = new People(HOUSE).browser(Role.LEARNER);
        for (String page : List.of("?seed=1", "?seed=2", "?seed=1", "", "?system=acol")) {
            assertThat(learner.get("/practice/bridge/call" + page).body()).contains("What do you call?");
        }
        HttpResponse<String> beyond = learner.get("/practice/bridge/call?seed=1");
        assertThat(beyond.statusCode()).isEqualTo(200);
        assertThat(beyond.body()).contains("kb-skeleton").doesNotContain("What do you call?", "<card-hand");
        assertThat(learner.get("/practice/bridge/no-such-decision").body()).contains("kb-skeleton");
        assertThat(learner.json("/api/advise", QUESTION).statusCode()).isEqualTo(429);
    }

    /** Each move that is played on is judged, so a hand weighs as many questions as it has. */
    @Test
    void aHandWeighsAsManyQuestionsAsItHasMoves() {
        TrainerOverHttp.Browser learner = new People(HOUSE).browser(Role.LEARNER);
        String two = "{\"seed\": 11, \"moves\": [\"stock\", \"9H\"]}";
        assertThat(learner.json("/api/play/gin-rummy", two).statusCode()).isEqualTo(200);
        assertThat(learner.json("/api/play/gin-rummy", two).statusCode()).isEqualTo(200);
        assertThat(learner.json("/api/play/gin-rummy", two).statusCode()).isEqualTo(429);
        assertThat(learner.json("/api/play/gin-rummy", "{\"seed\": 11}").statusCode())
                .isEqualTo(200);
    }

    private static HttpResponse<String> deal(TrainerOverHttp.Browser browser, int count) {
        return browser.get("/api/decisions/bridge/call/deal?seed=1&count=" + count);
    }

    /** The address of all guests here is one; an account is counted by itself. Refilled: one in three minutes. */
    @Test
    void whoAsksTooMuchIsToldWhenToComeBackAndKeepsNobodyElseFromAsking() {
        TrainerOverHttp.Browser guest = HOUSE.browser();
        assertThat(guest.json("/api/mark", QUESTION).statusCode()).isEqualTo(200);
        assertThat(guest.json("/api/advise", QUESTION).statusCode()).isEqualTo(200);
        assertThat(deal(guest, 3).statusCode()).isEqualTo(200);

        for (HttpResponse<String> refused : List.of(
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
        TrainerOverHttp.Browser learner = new People(HOUSE).browser(Role.LEARNER);
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
