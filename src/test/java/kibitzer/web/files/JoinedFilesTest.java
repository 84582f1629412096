package kibitzer.web.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class JoinedFilesTest {

    @Test
    void stylesStandInThePlaceOfTheirImport() {
        assertThat(styles(Map.of(
                        "styles/all.css", "@import \"first.css\";\n@import \"../table/last.css\";\nb {}\n",
                        "styles/first.css", "a { width: $1 }\n",
                        "table/last.css", "c {}\n")))
                .isEqualTo("a { width: $1 }\n\nc {}\n\nb {}\n");
    }

    @Test
    void stylesThatNameAFileBesideThemAreRefused() {
        assertThatIllegalStateException()
                .isThrownBy(() -> styles(Map.of("styles/all.css", "a { background: url(a.svg) }")))
                .withMessageContaining("styles/all.css");
    }

    @Test
    void anImportedPartComesOnceAndBeforeThoseThatImportIt() {
        assertThat(script(Map.of(
                        "all.js", "import './table/a.js';\nimport './table/b.js';\n",
                        "table/a.js", "import { low } from '../low.js';\nlow();\n",
                        "table/b.js", "import { low, high } from '../low.js';\nhigh(low);\n",
                        "low.js", "export const low = () => 1;\nexport function high() {}\nconst own = 1;\n")))
                .isEqualTo("""
                        /* low.js */
                        const part1 = (() => {
                        const low = () => 1;
                        function high() {}
                        const own = 1;
                        return { low, high };
                        })();
                        /* table/a.js */
                        const part2 = (() => {
                        const { low } = part1;
                        low();
                        return {  };
                        })();
                        /* table/b.js */
                        const part3 = (() => {
                        const { low, high } = part1;
                        high(low);
                        return {  };
                        })();
                        /* all.js */
                        const part4 = (() => {

                        return {  };
                        })();
                        """);
    }

    @Test
    void modulesThatImportEachOtherAreRefused() {
        assertThatIllegalStateException()
                .isThrownBy(() -> script(Map.of("all.js", "import './b.js';\n", "b.js", "import './all.js';\n")))
                .withMessageContaining("all.js, b.js");
    }

    @Test
    void formsThatCannotBeJoinedAreRefusedByName() {
        for (String form : new String[] {
            "import * as all from './b.js';",
            "import { a as b } from './b.js';",
            "import { a } from \"./b.js\";",
            "export default class {}",
            "export { a };",
            "export let a = 1;",
            "const late = () => import('./b.js');"
        }) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> script(Map.of("all.js", form + "\n", "b.js", "")))
                    .withMessageStartingWith("all.js: cannot join \"");
        }
    }

    @Test
    void whatTheMenuAndTheTableNeedIsInTheFilesOfThePage() {
        assertThat(JoinedScript.of("kibitzer.js", Sources.ofTheProject()))
                .contains(".define('playing-card')", ".define('bidding-box')", "'lesson-prose'", "'.kb-first-paint'");
        assertThat(JoinedStyles.of("styles/kibitzer.css", Sources.ofTheProject()))
                .contains("--kb-paper:", ".kb-header {", "@media print");
    }

    @Test
    void anAddressChangesWithTheContentAlone() {
        PageFile file = new PageFile(".css", "a {}");

        assertThat(file.name()).matches("page-[0-9a-f]{32}\\.css").isEqualTo(new PageFile(".css", "a {}").name());
        assertThat(file.name()).isNotEqualTo(new PageFile(".css", "b {}").name());
    }

    private static String styles(Map<String, String> files) {
        return JoinedStyles.of("styles/all.css", sources(files));
    }

    private static String script(Map<String, String> files) {
        return JoinedScript.of("all.js", sources(files));
    }

    private static Sources sources(Map<String, String> files) {
        return path -> files.getOrDefault(path, "no such file: " + path);
    }
}
