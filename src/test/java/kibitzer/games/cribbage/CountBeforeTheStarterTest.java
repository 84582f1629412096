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

    /** All five cards may make fifteen together. */
    @Test
    void aceToFiveAreFifteenAndARunOfFive() {
        assertThat(HandCount.of(CardSet.of("AS 2H 3D 4C"), CardSet.of("5S").first(), false)
                        .aloud())
                .isEqualTo("fifteen two, and a run of five is seven");
    }

    /** A flush in the hand is its four cards; with the starter it is five. */
    @ParameterizedTest
    @CsvSource({"KH, false, 9S 8S 7S 2S", "KS, false, KS 9S 8S 7S 2S", "KS, true, KS 9S 8S 7S 2S"})
    void theCardsOfAFlushAreThoseThatCount(String starter, boolean crib, String flush) {
        HandCount count =
                HandCount.of(CardSet.of("9S 8S 7S 2S"), CardSet.of(starter).first(), crib);
        assertThat(count.combinations())
                .filteredOn(one -> one.kind() == Combination.Kind.FLUSH)
                .extracting(Combination::cards)
                .containsExactly(CardSet.of(flush));
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
