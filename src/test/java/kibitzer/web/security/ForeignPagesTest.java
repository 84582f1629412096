package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import org.junit.jupiter.api.Test;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Whatever writes is taken from own pages and from programs that say what they send. */
@SharedFixture
class ForeignPagesTest {
    private static final String ATTEMPT = "{\"decision\": \"bridge/rule-of-eleven\","
            + " \"position\": {\"lead\": \"7\", \"dummy\": \"K95\", \"own\": \"A63\"}, \"answer\": 1}";
    private static final Set<RequestMethod> WRITING =
            EnumSet.of(RequestMethod.POST, RequestMethod.PUT, RequestMethod.PATCH, RequestMethod.DELETE);

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final String host = trainer.address().substring("http://".length());

    /** "POST /api/attempts" of every endpoint that says that it writes; one that does not say so takes every method. */
    private Set<String> writing() {
        Set<String> calls = new TreeSet<>();
        trainer.context().getBeansOfType(RequestMappingHandlerMapping.class).values().stream()
                .flatMap(mapping -> mapping.getHandlerMethods().keySet().stream())
                .forEach(info -> writing(info, calls));
        // Pages of learning platforms post these, each with a signature: LtiLaunchTest.
        calls.removeAll(List.of("POST /lti/login", "POST /lti/launch"));
        calls.addAll(List.of("POST /sign-in", "POST /sign-out", "POST /?v-r=uidl&v-uiId=0"));
        return calls;
    }

    private static void writing(RequestMappingInfo info, Set<String> calls) {
        Set<RequestMethod> methods = info.getMethodsCondition().getMethods();
        for (RequestMethod method : methods.isEmpty() ? WRITING : methods) {
            if (WRITING.contains(method)) {
                info.getPatternValues().forEach(pattern -> calls.add(method + " " + filled(pattern)));
            }
        }
    }

    /** With names that might be there: what an address names is looked at before what is sent. */
    private static String filled(String pattern) {
        return pattern.replace("{id}", "00000000-0000-0000-0000-000000000000")
                .replace("{number}", "1")
                .replace("{game}", "gin-rummy")
                .replaceAll("/\\{[a-z]+}|/\\*\\*", "/x");
    }

    private RawCall.Reply send(String call, String... headers) {
        byte[] body = ATTEMPT.getBytes(StandardCharsets.UTF_8);
        List<String> all = new ArrayList<>(List.of("Host: " + host, "Content-Length: " + body.length));
        all.addAll(List.of(headers));
        return RawCall.send(trainer, call, all, body);
    }

    @Test
    void noCallThatWritesIsTakenFromAPageOfAnotherAddress() {
        List<List<String>> foreign = List.of(
                List.of("Origin: http://localhost:9191", "Sec-Fetch-Site: same-site"),
                List.of("Origin: http://localhost:9191"),
                List.of("Origin: http://evil.example", "Sec-Fetch-Site: cross-site"),
                List.of("Origin: null"));
        List<String> taken = new ArrayList<>();
        for (String call : writing()) {
            for (List<String> from : foreign) {
                List<String> headers = new ArrayList<>(from);
                headers.add("Content-Type: application/json");
                int status = send(call, headers.toArray(String[]::new)).status();
                if (status != 403) {
                    taken.add(call + " " + from + ": " + status);
                }
            }
        }
        assertThat(writing()).hasSizeGreaterThan(7);
        assertThat(taken).isEmpty();
    }

    @Test
    void aBodyThatDoesNotSayItIsJsonIsNotTakenForIt() {
        People people = new People(trainer);
        String cookie = "Cookie: JSESSIONID="
                + people.browser(Role.LEARNER).cookie("JSESSIONID").orElseThrow();
        // At "/api/x" there is nothing, whatever is sent.
        List<String> calls = writing().stream()
                .filter(call -> call.contains(" /api/") && !call.endsWith(" /api/x"))
                .toList();
        assertThat(calls).hasSizeGreaterThan(5);
        for (String call : calls) {
            for (String type : List.of(
                    "X-None: none", "Content-Type: text/plain", "Content-Type: application/x-www-form-urlencoded")) {
                assertThat(send(call, cookie, type).status())
                        .as(call + " " + type)
                        .isEqualTo(415);
            }
        }
    }

    @Test
    void aProgramAndAnOwnPageAreTaken() {
        assertThat(send("POST /api/attempts", "Content-Type: application/json").status())
                .isEqualTo(200);
        assertThat(send(
                                "POST /api/attempts",
                                "Content-Type: application/json",
                                "Origin: " + trainer.address(),
                                "Sec-Fetch-Site: same-origin")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void noRedirectRepeatsTheHostOfARequest() {
        for (String page : List.of("/account", "/class/x/scores.csv", "/account/data.json")) {
            RawCall.Reply reply = RawCall.send(trainer, "GET " + page, List.of("Host: evil.example"), new byte[0]);
            assertThat(reply.status()).as(page).isEqualTo(302);
            assertThat(reply.header("Location")).as(page).isEqualTo("/sign-in");
        }
    }
}
