package kibitzer.web.files;

import java.util.List;
import org.springframework.core.io.Resource;

/**
 * A face of type that comes with the trainer (weights 400 to 700; its licence lies beside it), and the rule of style that names it.
 * A browser that has no copy yet shows the first page in a face of its own rather than wait or change it under the reader's eyes.
 */
final class FontFile {
    private final String family;
    private final PageFile file;

    private FontFile(String family, String path) {
        this.family = family;
        file = new PageFile(".woff2", Sources.bytes(path));
    }

    static List<FontFile> all() {
        return List.of(
                new FontFile("Kibitzer Book", "fonts/book.woff2"), new FontFile("Kibitzer Text", "fonts/text.woff2"));
    }

    String name() {
        return file.name();
    }

    Resource content() {
        return file.content(false);
    }

    /** The rule, for a stylesheet that lies beside the file. */
    String rule() {
        return """
                @font-face {
                  font-family: "%s";
                  src: url("%s") format("woff2");
                  font-weight: 400 700;
                  font-display: optional;
                }
                """.formatted(family, name());
    }
}
