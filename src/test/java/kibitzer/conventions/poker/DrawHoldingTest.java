package kibitzer.conventions.poker;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawHoldingTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "8S 8H, pair",
        "AS AH, pair",
        "8S 8H AD, pair-and-ace",
        "AS AH KD, pair-and-king",
        "8S 8H QD, other",
        "8S 8H 8D, three-of-a-kind",
        "8S 8H 8D 2C, three-and-side-card",
        "8S 8H 2D 2C, two-pairs",
        "8S 8H 3D 2C, other",
        "AH JH 7H 3H, four-flush",
        "KS QH JD TC, open-straight",
        "5S 4H 3D 2C, open-straight",
        "9S 8H 6D 5C, inside-straight",
        "8S 7H 6D 4C, inside-straight",
        "AS 2H 3D 5C, inside-straight",
        "AS KH QD TC, inside-straight",
        "AS KH QD JC, one-end-straight",
        "4S 3H 2D AC, one-end-straight",
        "TH 9H 8H 7H, open-straight-flush",
        "AS KS QS JS, one-chance-straight-flush",
        "JD 9D 8D 7D, one-chance-straight-flush",
        "KS QH JD 9C, inside-straight",
        "KS AH 2D 3C, other",
        "TH 9H 8H, three-straight-flush",
        "QH JH TH, three-straight-flush",
        "5H 4H 3H, three-straight-flush",
        "KH QH JH, other",
        "TH 9H 7H, other",
        "TH 9H 8D, other",
        "AS, ace",
        "KS, other",
        "AS KH, ace-and-king",
        "'', nothing",
        "AH JH 7H 3H 2H, pat"
    })
    void keptCardsStandUnderTheBooksHeading(String keep, String word) {
        assertThat(DrawHolding.of(CardSet.of(keep)).word()).isEqualTo(word);
    }

    /** The headings of four cards to a straight or a flush, the first and the last of them among these. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "2S 2H 3D 3C, false",
        "AS AH AD 3C, false",
        "AH JH 7H 3H, true",
        "KS QH JD TC, true",
        "9S 8H 6D 5C, true",
        "AS KH QD JC, true",
        "TH 9H 8H 7H, true",
        "AS KS QS JS, true",
        "TH 9H 8H, false",
        "AS, false"
    })
    void fourCardsWantAStraightOrAFlush(String keep, boolean wants) {
        assertThat(DrawHolding.of(CardSet.of(keep)).wantsStraightOrFlush()).isEqualTo(wants);
    }
}
