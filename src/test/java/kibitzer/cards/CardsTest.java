package kibitzer.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class CardsTest {
    private static final Card KING = CardSet.of("KS").first();

    @Test
    void theSameCardMayBeHeldTwiceAndStandsInWrittenOrder() {
        Cards cards = Cards.of("7H KS JK KS 2C");
        assertThat(cards).hasToString("KS KS 7H 2C JK");
        assertThat(cards.count(KING)).isEqualTo(2);
        assertThat(cards.different()).hasSize(4);
        assertThat(cards).isEqualTo(Cards.of("JK 2C KS 7H KS"));
    }

    @Test
    void oneCopyGoesAtATime() {
        Cards cards = Cards.of("KS KS 7H");
        assertThat(cards.without(KING)).isEqualTo(Cards.of("KS 7H"));
        assertThat(cards.minus(Cards.of("KS KS KS"))).isEqualTo(Cards.of("7H"));
        assertThat(cards.without(CardSet.of("2C").first())).isEqualTo(cards);
        assertThat(cards.with(KING).count(KING)).isEqualTo(3);
    }

    @Test
    void aPartHasNoCardOftenerThanTheWhole() {
        Cards cards = Cards.of("KS KS 7H");
        assertThat(Cards.of("KS 7H").isPartOf(cards)).isTrue();
        assertThat(Cards.of("KS KS KS").isPartOf(cards)).isFalse();
        assertThat(Cards.NONE.isPartOf(cards)).isTrue();
    }

    @Test
    void allJokersAreAlike() {
        assertThat(Cards.of(List.of(Card.JOKER, Card.SECOND_JOKER)).count(Card.JOKER))
                .isEqualTo(2);
    }

    @Test
    void anythingElseIsNoCard() {
        assertThatExceptionOfType(BadNotation.class).isThrownBy(() -> Cards.of("KS 1X"));
    }
}
