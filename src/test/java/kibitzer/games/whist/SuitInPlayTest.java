package kibitzer.games.whist;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.whist.SuitInPlay.Tenace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A suit by what is left of it, as the handbook's glossary has it: best and third best in play are a major tenace, second and
 * fourth best a minor one, and the highest card that has not been played is the master.
 */
class SuitInPlayTest {
    private static SuitInPlay spades(String held, String gone) {
        return new SuitInPlay(set(held), set(gone), Suit.SPADES);
    }

    private static CardSet set(String cards) {
        return cards == null ? CardSet.EMPTY : CardNotation.readSet(cards);
    }

    @ParameterizedTest(name = "{0} with {1} gone: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            AS QS    |          | MAJOR |
            AS KS QS |          | MASTER | nothing is out between them
            AS       |          | MASTER |
            AS JS    |          | MASTER |
            KS JS    |          | MINOR |
            KS QS JS |          | NONE   | nothing is out between them
            KS QS    |          | NONE |
            KS TS    |          | NONE |
            JS 9S    |          | NONE |
            QS TS    | AS KS    | MAJOR  | the jack is out
            QS TS    | AS       | MINOR  | second and fourth now
            QS JS TS | AS KS    | MASTER |
            JS 9S    | AS KS    | MINOR |
            KS TS    | AS QS JS | MASTER | they are the two best
            3S       | AS KS QS JS TS 9S 8S 7S 6S 5S 4S 2S | MASTER | the thirteenth
            """)
    void aHoldingIsCalledByThePlacesThatAreLeft(String held, String gone, Tenace tenace, String why) {
        assertThat(spades(held, gone).tenace()).as(why).isEqualTo(tenace);
    }

    /** Whoever has the cards between: the words of the glossary alone. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            AS KS QS | MAJOR  | true
            AS KS    | MAJOR  | false
            KS QS    | MAJOR  | false
            AS QS    | MAJOR  | true
            KS QS JS | MINOR  | true
            KS QS    | MINOR  | false
            QS JS    | MINOR  | false
            AS 2S    | MASTER | true
            KS QS    | MASTER | false
            AS KS    | NONE   | false
            """)
    void theTwoPlacesMakeATenaceToTheLetter(String held, Tenace tenace, boolean is) {
        assertThat(spades(held, null).isToTheLetter(tenace)).isEqualTo(is);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            AS |          | 1
            KS |          | 2
            2S |          | 13
            KS | AS       | 1
            TS | AS QS 3S | 3
            2S | AS KS QS JS TS 9S 8S 7S 6S 5S 4S | 2
            """)
    void aCardStandsBelowThoseThatAreLeftAboveIt(String card, String gone, int place) {
        assertThat(spades(null, gone).placeOf(CardNotation.read(card))).isEqualTo(place);
        assertThat(spades(card, gone).holds(place)).isTrue();
        assertThat(spades(card, gone).holds(place + 1)).isFalse();
    }

    @Test
    void nothingIsHeldInAPlaceThatTheSuitHasNoLonger() {
        assertThat(spades("AS KS", "QS").holds(13)).isFalse();
        assertThat(spades("AS KS", null).holds(0)).isFalse();
    }
}
