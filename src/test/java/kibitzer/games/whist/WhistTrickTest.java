package kibitzer.games.whist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A trick at whist: the highest trump takes it, and if there is none the highest card of the suit led. */
class WhistTrickTest {
    private static final WhistTrick BEGUN = WrittenTricks.one("E 5H 9H 2C");

    /** Spades are trumps; who heads the trick after so many cards. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            N 2H             | N |
            N 2H AH          | E |
            N AH 2H          | N |
            N 2H AC          | N | another suit never takes
            N 2H AC 3H       | S | and is passed over by the suit led
            E AH KH QH 2S    | N | the least trump takes the ace
            E AH 3S QH 2S    | S | and a higher trump takes it
            S 2S AH 3S AC    | N |
            W 9H 8H TH 7H    | E |
            """)
    void aTrickIsTakenByTheHighestTrumpOrTheHighestOfTheSuitLed(String trick, String winner, String why) {
        WhistTrick played = WrittenTricks.one(trick);
        assertThat(played.winner(Suit.SPADES)).as(why).isEqualTo(WrittenTricks.seat(winner));
        assertThat(played.seatOf(played.best(Suit.SPADES))).isEqualTo(WrittenTricks.seat(winner));
    }

    @ParameterizedTest
    @CsvSource({"3H,2H,true", "2H,3H,false", "2S,AH,true", "AC,2H,false", "2S,3S,false", "2H,AS,false"})
    void aLaterCardTakesByRankOrByTrumping(String later, String earlier, boolean takes) {
        assertThat(WhistTrick.beats(CardNotation.read(later), CardNotation.read(earlier), Suit.SPADES))
                .isEqualTo(takes);
    }

    @ParameterizedTest
    @CsvSource({"E,0,5H", "S,1,9H", "W,2,2C", "N,3,"})
    void eachPlaysInTurnAfterTheLeader(String seat, int place, String card) {
        assertThat(BEGUN.placeOf(WrittenTricks.seat(seat))).isEqualTo(place);
        assertThat(BEGUN.seatOf(place)).isEqualTo(WrittenTricks.seat(seat));
        assertThat(BEGUN.of(WrittenTricks.seat(seat)))
                .isEqualTo(Optional.ofNullable(card).map(CardNotation::read));
    }

    /** He who has not played yet has renounced nothing. */
    @ParameterizedTest
    @CsvSource({"E,false", "S,false", "W,true", "N,false"})
    void whoPlaysAnotherSuitRenouncesTheOneLed(String seat, boolean renounces) {
        assertThat(BEGUN.isRenouncedBy(WrittenTricks.seat(seat))).isEqualTo(renounces);
    }

    @Test
    void theFirstCardSaysTheSuit() {
        assertThat(BEGUN.suit()).contains(Suit.HEARTS);
        assertThat(BEGUN.isLedIn(Suit.HEARTS)).isTrue();
        assertThat(BEGUN.isLedIn(Suit.CLUBS)).isFalse();
        WhistTrick empty = new WhistTrick(TableSeat.SOUTH, List.of());
        assertThat(empty.suit()).isEmpty();
        assertThat(empty.isLedIn(Suit.HEARTS)).isFalse();
        assertThat(empty.of(TableSeat.SOUTH)).isEmpty();
        assertThat(empty.isRenouncedBy(TableSeat.SOUTH)).isFalse();
    }

    @Test
    void theCardsBeforeAPlaceAreThoseOfTheSameLeader() {
        assertThat(BEGUN.upTo(2)).isEqualTo(WrittenTricks.one("E 5H 9H"));
        assertThat(BEGUN.upTo(0).cards()).isEmpty();
    }

    @Test
    void atMostFourCardsAreLedAtATableOfFour() {
        List<Card> four = CardNotation.readList("2H 3H 4H 5H");
        assertThat(new WhistTrick(TableSeat.SOUTH, four).cards()).hasSize(WhistTrick.FULL);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new WhistTrick(TableSeat.SOUTH, CardNotation.readList("2H 3H 4H 5H 6H")))
                .withMessageContaining("at most four");
        assertThatIllegalArgumentException().isThrownBy(() -> new WhistTrick(new TableSeat(3, 0), four.subList(0, 3)));
    }
}
