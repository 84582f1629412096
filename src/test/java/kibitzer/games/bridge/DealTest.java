package kibitzer.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

class DealTest {
    private static final CardSet A = CardSet.of("AS KS");
    private static final CardSet B = CardSet.of("AH KH");
    private static final CardSet C = CardSet.of("AD KD");
    private static final CardSet D = CardSet.of("AC KC");

    @Test
    void aShuffledPackIsDealtOutWhole() {
        Deal deal = Deal.shuffled(new Seed(3));
        assertThat(deal.isFull()).isTrue();
        assertThat(deal.north().union(deal.east()).union(deal.south()).union(deal.west()))
                .isEqualTo(CardSet.FULL_PACK);
    }

    @Test
    void theSameSeedDealsTheSame() {
        assertThat(Deal.shuffled(new Seed(3)))
                .isEqualTo(Deal.shuffled(new Seed(3)))
                .isNotEqualTo(Deal.shuffled(new Seed(4)));
    }

    @Test
    void anEndingMayHaveFewerCards() {
        Deal ending = new Deal(A, B, C, D);
        assertThat(ending.isFull()).isFalse();
        assertThat(ending.cardsEach()).isEqualTo(2);
        assertThat(ending.hand(Seat.SOUTH)).isEqualTo(C);
        assertThat(ending).hasToString("N:AK... .AK.. ..AK. ...AK");
    }

    @Test
    void aCardInTwoHandsIsNamed() {
        assertThatThrownBy(() -> new Deal(A, B, C, CardSet.of("AC KH")))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("the king of hearts is in two hands");
    }

    @Test
    void unequalHandsAreCounted() {
        assertThatThrownBy(() -> new Deal(A, B, C, CardSet.of("AC")))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("2, 2, 2 and 1 cards");
        assertThatThrownBy(() -> new Deal(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("0, 0, 0 and 0 cards");
    }

    @Test
    void aJokerIsNotACardOfBridge() {
        assertThatThrownBy(() -> new Deal(A, B, C, CardSet.of("AC JK")))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("joker");
    }

    @Test
    void aDealIsReadAsItIsWrittenFromAnySeat() {
        Deal ending = new Deal(A, B, C, D);
        assertThat(Deal.of("N:AK... .AK.. ..AK. ...AK")).isEqualTo(ending);
        assertThat(Deal.of("S: ..AK. ...AK AK... .AK..")).isEqualTo(ending);
        assertThat(Deal.of(Deal.shuffled(new Seed(3)).toString())).isEqualTo(Deal.shuffled(new Seed(3)));
    }

    @Test
    void aDealThatMissesAHandIsRefused() {
        assertThatThrownBy(() -> Deal.of("N:AK... .AK.. ..AK."))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("a seat and four hands");
    }
}
