package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TenInWordsTest {
    private static final Pattern LONE_T = Pattern.compile("\\bT\\b");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Rank K Q J T 9 8                               | Rank K Q J 10 9 8
            A 11, T 10, K 4                                | A 11, 10 10, K 4
            keep A-T-9 in hand                             | keep A-10-9 in hand
            Two cards may be bid                           | Two cards may be bid
            one die marked P and T on three faces each     | one die marked P and T on three faces each
            """)
    void aTenIsWrittenAsOnItsCard(String written, String read) {
        assertThat(TenInWords.of(written)).isEqualTo(read);
    }

    /** The one T of the library that is no card is the face of a die. */
    @Test
    void noRuleOfAnyGameKeepsTheSign() {
        assertThat(Syllabus.shipped().games().all())
                .flatExtracting(game -> game.rules())
                .map(TenInWords::of)
                .filteredOn(LONE_T.asPredicate())
                .singleElement()
                .asString()
                .contains("dice");
    }
}
