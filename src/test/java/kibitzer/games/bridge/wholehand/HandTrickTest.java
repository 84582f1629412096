package kibitzer.games.bridge.wholehand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards in the order played make tricks of four; the winner of each leads to the next, and the last may be unfinished. */
class HandTrickTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            NO_TRUMP | '' | ''
            NO_TRUMP | 2S | W 1 -
            NO_TRUMP | 2S 3S 4S | W 3 -
            NO_TRUMP | 2S 3S 4S 5S | W 4 S
            NO_TRUMP | 2S 3S 4S 5S 2H | W 4 S; S 1 -
            HEARTS | 2S 3S 4H 5S 2D 3D 4D KD | W 4 E; E 4 N
            """)
    void tricksFollowEachOther(Strain strain, String played, String told) {
        List<Card> cards = played.isEmpty() ? List.of() : CardNotation.readList(played);
        String tricks = HandTrick.of(strain, Seat.WEST, cards).stream()
                .map(trick -> trick.leader().letter() + " " + trick.cards().size() + " "
                        + trick.winner()
                                .map(seat -> String.valueOf(seat.letter()))
                                .orElse("-"))
                .reduce((one, other) -> one + "; " + other)
                .orElse("");
        assertThat(tricks).isEqualTo(told);
    }
}
