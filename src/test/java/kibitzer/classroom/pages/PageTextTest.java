package kibitzer.classroom.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.accounts.BadEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageTextTest {
    private static final String BODY = "One\ntwo.\n\n```hand\nKS\n\nQS\n```\n\nThree.\n";

    /** The cursor stands before, in a paragraph, in a block with an empty line, in the last paragraph, behind all. */
    @ParameterizedTest
    @CsvSource({
        "0, 'NEW\n\nOne\ntwo.\n\n```hand\nKS\n\nQS\n```\n\nThree.\n'",
        "2, 'One\ntwo.\n\nNEW\n\n```hand\nKS\n\nQS\n```\n\nThree.\n'",
        "21, 'One\ntwo.\n\n```hand\nKS\n\nQS\n```\n\nNEW\n\nThree.\n'",
        "33, 'One\ntwo.\n\n```hand\nKS\n\nQS\n```\n\nThree.\n\nNEW\n'",
        "2147483647, 'One\ntwo.\n\n```hand\nKS\n\nQS\n```\n\nThree.\n\nNEW\n'"
    })
    void aBlockComesInBetweenTheParagraphs(int cursor, String body) {
        assertThat(new PageText("T", BODY).with("NEW\n", cursor).body()).isEqualTo(body);
    }

    @Test
    void aBlockIsTheFirstOnAnEmptyPage() {
        assertThat(PageText.BLANK.with("NEW", 5).body()).isEqualTo("NEW\n");
    }

    @Test
    void whatCannotBeStoredIsRefusedInWords() {
        assertThatThrownBy(() -> new PageText("t".repeat(81), ""))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("80");
        assertThatThrownBy(() -> new PageText("", "b".repeat(40_001)))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("40000")
                .hasMessageContaining("40001");
        assertThat(new PageText("t".repeat(80), "b".repeat(40_000)).body()).hasSize(40_000);
    }

    @Test
    void aTitleIsOneLineAndABodyHasNoCharacterThatADatabaseRefuses() {
        PageText text = new PageText(" Two\nlines ", "a\r\nb\u0000c");

        assertThat(text).isEqualTo(new PageText("Two lines", "a\nbc"));
        assertThat(new PageText(" ", "x").name()).isEqualTo("Untitled");
    }
}
