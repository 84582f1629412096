package kibitzer.conventions.nap;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What five cards show at nap, at both ends of each line of p. 6. */
class NapViewTest {
    private static NapView hand(String cards) {
        return hand(cards, 0);
    }

    private static NapView hand(String cards, int called) {
        return new NapView(CardSet.of(cards), 4, 2, called);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("five of a suit; four headed by ace or king and a high card; three high and two high beside (p. 6)")
    @CsvSource({
        "TS JS 4S 5S 6S, true",
        "2S 3S 4S 5S AS, false", // a flush, but not fairly high
        "KS 4S 3S 2S QH, true",
        "AS 4S 3S 2S QH, true",
        "QS 4S 3S 2S AH, false", // headed by neither ace nor king
        "KS 4S 3S 2S JH, false", // a knave beside is not high
        "AS QS JS AH QH, true",
        "AS QS JS AH JH, false",
        "AS QS TS AH QH, false", // ten is not one of three high trumps
        "KS QS JS AH AC, true",
        "AS KS AH KH AC, false"
    })
    void theThreeKindsOfHandForNap(String cards, boolean nap) {
        assertThat(hand(cards).isNapHand()).isEqualTo(nap);
    }

    @ParameterizedTest(name = "{0}: {1} certain")
    @DisplayName("three tricks are certain on ace, king and queen, two on ace and king (p. 6)")
    @CsvSource({
        "AS KS QS JS TS, 5, 3",
        "AS KS QS 2H 3H, 3, 3",
        "AS KS JS 2H 3H, 2, 2",
        "AS QS JS 2H 3H, 1, 0",
        "KS QS JS 2H 3H, 0, 0",
        "AS QS AH KH 3C, 2, 2"
    })
    void tricksAreCertainFromTheAceDown(String cards, int fromTheTop, int certain) {
        assertThat(hand(cards).fromTheTop()).isEqualTo(fromTheTop);
        assertThat(hand(cards).cardsFromTheTop().size()).isEqualTo(fromTheTop);
        assertThat(hand(cards).certain()).isEqualTo(certain);
    }

    @Test
    void theCardsFromTheTopAreThoseOfTheSuitWhereTheyAreMost() {
        assertThat(hand("AS QS AH KH 3C").cardsFromTheTop()).isEqualTo(CardSet.of("AH KH"));
    }

    @ParameterizedTest
    @CsvSource({"AS JS TS 2H 3C, 3", "AS JS 9S TS 3C, 3", "AS JH TH 2H 3C, 2", "AS JH TC 2D 3C, 1", "2S 3S 4S 5S 6S, 0"
    })
    void aceKnaveAndTenCountInOneSuitOnly(String cards, int held) {
        assertThat(hand(cards).aceKnaveTen()).isEqualTo(held);
    }

    @ParameterizedTest(name = "{0}: {1} trumps")
    @CsvSource({
        "2S 3S 4S AH KH, SPADES, 3, 2, 4",
        "2S 3S AH KH QC, HEARTS, 2, 3, 14",
        "AS KS AH KH QC, SPADES, 2, 3, 14", // of two suits alike the higher in rank
        "2S 3H 4D 5C 6C, CLUBS, 2, 4, 6",
        "9S 8S 7S 6S 5S, SPADES, 5, 1, 9"
    })
    void trumpsAreTheLongestSuitOfTwoTheHigher(String cards, Suit suit, int length, int suits, int head) {
        NapView view = hand(cards);
        assertThat(view.trump()).isEqualTo(suit);
        assertThat(view.longest()).isEqualTo(length);
        assertThat(view.suits()).isEqualTo(suits);
        assertThat(view.head()).isEqualTo(head);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"AS JS TS QH AC, 2, 3, 2, 1, 5", "AS JS 9S JH TC, 2, 2, 0, 0, 4", "QS TS 9S KH 9C, 1, 2, 1, 0, 3"})
    void highCardsAreCountedFromKnaveTenAndQueen(
            String cards, int fromKnave, int fromTen, int queensBeside, int acesBeside, int tens) {
        NapView view = hand(cards);
        assertThat(view.highTrumps()).isEqualTo(fromKnave);
        assertThat(view.trumpsFromTen().size()).isEqualTo(fromTen);
        assertThat(view.highBeside()).isEqualTo(queensBeside);
        assertThat(view.acesBeside()).isEqualTo(acesBeside);
        assertThat(view.tens()).isEqualTo(tens);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("three of a suit and two other aces are the book's exception only where the three are high (p. 6)")
    @CsvSource({
        "KS JS TS AH AC, false",
        "KS JS 9S AH AC, true",
        "KS JS 9S AH QC, false",
        "KS JS 9S 8S AC, false",
        "4S 3S 2S AH AC, true"
    })
    void threeLowCardsBesideTwoAcesAreDangerous(String cards, boolean low) {
        assertThat(hand(cards).isLowBesideTwoAces()).isEqualTo(low);
    }

    @ParameterizedTest(name = "{0} after a call of {1}: worth {2}")
    @DisplayName("in practice two on three cards headed by ace or king, one on an ace, and only over the last call")
    @CsvSource({
        "KS 3S 2S 4H 5C, 0, 2",
        "KS 3S 2S 4H 5C, 1, 2",
        "KS 3S 2S 4H 5C, 2, 0",
        "QS 3S 2S 4H 5C, 0, 0",
        "QS 3S 2S AH 5C, 0, 1",
        "QS 3S 2S AH 5C, 1, 0",
        "KS 3S 2H 4H 5C, 0, 0"
    })
    void aHandOfWhichTheBookIsSilentIsWorthOneOrTwo(String cards, int called, int worth) {
        assertThat(hand(cards, called).worth()).isEqualTo(worth);
    }

    @Test
    void aCallGoesOverTheLastAndAPassIsAlwaysOpen() {
        assertThat(hand("AS KS QS 2H 3H", 2).within(0, 5)).containsExactly(0, 3, 4, 5);
        assertThat(hand("AS KS QS 2H 3H", 0).within(1, 3)).containsExactly(1, 2, 3);
        assertThat(hand("AS KS QS 2H 3H", 3).within(1, 3)).isEmpty();
    }
}
