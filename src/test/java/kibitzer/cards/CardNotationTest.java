package kibitzer.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardNotationTest {
    @ParameterizedTest
    @CsvSource({"KS,KS", "ks,KS", "10h,TH", "Th,TH", "♠K,KS", "K♠,KS", "♦10,TD", "jk,JK", "Joker,JK", "2c,2C"})
    void everyAllowedSpellingGivesTheCanonicalCard(String spelling, String canonical) {
        assertThat(CardNotation.read(spelling)).hasToString(canonical);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "K", "1S", "KSS", "KX", "S", "0H", "11H", "king"})
    void whatIsNoCardIsRefusedWithWhatWasExpected(String text) {
        assertThatThrownBy(() -> CardNotation.read(text))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("expected a card such as KS");
    }

    @Test
    void everyCardIsReadBackAsWritten() {
        assertThat(Card.ALL)
                .allSatisfy(
                        card -> assertThat(CardNotation.read(card.toString())).isSameAs(card));
    }

    @Test
    void aBridgeHandIsReadAndWrittenInFourGroups() {
        assertThat(PbnHand.write(PbnHand.read("akj54.kq3.-.8654 "))).isEqualTo("AKJ54.KQ3..8654");
        assertThat(PbnHand.read("10.2.3.4").contains(Card.of(Rank.TEN, Suit.SPADES)))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"AKJ54.KQ3.72", "AKJ54 KQ3 72 854", "AKJ54.KQ3.72.85x", "A.K.Q.J.T"})
    void whatIsNoHandIsRefused(String text) {
        assertThatThrownBy(() -> PbnHand.read(text)).isInstanceOf(BadNotation.class);
    }

    @Test
    void aRankTwiceInOneSuitIsRefusedByName() {
        assertThatThrownBy(() -> PbnHand.read("AA.K.Q.J")).hasMessageContaining("ace of spades stands twice");
    }
}
