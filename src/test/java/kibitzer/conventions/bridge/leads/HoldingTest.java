package kibitzer.conventions.bridge.leads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HoldingTest {

    @ParameterizedTest
    @ValueSource(strings = {"QJT4", "4TQJ", "q j 10 4", "Q-J-10-4", "4,t,j,q"})
    void isReadInAnyOrderAndWrittenFromHighToLow(String text) {
        assertThat(Holding.of(text)).hasToString("QJT4");
    }

    @Test
    void knowsItsHighestFourthBestAndLowest() {
        Holding holding = Holding.of("KJ862");
        assertThat(holding.highest()).isEqualTo(Rank.KING);
        assertThat(holding.fourthBest()).contains(Rank.SIX);
        assertThat(holding.lowest()).isEqualTo(Rank.TWO);
        assertThat(Holding.of("KJ8").fourthBest()).isEmpty();
    }

    @Test
    void isTakenFromAHand() {
        assertThat(Holding.of(CardSet.of("KS 4H QH 2D"), Suit.HEARTS)).isEqualTo(Holding.of("Q4"));
    }

    @Test
    void aRankTwiceIsAnError() {
        assertThatThrownBy(() -> Holding.of("AK7K"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("the king stands twice");
    }

    @Test
    void noCardIsAnError() {
        assertThatThrownBy(() -> Holding.of("")).isInstanceOf(BadNotation.class).hasMessageContaining("no card");
    }

    @Test
    void fourteenRanksAreAnError() {
        assertThatThrownBy(() -> Holding.of("AKQJT987654322"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("the two stands twice");
    }

    @Test
    void anUnknownRankIsAnError() {
        assertThatThrownBy(() -> Holding.of("AK1"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("\"AK1\"")
                .hasMessageContaining("1 to 13 different ranks");
    }
}
