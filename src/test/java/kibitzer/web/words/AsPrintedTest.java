package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AsPrintedTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "sequence of numbers: 11 before, 14 after (line 2600) | sequence of numbers: 11 before, 14 after",
                "rule just above (2006-2009): limit is twice the last | rule just above: limit is twice the last",
                "whole section 2717-3092 searched | whole section searched",
                "Pointers on Rummy start at line 2018, page 8 | Pointers on Rummy start at page 8",
                "table heading at line 9050; page 56 holds the ranking | table heading; page 56 holds the ranking",
                "less than an opening one-bid (2 1/2 or 3, line 12561) | less than an opening one-bid (2 1/2 or 3)",
                "line 23590; text asks for the 48-card pack | text asks for the 48-card pack",
                "line 9219 against the text; simulation | simulation",
                "Line 3709: \"If a player [draws]\" word lost. | \"If a player [draws]\" word lost.",
                "same wrong reference as in contract-rummy | same wrong reference as in Contract Rummy",
                "lowered elsewhere too (see contract-bridge) | lowered elsewhere too (see Contract Bridge)",
            })
    void saysItWithoutTheLinesOfTheText(String noted, String told) {
        assertThat(AsPrinted.of(noted, Syllabus.shipped().games())).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "every trick (130) 3",
                "another straight 6 1/2 to 1 (open-ended)",
                "a particular card in four draws about 3 to 1 against",
                "six packs give about thirty-five coups",
                "paragraph 13 on page 290 (two-hand); 16 is the number",
            })
    void whatABookPrintsStays(String noted) {
        assertThat(AsPrinted.of(noted, Syllabus.shipped().games())).isEqualTo(noted);
    }

    @Test
    void nothingIsLeftOfALineAlone() {
        assertThat(AsPrinted.of("lines 5267 and 5274", Syllabus.shipped().games()))
                .isEmpty();
    }
}
