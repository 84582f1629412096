package kibitzer.games.bridge.problems.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A deal of which some cards are played: whose turn it is, what is left, and what north and south have won. */
class PartPlayedDealTest {
    private static final Deal THREE = Deal.of("N:AK2... QJ.5.. 987... T.32..");

    private static List<Card> cards(String text) {
        return text.isBlank() ? List.of() : CardNotation.readList(text);
    }

    /** West leads spades; the ace of north wins, the queen and knave of east do not. */
    @ParameterizedTest
    @CsvSource({
        "'', W, W, 0, 3",
        "TS, W, N, 0, 3",
        "TS AS JS, W, S, 0, 3",
        "TS AS JS 7S, N, N, 1, 2",
        "TS 2S JS 7S, E, E, 0, 2",
        "TS AS JS 7S KS, N, E, 1, 2",
        "TS AS JS 7S KS QS 8S 2H, N, N, 2, 1"
    })
    void cardsMakeTricks(String played, String leader, String turn, int won, int left) {
        PartPlayedDeal now = PartPlayedDeal.of(THREE, Strain.NO_TRUMP, Seat.WEST, cards(played));
        assertThat(now.leader()).isEqualTo(Seat.of(leader));
        assertThat(now.turn()).isEqualTo(Seat.of(turn));
        assertThat(now.wonByNorthSouth()).isEqualTo(won);
        assertThat(now.left().cardsEach()).isEqualTo(left);
    }

    /** West has no second spade, and ruffs where hearts are trumps. */
    @Test
    void aTrumpWins() {
        PartPlayedDeal now = PartPlayedDeal.of(THREE, Strain.HEARTS, Seat.WEST, cards("TS AS JS 7S KS QS 8S 2H"));
        assertThat(now.leader()).isEqualTo(Seat.WEST);
        assertThat(now.wonByNorthSouth()).isEqualTo(1);
        assertThat(PartPlayedDeal.winner(Strain.HEARTS, Seat.NORTH, cards("KS 2H 8S 5H")))
                .isEqualTo(Seat.WEST);
        assertThat(PartPlayedDeal.winner(Strain.CLUBS, Seat.NORTH, cards("KS 2H AS 5H")))
                .isEqualTo(Seat.SOUTH);
    }

    @ParameterizedTest
    @CsvSource({
        "AS, the ace of spades is not west's to play",
        "TS AS 5H, the five of hearts is not east's to play",
        "TS AS JS 7S KS JS, the jack of spades is not east's to play"
    })
    void whatIsNotToBePlayedIsRefused(String played, String told) {
        List<Card> cards = cards(played);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PartPlayedDeal.of(THREE, Strain.NO_TRUMP, Seat.WEST, cards))
                .withMessage(told);
    }
}
