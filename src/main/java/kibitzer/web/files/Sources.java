package kibitzer.web.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.springframework.core.io.ClassPathResource;

/** Where the parts of a joined file are read; a path is relative to the folder of all of them: {@code table/cards.js}. */
@FunctionalInterface
interface Sources {

    /** The text at a path; {@link UncheckedIOException} where there is none. */
    String read(String path);

    /** The project's own scripts and styles. */
    static Sources ofTheProject() {
        return path -> new String(bytes(path), StandardCharsets.UTF_8);
    }

    /** The content of one of the project's own files. */
    static byte[] bytes(String path) {
        try (InputStream content = new ClassPathResource("META-INF/resources/kibitzer/" + path).getInputStream()) {
            return content.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The path that a part names from where it stands: {@code ../faces/faces.js} in {@code table/cards.js}. */
    static String from(String part, String named) {
        return URI.create("/" + part).resolve(named).getPath().substring(1);
    }
}
