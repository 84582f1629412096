package kibitzer.web.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.core.io.Resource;
import org.springframework.http.HttpHeaders;
import org.springframework.util.DigestUtils;
import org.springframework.web.servlet.resource.HttpResource;

/** A file made when the trainer starts, plain and packed. Its name holds the hash of its content: {@code page-1b2c....css}. */
final class PageFile {
    private final String name;
    private final Resource plain;
    private final Resource packed;

    /** @param ending what the name ends with, from the dot on */
    PageFile(String ending, String text) {
        this(ending, text.getBytes(StandardCharsets.UTF_8));
    }

    /** @param ending what the name ends with, from the dot on */
    PageFile(String ending, byte[] content) {
        name = "page-" + DigestUtils.md5DigestAsHex(content) + ending;
        plain = new Made(name, content, new HttpHeaders());
        HttpHeaders gzip = new HttpHeaders();
        gzip.set(HttpHeaders.CONTENT_ENCODING, "gzip");
        packed = new Made(name, pack(content), gzip);
    }

    String name() {
        return name;
    }

    /** As it is, or packed for a browser that can unpack it. */
    Resource content(boolean unpacks) {
        return unpacks ? packed : plain;
    }

    private static byte[] pack(byte[] content) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(packed)) {
            packing.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    private static final class Made extends ByteArrayResource implements HttpResource {
        private final String name;
        private final HttpHeaders headers;

        Made(String name, byte[] content, HttpHeaders headers) {
            super(content, name);
            this.name = name;
            this.headers = headers;
            headers.set(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
        }

        @Override
        public String getFilename() {
            return name;
        }

        @Override
        public HttpHeaders getResponseHeaders() {
            return headers;
        }
    }
}
