package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackInWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            52 cards; A high to 2 low; suits S>H>D>C | 52 cards; ace high, two low; suits from high to low spades, hearts, diamonds, clubs
            52 cards; A high to 2 low; suits S>H>D>C (draw: A of C lowest) | 52 cards; ace high, two low; suits from high to low spades, hearts, diamonds, clubs (draw: the ace of clubs is lowest)
            32 (A T K Q J 9 8 7)                     | 32 (A 10 K Q J 9 8 7)
            20 (A-T)                                 | 20 (A-10)
            two packs                                | Two packs
            45 cards: 52 without the four 8s and 6S 6C 6D | 45 cards: 52 without the four 8s and the sixes of spades, clubs and diamonds
            """)
    void readsAsAPersonWouldSayIt(String pack, String words) {
        assertThat(PackInWords.of(pack)).isEqualTo(words);
    }
}
