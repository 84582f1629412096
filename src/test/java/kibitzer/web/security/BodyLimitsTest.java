package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** No address reads a body of any length, whoever asks, whatever the body is. */
@SharedFixture
class BodyLimitsTest {
    private static final int MEGABYTE = 1 << 20;
    private static final String UPLOAD = "/VAADIN/dynamic/resource/0/00000000-0000-0000-0000-000000000000/upload";
    private static final List<String> KINDS =
            List.of("application/octet-stream", "application/json", "application/x-ndjson", "text/plain");

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();

    /** Every endpoint that there is, every page's own address, and where Vaadin takes files and calls. */
    static Stream<String> addresses() {
        Stream<String> endpoints =
                TrainerOverHttp.usual().context().getBeansOfType(RequestMappingHandlerMapping.class).values().stream()
                        .flatMap(mapping -> mapping.getHandlerMethods().keySet().stream())
                        .map(RequestMappingInfo::getPatternValues)
                        .flatMap(patterns -> patterns.stream())
                        .map(pattern -> pattern.replaceAll("/\\{[a-z]+}|/\\*\\*", "/x"));
        return Stream.concat(endpoints, Stream.of("/", "/sign-in", "/analyse/bridge", "/?v-r=uidl&v-uiId=0", UPLOAD))
                .distinct()
                .sorted();
    }

    private List<String> headers(String... more) {
        List<String> headers = new ArrayList<>(List.of("Host: localhost"));
        headers.addAll(List.of(more));
        return headers;
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void sixtyMegabytesAreRefusedUnread(String address) {
        for (String kind : KINDS) {
            RawCall.Reply reply = RawCall.send(
                    trainer,
                    "POST " + address,
                    headers("Content-Type: " + kind, "X-Filename: deal.pbn", "Content-Length: " + 60 * MEGABYTE),
                    new byte[0]);

            assertThat(reply.status()).as(address + " " + kind).isEqualTo(413);
        }
    }

    @Test
    void aFileIsHeldToItsLimitBeforeAnybodySignsIn() {
        RawCall.Reply reply = RawCall.send(
                trainer,
                "POST " + UPLOAD,
                headers(
                        "Content-Type: application/octet-stream",
                        "X-Filename: deal.pbn",
                        "Content-Length: " + (4 * MEGABYTE + 1)),
                new byte[0]);

        assertThat(reply.status()).isEqualTo(413);
    }

    /** The reply comes though the body never ends: no more is read than allowed. */
    @Test
    void aBodyWithoutLengthOrEndIsReadNoFurtherThanAllowed() {
        RawCall.Reply reply = RawCall.send(
                trainer,
                "POST /api/mark",
                headers("Content-Type: application/json", "Transfer-Encoding: chunked"),
                RawCall.chunkWithoutEnd(65 * 1024));

        assertThat(reply.status()).isEqualTo(413);
        assertThat(reply.text()).contains("too long");
    }

    @Test
    void aFormHasItsLimitToo() {
        byte[] form = "name=".concat("x".repeat(70 * 1024)).getBytes(StandardCharsets.US_ASCII);
        RawCall.Reply reply = RawCall.send(
                trainer,
                "POST /sign-in",
                headers("Content-Type: application/x-www-form-urlencoded", "Content-Length: " + form.length),
                form);

        assertThat(reply.status()).isEqualTo(413);
    }
}
