package kibitzer.web.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class FontFileTest {
    private static final int MOST_BYTES = 60_000;

    @Test
    void allFacesTogetherAreLight() throws IOException {
        long bytes = 0;
        for (FontFile font : FontFile.all()) {
            bytes += font.content().contentLength();
        }
        assertThat(bytes).isPositive().isLessThan(MOST_BYTES);
    }

    /** A page asks for the letters of every page at once, and for the others where it shows one. */
    @Test
    void lettersThatAreRareHaveFilesThatOnlyTheyAreFetchedFor() {
        assertThat(FontFile.all())
                .filteredOn(font -> !font.isOfEveryPage())
                .hasSize(2)
                .allSatisfy(font -> assertThat(font.rule()).contains("font-display: swap;", "  unicode-range: U+A1, "));
        assertThat(FontFile.all())
                .filteredOn(FontFile::isOfEveryPage)
                .hasSize(2)
                .allSatisfy(font -> assertThat(font.rule())
                        .contains("font-display: optional;")
                        .doesNotContain("unicode-range"));
    }
}
