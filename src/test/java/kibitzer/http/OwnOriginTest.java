package kibitzer.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class OwnOriginTest {

    private static int status(String address, MockHttpServletRequest request) throws Exception {
        MockHttpServletResponse response = new MockHttpServletResponse();
        new OwnOrigin(new PublicAddress(address)).doFilter(request, response, (asked, reply) -> {});
        return response.getStatus();
    }

    private static MockHttpServletRequest to(String host, String method) {
        MockHttpServletRequest request = new MockHttpServletRequest(method, "/api/attempts");
        String[] parts = host.split(":");
        request.setServerName(parts[0]);
        request.setServerPort(parts.length > 1 ? Integer.parseInt(parts[1]) : 80);
        request.addHeader("Host", host);
        return request;
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                // from,                        site,        method, expected
                "-,                             -,           POST,   200", // a program
                "http://cards.example:8080,     -,           POST,   200",
                "http://cards.example:8080,     same-origin, POST,   200",
                "-,                             none,        POST,   200",
                "http://cards.example:9191,     -,           POST,   403", // another program of the same machine
                "http://cards.example:9191,     same-site,   POST,   403",
                "http://evil.example,           cross-site,  POST,   403",
                "http://evil.example,           -,           PUT,    403",
                "http://evil.example,           -,           DELETE, 403",
                "null,                          -,           POST,   403", // a page in a box
                "not an address,                -,           POST,   403",
                "-,                             cross-site,  PATCH,  403",
                "http://evil.example,           cross-site,  GET,    200", // reading: no page of another address sees
                // it
            })
    void writingIsTakenFromOwnPagesAndPrograms(String origin, String site, String method, int expected)
            throws Exception {
        MockHttpServletRequest request = to("cards.example:8080", method);
        if (origin != null) {
            request.addHeader("Origin", origin);
        }
        if (site != null) {
            request.addHeader("Sec-Fetch-Site", site);
        }

        assertThat(status("", request)).isEqualTo(expected);
    }

    @Test
    void behindAProxyThatTellsNothingTheConfiguredAddressIsOwn() throws Exception {
        MockHttpServletRequest request = to("localhost:8080", "POST");
        request.addHeader("Origin", "https://cards.example.org");

        assertThat(status("", request)).isEqualTo(403);
        assertThat(status("https://cards.example.org", request)).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"cards.example.org, 200", "localhost:8080, 200", "127.0.0.1:8080, 200", "evil.example, 421"})
    void withAnAddressOfItsOwnNoOtherHostIsAnswered(String host, int expected) throws Exception {
        assertThat(status("https://cards.example.org", to(host, "GET"))).isEqualTo(expected);
    }
}
