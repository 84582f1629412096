package kibitzer.classroom.lti.call;

import java.net.http.HttpHeaders;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a platform answered to a call that went well. */
public record Reply(String from, String text, HttpHeaders headers) {
    private static final Pattern NEXT = Pattern.compile("<([^>]*)>\\s*;[^,]*\\brel\\s*=\\s*\"?next\"?");

    /** @throws CallFailed if it is no JSON */
    public JsonNode json() {
        try {
            return JsonMapper.shared().readTree(text);
        } catch (JacksonException unreadable) {
            throw new CallFailed(from + " answered with something that is no JSON");
        }
    }

    /** Where a list goes on; empty on its last page. */
    public Optional<String> next() {
        return headers.allValues("Link").stream()
                .map(NEXT::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .findFirst();
    }
}
