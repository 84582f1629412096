package kibitzer.games.bridge.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Means of samples by the textbook, and tricks on the table by the rules of play. */
class SamplesAndTricksTest {
    private static List<Card> cards(String text) {
        return text.isEmpty() ? List.of() : CardNotation.readList(text);
    }

    /** The standard error is the root of the squares by n - 1 and by n; where all cases are known, or one is, there is none. */
    @Test
    void aSampleHasItsStandardError() {
        assertThat(Sample.of(new int[] {1, 3}, false)).isEqualTo(new Sample(2, 1));
        assertThat(Sample.of(new int[] {1, 3}, true)).isEqualTo(new Sample(2, 0));
        assertThat(Sample.of(new int[] {7}, false)).isEqualTo(new Sample(7, 0));
        assertThat(Sample.of(new int[] {}, false)).isEqualTo(new Sample(0, 0));
        Sample three = Sample.of(new int[] {0, 0, 3}, false);
        assertThat(three.mean()).isEqualTo(1);
        assertThat(three.error()).isCloseTo(1, within(1e-12));
    }

    @Test
    void aDifferenceIsWithinSoManyErrorsOrNot() {
        assertThat(new Sample(2, 1).isWithin(2)).isTrue();
        assertThat(new Sample(2.001, 1).isWithin(2)).isFalse();
        assertThat(new Sample(0, 0).isWithin(2)).isTrue();
        assertThat(new Sample(0.5, 0).isWithin(2)).isFalse();
        assertThat(new Sample(-1, 0).isWithin(0)).isTrue();
    }

    /** The more cards are left, the longer a deal takes, and so the fewer are looked at. */
    @Test
    void moreCardsLeaveFewerDeals() {
        IntStream.range(1, 13).forEach(cards -> {
            assertThat(Effort.of(cards + 1).all())
                    .isLessThanOrEqualTo(Effort.of(cards).all());
            assertThat(Effort.of(cards + 1).sampled())
                    .isLessThanOrEqualTo(Effort.of(cards).sampled());
            assertThat(Effort.of(cards).sampled())
                    .isPositive()
                    .isLessThanOrEqualTo(Effort.of(cards).all());
        });
    }

    @ParameterizedTest
    @CsvSource({
        "S, KH, HEARTS, S",
        "S, KH AH, HEARTS, W",
        "S, KH 2S 3H, NO_TRUMP, S",
        "S, KH 2S 3S AH, SPADES, N",
        "S, KH 2S 3S AH, CLUBS, E",
        "E, 2H 3H 4H 5H, NO_TRUMP, N",
        "W, 5H 5S 5D 5C, NO_TRUMP, W"
    })
    void theHighestOfTheSuitOrTheHighestTrumpWins(String leader, String played, Strain strain, String winner) {
        assertThat(new PlayedTrick(Seat.of(leader), cards(played)).winner(strain))
                .isEqualTo(Seat.of(winner));
    }

    @Test
    void everySeatHasItsPlaceInTheTrick() {
        PlayedTrick trick = new PlayedTrick(Seat.SOUTH, cards("KH 2S 3H"));
        assertThat(trick.of(Seat.SOUTH)).contains(CardNotation.read("KH"));
        assertThat(trick.of(Seat.NORTH)).contains(CardNotation.read("3H"));
        assertThat(trick.of(Seat.EAST)).as("has not played").isEmpty();
        assertThat(Stream.of(Seat.values()).map(trick::placeOf)).containsExactly(2, 3, 0, 1);
        assertThat(Stream.of(Seat.values()).filter(trick::isRenouncedBy)).containsExactly(Seat.WEST);
        assertThat(trick.suit()).contains(Suit.HEARTS);
        assertThat(new PlayedTrick(Seat.SOUTH, List.of()).suit()).isEmpty();
        assertThat(new PlayedTrick(Seat.SOUTH, cards("KH 2S 3H 4H")).of(Seat.EAST))
                .isPresent();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PlayedTrick(Seat.SOUTH, cards("KH 2S 3H 4H 5H")))
                .withMessageContaining("at most four");
    }
}
