package kibitzer.web.style;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H2;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class StylePageTest {
    /** It moves what others show. */
    private static final String SHOWS_NOTHING = "table-moves";

    @BeforeEach
    void sitDown() {
        MockVaadin.setup();
    }

    @AfterEach
    void leave() {
        MockVaadin.tearDown();
    }

    @Test
    void everyElementOfTheTableIsShown() throws IOException {
        UI.getCurrent().add(new StylePage());

        List<String> shown = _find(H2.class).stream().map(H2::getText).toList();
        try (Stream<Path> files = Files.list(Path.of("frontend", "table"))) {
            List<String> elements = files.filter(file -> file.toString().endsWith(".js"))
                    .filter(StylePageTest::definesAnElement)
                    .map(file -> file.getFileName().toString().replace(".js", ""))
                    .filter(element -> !element.equals(SHOWS_NOTHING))
                    .toList();
            assertThat(elements).hasSizeGreaterThan(8);
            assertThat(shown).containsExactlyInAnyOrderElementsOf(elements);
        }
    }

    private static boolean definesAnElement(Path file) {
        try {
            return Files.readString(file)
                    .contains("define('" + file.getFileName().toString().replace(".js", "'"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
