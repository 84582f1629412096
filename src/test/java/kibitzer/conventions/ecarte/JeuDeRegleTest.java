package kibitzer.conventions.ecarte;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What all rows of the table of p. 204 for so many trumps have in common; the ace stands below the jack. */
class JeuDeRegleTest {
    private static EcarteHand hand(String cards) {
        return new EcarteHand(CardSet.of(cards), Suit.HEARTS);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("without trumps every suit has a king or queen, with one trump there are two court cards at least")
    @CsvSource({
        "KS JS QD 8D QC, none",
        "QS JS QD 8D QC, none",
        "KS JS QD 8D JC, in every row each suit has a king or queen",
        "KS QS KD QD 8D, in every row each suit has a king or queen",
        "7H KS 8S QD 7C, none",
        "7H JS 8S JD 7C, none",
        "7H JS 8S AD 7C, every row has two court cards at least",
        "7H KS 8S TD 7C, every row has two court cards at least",
        "8H 7H 8S TD 7C, none"
    })
    void whatEveryRowHasIsSaidToBeMissing(String cards, String missing) {
        assertThat(JeuDeRegle.inEveryRow(hand(cards)).orElse("none")).isEqualTo(missing);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "KH 9H 7H QS 8D, true",
        "QH 9H 7H QS 8D, true",
        "JH AH TH QS 8D, false",
        "AH TH 9H QS 8D, false",
        "KS QS 9S QD 8D, false"
    })
    void trumpsAreHeadedHighByKingOrQueen(String cards, boolean high) {
        assertThat(hand(cards).isHeadedHigh()).isEqualTo(high);
    }
}
