package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.Test;

/** A browser that never got a reply asks again with the same message, and is given the same reply. */
@SharedFixture
class KeptRepliesTest {
    private static final Pattern KEY = Pattern.compile("\"Vaadin-Security-Key\"\\s*:\\s*\"([^\"]+)\"");
    private static final Pattern UI_NUMBER = Pattern.compile("\"v-uiId\"\\s*:\\s*(\\d+)");

    @Test
    void theSameMessageAgainGetsTheSameReply() {
        TrainerOverHttp.Browser browser = TrainerOverHttp.usual().browser();
        String first = browser.get("/?v-r=init&location=&query=").body();
        String address = "/?v-r=uidl&v-uiId=" + found(UI_NUMBER, first);
        String message = """
                {"csrfToken": "%s", "syncId": 0, "clientId": 0, "rpc": [{"type": "event", "node": 1,
                 "event": "ui-navigate", "data": {"route": "practice/gin/discard", "query": "seed=1",
                 "appShellTitle": "", "historyState": null, "trigger": ""}}]}
                """.formatted(found(KEY, first));

        String reply = browser.json(address, message).body();

        assertThat(reply).contains("kb-question").hasSizeGreaterThan(10_000);
        assertThat(browser.json(address, message).body()).isEqualTo(reply);
        assertThat(browser.json(address, message).body()).isEqualTo(reply);
    }

    private static String found(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        assertThat(found.find()).as(text).isTrue();
        return found.group(1);
    }
}
