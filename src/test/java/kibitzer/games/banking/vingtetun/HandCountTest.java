package kibitzer.games.banking.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards count at vingt-et-un, and which bets and bonuses that allows (p. 365-367); cards by their values, an ace 1. */
class HandCountTest {
    private static Hand hand(String values) {
        Hand hand = Hand.EMPTY;
        for (String value : values.split(" ")) {
            hand = hand.with(Integer.parseInt(value));
        }
        return hand;
    }

    @ParameterizedTest
    @CsvSource({
        "1 10, 21, true, false",
        "1 10 1, 12, false, false",
        "1 9, 20, true, false",
        "1 9 1, 21, true, false",
        "1 1, 12, true, false",
        "10 9 2, 21, false, false",
        "10 9 3, 22, false, true",
        "10 10 1, 21, false, false",
        "5 6, 11, false, false"
    })
    void anAceCountsElevenWhereThatIsNotOver(String cards, int count, boolean soft, boolean over) {
        HandCount counted = hand(cards).count();

        assertThat(counted.count()).isEqualTo(count);
        assertThat(counted.isSoft()).isEqualTo(soft);
        assertThat(counted.isOver()).isEqualTo(over);
    }

    @ParameterizedTest
    @CsvSource({"ACE,1", "TWO,2", "NINE,9", "TEN,10", "JACK,10", "KING,10"})
    void faceCardsCountTen(Rank rank, int value) {
        assertThat(HandCount.value(rank)).isEqualTo(value);
    }

    @Test
    void aNaturalIsTwentyOneOfTwoCards() {
        assertThat(hand("1 10").isNatural()).isTrue();
        assertThat(hand("1 9").isNatural()).isFalse();
        assertThat(hand("10 9 2").isNatural()).isFalse();
    }

    @Test
    void aPairIsTwoOfOneValue() {
        assertThat(hand("8 8").isPair()).isTrue();
        assertThat(hand("1 1").isPair()).isTrue();
        assertThat(hand("8 9").isPair()).isFalse();
        assertThat(hand("8 8 8").isPair()).isFalse();
        assertThat(hand("9 8").first()).isEqualTo(8);
        assertThat(hand("10 10").many(10)).isEqualTo(2);
    }

    /** Par. 21: eleven is doubled on; where any two cards are, a natural is not. */
    @ParameterizedTest
    @CsvSource({
        "6 4, false, true",
        "6 5, true, true",
        "6 6, false, true",
        "1 10, false, false",
        "2 3 6, false, false",
        "1 1, false, true",
        "10 10, false, true"
    })
    void aBetIsDoubledOnTwoCards(String cards, boolean house, boolean anyTwo) {
        assertThat(VingtEtUnRules.HOUSE.mayDouble(hand(cards))).isEqualTo(house);
        assertThat(VingtEtUnRules.ANY_TWO_DOUBLED.mayDouble(hand(cards))).isEqualTo(anyTwo);
    }

    /** Par. 23. */
    @ParameterizedTest
    @CsvSource({
        "2 3 4 5, 0",
        "2 3 4 5 6, 2",
        "2 3 4 5 7, 2",
        "2 3 4 5 8, 0",
        "2 2 3 4 4 5, 4",
        "1 1 2 2 3 3 4, 8",
        "7 7 7, 3",
        "8 7 6, 2",
        "6 7 8, 2",
        "8 6 6, 0"
    })
    void fiveCardsOrMoreAndCertainThreesArePaidAtOnce(String cards, int bonus) {
        assertThat(VingtEtUnRules.HOME.bonus(hand(cards))).isEqualTo(bonus);
        assertThat(VingtEtUnRules.HOUSE.bonus(hand(cards))).isZero();
    }
}
