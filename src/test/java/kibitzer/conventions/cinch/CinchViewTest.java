package kibitzer.conventions.cinch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What nine cards are worth at cinch, at both ends of each price of p. 241. */
class CinchViewTest {
    private static CinchView hand(String cards, Integer... calls) {
        return new CinchView(CardSet.of(cards), List.of(calls), 0, 0);
    }

    @ParameterizedTest(name = "{0} is worth {1}")
    @DisplayName("A-K-Q-6 twelve, A-K-J-8-7 eleven, A-K-Q at least six, Q-9-5-4 five, else nothing (p. 241)")
    @CsvSource({
        "AS KS QS 6S 2H 3H 4H 3D 4D, 12",
        "AS KS QS 5C 2H 3H 4H 3D 4D, 12", // the left pedro is the fourth trump
        "AS KS QS 2H 3H 4H 3D 4D 6D, 11",
        "AS KS JS 8S 7S 3H 4H 3D 4D, 11",
        "AS KS JS 8S 2H 3H 4H 3D 4D, 0", // four trumps are too few without the queen
        "AS KS TS 8S 7S 3H 4H 3D 4D, 0",
        "QH 9H 5H 4H 2S 3S 4S 2C 3C, 5",
        "QH 9H 5D 4H 2S 3S 4S 2C 3C, 5",
        "QH 9H 5H 2S 3S 4S 2C 3C 6C, 0", // three trumps guard no pedro
        "QH 5H 4H 3H 2S 3S 4S 2C 3C, 0", // one trump above it is too few
        "QH 6H 5H 4H 2S 3S 4S 2C 3C, 5",
        "QH 9H 8H 4H 2S 3S 4S 2C 3C, 0"
    })
    void aHandIsWorthWhatThePagePrints(String cards, int worth) {
        assertThat(hand(cards).worthAtMost()).isEqualTo(worth);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "QH 9H 5H 4H 2S 3S 4S 2C 3C, false, 5",
        "QH 9H 5H 4H 3H 3S 4S 2C 3C, true, 5",
        "QH 9H 5H 5D 3S 4S 2C 3C 7C, true, 10",
        "AH 9H 5H 4H 3S 4S 2C 3C 7C, true, 6",
        "KH 9H 5H 4H 3S 4S 2C 3C 7C, true, 5",
        "AH JH TH 2H 5H 5D 3S 4S 3C, true, 10", // fourteen points, of which ten are counted
        "QH JH 5H 2H 3S 4S 2C 3C 7C, false, 7"
    })
    void moreThanAGuardedPedroIsFiveTrumpsBothPedrosAceOrKing(String cards, boolean more, int points) {
        assertThat(hand(cards).isMoreThanAGuardedPedro()).isEqualTo(more);
        assertThat(hand(cards).pointsHeld()).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0}: fewer above the five than the book''s {1}")
    @CsvSource({
        "AS KS JS 8S 7S 3H 4H 3D 4D, false",
        "AS KS JS 6S 8S 7S 4H 3D 4D, false",
        "AS KS JS 8S 4S 3H 4H 3D 4D, true",
        "AS KS JS 8S 5S 3H 4H 3D 4D, true", // the five is not above itself
        "AS KS QS 3H 4H 3D 4D 6D 7D, false", // ace, king and queen alone have a price of their own
        "AS KS QS 6S 3H 4H 3D 4D 6D, false"
    })
    void aHandForElevenHasFiveTrumpsAboveTheFive(String cards, boolean less) {
        assertThat(hand(cards).isLessThanTheBooks()).isEqualTo(less);
    }

    @Test
    void theCardsThatAreWorthItAreNamed() {
        assertThat(hand("AS KS QS 6S 2H 3H 4H 3D 4D").worthIn()).isEqualTo(CardSet.of("AS KS QS 6S"));
        assertThat(hand("AS KS JS 8S 7S 3H 4H 3D 4D").worthIn()).isEqualTo(CardSet.of("AS KS JS 8S 7S"));
        assertThat(hand("AS KS JS 8S QH 9H 5H 4H 2C").worthIn()).isEqualTo(CardSet.of("QH 9H 5H 4H"));
        assertThat(hand("AS KS QS 2H 3H 4H 3D 4D 6D").isBareAceKingQueen()).isTrue();
        assertThat(hand("AS KS 2S AH QH 4H 3D 4D 6D").withAceKing()).isEqualTo(CardSet.of("AS KS 2S"));
        assertThat(hand("AS KS QS 6S 2H 3H 4H 3D 4D").isBareAceKingQueen()).isFalse();
    }

    @Test
    void eachPriceIsComparedWithTheBooksHolding() {
        assertThat(hand("AS KS QS 6S 2H 3H 4H 3D 4D").likeTheBooks()).isEqualTo("A-K-Q-6");
        assertThat(hand("AS KS JS 8S 7S 3H 4H 3D 4D").likeTheBooks()).isEqualTo("A-K-J-8-7");
        assertThat(hand("QH 9H 5H 4H 2S 3S 4S 2C 3C").likeTheBooks()).isEqualTo("Q-9-5-4");
    }

    @ParameterizedTest(name = "{0}: {1} beside the ace")
    @CsvSource({
        "KS QS JS 3H 4H 3D 4D 6D 7D, 0",
        "AS 3H 4H 3D 4D 6D 7D 8D 9D, 0",
        "AS 2S 3H 4H 3D 4D 6D 7D 8D, 1",
        "AS 2S 3S 4H 3D 4D 6D 7D 8D, 2",
        "AS 2S 3S AH 3H 4H 6H 7D 8D, 3"
    })
    void theAceIsCountedInTheSuitWhereItIsBestGuarded(String cards, int beside) {
        assertThat(hand(cards).besideAce()).isEqualTo(beside);
    }

    @ParameterizedTest(name = "{0} of {1}: {2}")
    @DisplayName("the five of the same colour is a trump as well (p. 240)")
    @CsvSource({
        "5C 5S 2S 3H, SPADES, 5C 5S 2S",
        "5C 5S 2C 3H, CLUBS, 5C 5S 2C",
        "5D 3H 5S 2C, HEARTS, 5D 3H",
        "5H 3D 5S 2C, DIAMONDS, 5H 3D",
        "5H 3H 2D 2C, SPADES, ''"
    })
    void theLeftPedroIsATrump(String cards, Suit suit, String trumps) {
        assertThat(CinchView.trumps(CardSet.of(cards), suit)).isEqualTo(CardSet.of(trumps));
    }

    @ParameterizedTest
    @CsvSource({
        "2S 3S 4S AH KH QH 2C 3C 4D, HEARTS", // three of each
        "AS KS QS 2H 3H 4H 6H 2C 3C, HEARTS",
        "AS KS QS JS 2H 3H 4H 5D 2C, SPADES", // four of each, the left pedro counted
        "2S 3S 4S 6S AH KH 7H 5D 2C, HEARTS"
    })
    void theLongestSuitIsTrumpsOfEqualOnesTheHigher(String cards, Suit suit) {
        assertThat(hand(cards).trump()).isEqualTo(suit);
    }

    @Test
    void aBidGoesOverTheLastAndAPassIsAlwaysOpen() {
        assertThat(hand("AS KS QS 6S 2H 3H 4H 3D 4D").open())
                .isEqualTo(IntStream.rangeClosed(0, 14).boxed().toList());
        assertThat(hand("AS KS QS 6S 2H 3H 4H 3D 4D", 0, 11).open()).containsExactly(0, 12, 13, 14);
        assertThat(hand("AS KS QS 6S 2H 3H 4H 3D 4D", 0, 6).from(6, 8)).containsExactly(7, 8);
        assertThat(hand("AS KS QS 6S 2H 3H 4H 3D 4D").from(6, 8)).containsExactly(6, 7, 8);
        assertThat(hand("AS KS QS 6S 2H 3H 4H 3D 4D", 8).from(6, 8)).isEmpty();
    }

    @Test
    void thePlaceAtTheTableIsToldByTheCalls() {
        CinchView first = hand("AS KS QS 6S 2H 3H 4H 3D 4D");
        CinchView third = hand("AS KS QS 6S 2H 3H 4H 3D 4D", 6, 0);
        CinchView dealer = hand("AS KS QS 6S 2H 3H 4H 3D 4D", 0, 0, 0);
        CinchView bidBefore = hand("AS KS QS 6S 2H 3H 4H 3D 4D", 0, 5, 0);
        assertThat(List.of(first.position(), third.position(), dealer.position()))
                .containsExactly(1, 3, 4);
        assertThat(List.of(first.first(), third.first(), dealer.first())).containsExactly(true, false, false);
        assertThat(List.of(first.last(), third.last(), dealer.last())).containsExactly(false, false, true);
        assertThat(List.of(third.called(), dealer.called())).containsExactly(6, 0);
        assertThat(dealer.namesTrumpsFreely()).isTrue();
        assertThat(bidBefore.namesTrumpsFreely()).isFalse();
        assertThat(third.namesTrumpsFreely()).isFalse();
        assertThat(first.namesTrumpsFreely()).isFalse();
        assertThat(first.hasPedro()).isFalse();
        assertThat(hand("5S 2H 3H 4H 6H 2C 3C 2D 3D").hasPedro()).isTrue();
    }
}
