package kibitzer.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that only special packs have. */
class SpecialCardsTest {

    @ParameterizedTest
    @CsvSource({
        "11S, 11 of spades",
        "13h, 13 of hearts",
        "CS, cavalier of spades",
        "1T, tarot 1",
        "21t, tarot 21",
        "10S, ten of spades",
        "JK, joker"
    })
    void areReadOfAnyPack(String text, String words) {
        assertThat(CardNotation.readOfAnyPack(text).inWords()).isEqualTo(words);
    }

    @Test
    void areWrittenInTheirPlaces() {
        assertThat(Cards.of(CardNotation.readListOfAnyPack("JK 1T 21T TS 11S 13S JS CS QS AS KC")))
                .hasToString("AS QS CS JS 13S 11S TS KC 21T 1T JK");
    }

    @Test
    void areNoCardsOfThePackOf52() {
        Card eleven = Card.ofNumber(11, Suit.SPADES);

        assertThatThrownBy(() -> CardNotation.read("11S")).isInstanceOf(BadNotation.class);
        assertThatThrownBy(() -> CardSet.of(eleven)).isInstanceOf(IllegalArgumentException.class);
        assertThat(CardSet.FULL_PACK.contains(eleven)).isFalse();
        assertThatThrownBy(eleven::rank).isInstanceOf(IllegalStateException.class);
        assertThat(eleven.suit()).isEqualTo(Suit.SPADES);
    }
}
