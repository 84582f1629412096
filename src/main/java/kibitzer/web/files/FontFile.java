package kibitzer.web.files;

import java.util.List;
import java.util.Optional;
import org.springframework.core.io.Resource;

/**
 * A face of type that comes with the trainer (weights 400 to 700; its licence lies beside it), and the rule of style that names it.
 * A browser that has no copy yet shows the first page in a face of its own rather than wait or change it under the reader's eyes;
 * letters that are rare are asked for late, and change alone when they come.
 */
final class FontFile {
    /** The letters of Latin-1 and the commoner ones of Latin Extended-A that the trainer's own words do without. */
    private static final String OTHER_LETTERS =
            "U+A1, U+BF-D6, U+D8-DF, U+E1, U+E3, U+E5-E6, U+EC-ED, U+F0, U+F2-F3, U+F5,"
                    + " U+F7-F8, U+FA, U+FD-107, U+10C-113, U+118-11B, U+11E-11F, U+12A-12B, U+130, U+139-13A, U+13D-13E, U+141-144,"
                    + " U+147-148, U+14C-14D, U+150-155, U+158-15B, U+15E-165, U+16A-16B, U+16E-171, U+178-17E";

    private final String family;
    private final Optional<String> letters;
    private final PageFile file;

    private FontFile(String family, String path, Optional<String> letters) {
        this.family = family;
        this.letters = letters;
        file = new PageFile(".woff2", Sources.bytes(path));
    }

    static List<FontFile> all() {
        return List.of(
                new FontFile("Kibitzer Book", "fonts/book.woff2", Optional.empty()),
                new FontFile("Kibitzer Text", "fonts/text.woff2", Optional.empty()),
                new FontFile("Kibitzer Book", "fonts/book-more.woff2", Optional.of(OTHER_LETTERS)),
                new FontFile("Kibitzer Text", "fonts/text-more.woff2", Optional.of(OTHER_LETTERS)));
    }

    String name() {
        return file.name();
    }

    /** True if most pages show it; the letters of another are fetched by a page that shows one of them. */
    boolean isOfEveryPage() {
        return letters.isEmpty();
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
                  font-display: %s;%s
                }
                """.formatted(
                family,
                name(),
                isOfEveryPage() ? "optional" : "swap",
                letters.map(range -> "\n  unicode-range: " + range + ";").orElse(""));
    }
}
