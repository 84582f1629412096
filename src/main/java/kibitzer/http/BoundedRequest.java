package kibitzer.http;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A request whose body ends with an {@link IOException} where it is longer than allowed. */
final class BoundedRequest extends HttpServletRequestWrapper {
    private final int most;
    private boolean tooLong;
    private @Nullable ServletInputStream body;
    private @Nullable BufferedReader reader;

    BoundedRequest(HttpServletRequest request, int most) {
        super(request);
        this.most = most;
    }

    /** True once more was read than allowed. */
    boolean tooLong() {
        return tooLong;
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        if (body == null) {
            body = new Bounded(super.getInputStream());
        }
        return body;
    }

    @Override
    public BufferedReader getReader() throws IOException {
        if (reader == null) {
            String encoding = getCharacterEncoding();
            reader = new BufferedReader(new InputStreamReader(
                    getInputStream(), encoding == null ? StandardCharsets.UTF_8 : Charset.forName(encoding)));
        }
        return reader;
    }

    private final class Bounded extends ServletInputStream {
        private final ServletInputStream rest;
        private long read;

        Bounded(ServletInputStream rest) {
            this.rest = rest;
        }

        @Override
        public int read() throws IOException {
            int next = rest.read();
            count(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int got = rest.read(into, from, length);
            count(Math.max(got, 0));
            return got;
        }

        private void count(int bytes) throws IOException {
            read += bytes;
            if (read > most) {
                tooLong = true;
                throw new IOException("the body is longer than " + most + " bytes");
            }
        }

        @Override
        public int available() throws IOException {
            return rest.available();
        }

        @Override
        public boolean isFinished() {
            return rest.isFinished();
        }

        @Override
        public boolean isReady() {
            return rest.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            rest.setReadListener(listener);
        }
    }
}
