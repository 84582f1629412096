package kibitzer.games.cribbage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards count before a starter is turned, and what is said at the table (Culbertson, p. 254-255). */
class CountBeforeTheStarterTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    9S 8S 7S 2S | fifteen two, and a run of three is five, and a flush is nine
                    9S 8S 7S    | fifteen two, and a run of three is five
                    9S 8S 7S 2H | fifteen two, and a run of three is five
                    5S TH       | fifteen two
                    7S 7H       | a pair is two
                    7S 7H 7D    | a pair royal is six
                    9S 2H       | nothing
                    """)
    void aHandOrTwoCardsForTheCribCountWhatTheyMake(String cards, String aloud) {
        assertThat(HandCount.before(CardSet.of(cards)).aloud()).isEqualTo(aloud);
    }

    /** A flush takes four cards at least. */
    @ParameterizedTest
    @CsvSource({"KS QS 2S,0", "KS QS 8S 2S,4", "KS QS 8S 6S 2S,5", "KS QS 8S 2H,0"})
    void aFlushIsAsLongAsItsHand(String hand, int points) {
        assertThat(HandPoints.flush(CardSet.of(hand))).isEqualTo(points);
    }

    @Test
    void aPlayerPlaysACardOrSaysGo() {
        assertThat(PegPlay.read(" Go ")).isEqualTo(new PegPlay.Go());
        assertThat(PegPlay.read("KS"))
                .isEqualTo(new PegPlay.Plays(CardSet.of("KS").first()));
        assertThat(PegPlay.read("KS")).hasToString("KS");
        assertThat(new PegPlay.Go()).hasToString("go");
        assertThatThrownBy(() -> PegPlay.read("pass"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("go");
    }
}
