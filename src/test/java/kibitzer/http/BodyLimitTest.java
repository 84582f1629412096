package kibitzer.http;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.mock.web.DelegatingServletInputStream;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class BodyLimitTest {
    private static final String UPLOAD = "/VAADIN/dynamic/resource/0/x/upload";

    private final BodyLimit limit = new BodyLimit();
    private final MockHttpServletResponse response = new MockHttpServletResponse();
    private final AtomicLong given = new AtomicLong();

    /** A body that says no length and never ends. */
    private MockHttpServletRequest endless(String address, String type) {
        InputStream zeros = new InputStream() {
            @Override
            public int read() {
                given.incrementAndGet();
                return 0;
            }

            @Override
            public int read(byte[] into, int from, int length) {
                given.addAndGet(length);
                return length;
            }
        };
        MockHttpServletRequest request = new MockHttpServletRequest("POST", address) {
            @Override
            public ServletInputStream getInputStream() {
                return new DelegatingServletInputStream(zeros);
            }

            @Override
            public long getContentLengthLong() {
                return -1;
            }
        };
        request.setContentType(type);
        return request;
    }

    private static FilterChain readingInPieces() {
        return (request, reply) -> {
            byte[] piece = new byte[8192];
            while (request.getInputStream().read(piece) >= 0) {
                // reads on
            }
        };
    }

    @ParameterizedTest
    @CsvSource({
        UPLOAD + ", application/octet-stream, 4194304",
        UPLOAD + ", , 4194304",
        UPLOAD + ", multipart/form-data; boundary=x, 4259840",
        "/, application/json, 4195328",
        "/api/advise, application/x-ndjson, 4195328",
    })
    void anEndlessBodyIsReadToItsLimitAndRefused(String address, String type, long most) throws Exception {
        limit.doFilter(endless(address, type), response, readingInPieces());

        assertThat(response.getStatus()).isEqualTo(413);
        assertThat(given.get()).isBetween(most, most + 8192);
    }

    @Test
    void alsoWhereWhoeverReadsItHidesTheFailure() throws Exception {
        limit.doFilter(endless(UPLOAD, "application/octet-stream"), response, (request, reply) -> {
            try {
                request.getInputStream().readAllBytes();
            } catch (IOException hidden) {
                ((MockHttpServletResponse) reply).setStatus(200);
            }
        });

        assertThat(response.getStatus()).isEqualTo(413);
    }

    @Test
    void alsoOfTextReadLetterByLetter() throws Exception {
        limit.doFilter(endless("/", "application/json"), response, (request, reply) -> {
            while (request.getReader().read() >= 0) {
                // reads on
            }
        });

        assertThat(response.getStatus()).isEqualTo(413);
    }

    @Test
    void aBodyWithinItsLimitArrivesWhole() throws Exception {
        MockHttpServletRequest request = new MockHttpServletRequest("POST", UPLOAD);
        request.setContentType("application/octet-stream");
        request.setContent(new byte[BodyLimit.FILE]);
        AtomicLong arrived = new AtomicLong();

        limit.doFilter(
                request,
                response,
                (read, reply) -> arrived.set(read.getInputStream().readAllBytes().length));

        assertThat(response.getStatus()).isEqualTo(200);
        assertThat(arrived.get()).isEqualTo(BodyLimit.FILE);
    }

    @Test
    void aByteMoreThanAFileMayHaveIsRefusedBeforeItIsRead() throws Exception {
        MockHttpServletRequest request = new MockHttpServletRequest("POST", UPLOAD);
        request.setContent(new byte[BodyLimit.FILE + 1]);
        AtomicLong asked = new AtomicLong();

        limit.doFilter(request, response, (read, reply) -> asked.incrementAndGet());

        assertThat(response.getStatus()).isEqualTo(413);
        assertThat(asked.get()).isZero();
    }
}
