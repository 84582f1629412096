package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What browsers are told that a page may load and run. */
class HeadersTest {
    private static Map<String, List<String>> directives(String policy) {
        return Arrays.stream(policy.split(";"))
                .map(directive -> Arrays.asList(directive.strip().split(" ")))
                .collect(Collectors.toMap(List::getFirst, words -> words.subList(1, words.size())));
    }

    /** No address of another's, no scheme, and of the unsafe words those alone that Vaadin needs. */
    @ParameterizedTest
    @ValueSource(strings = {Headers.CONTENT, ""})
    void scriptsComeFromTheTrainerAlone(String policy) {
        String told = policy.isEmpty() ? Headers.framedBy("https://lms.example.org") : policy;
        assertThat(directives(told))
                .containsEntry("script-src", List.of("'self'", "'unsafe-inline'", "'unsafe-eval'"))
                .containsEntry("default-src", List.of("'self'"))
                .containsEntry("connect-src", List.of("'self'"))
                .containsEntry("object-src", List.of("'none'"))
                .containsEntry("base-uri", List.of("'self'"))
                .containsEntry("form-action", List.of("'self'"))
                .doesNotContainKeys("script-src-elem", "script-src-attr", "worker-src");
    }

    /** Vaadin's script makes functions of texts that the server sends. Where it does no more, 'unsafe-eval' can go. */
    @Test
    void vaadinsScriptNeedsTheWordForTexts() throws IOException {
        try (InputStream client = HeadersTest.class.getResourceAsStream("/META-INF/frontend/FlowClient.js")) {
            assertThat(client).isNotNull();
            assertThat(new String(client.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("new $wnd.Function(");
        }
    }
}
