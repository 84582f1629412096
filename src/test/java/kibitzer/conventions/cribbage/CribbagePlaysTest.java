package kibitzer.conventions.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.PegPlay;
import org.junit.jupiter.api.Test;

/** What to play once a card is led (p. 254, 256-257). */
class CribbagePlaysTest {
    private static List<String> best(String hand, String pile, boolean dealer, int theirWayHome) {
        return CribbagePlays.BOOK
                .best(new PegView(
                        CardSet.of(hand), CardNotation.readList(pile), dealer, theirWayHome, CardSet.of("9C 6C TC")))
                .stream()
                .map(PegPlay::toString)
                .toList();
    }

    @Test // p. 254
    void goIsSaidWhereNothingCanBePlayed() {
        assertThat(best("2S 5H", "KS QH TD", false, 60)).containsExactly("go");
        assertThat(best("AS 5H", "KS QH TD", false, 60)).containsExactly("AS");
    }

    @Test
    void whatPegsIsTaken() {
        assertThat(best("8H KD 2C 3C", "7S", true, 60)).containsExactly("8H");
        assertThat(best("8H KD 2C 3C", "7S", false, 5)).containsExactly("8H");
    }

    /** P. 257: an average hand counts seven, and five are pegged. */
    @Test
    void inWhatMayBeTheLastHandTheDealerPlaysOffAtHisOwnCost() {
        assertThat(best("8H KD 2C 3C", "7S", true, 12)).isNotEmpty().doesNotContain("8H");
        assertThat(best("8H KD 2C 3C", "7S", true, 13)).containsExactly("8H");
    }

    @Test // p. 257
    void towardARunIsPlayedOnlyWhereItCanBeAnswered() {
        // An ace on two and three is carried on by the four; a four is paired.
        assertThat(best("3H 4D KC QC", "2S", true, 60)).isSubsetOf("3H", "4D").isNotEmpty();
        // Nothing scores on ace, two, three.
        assertThat(best("3H 8D KC QC", "2S", true, 60))
                .isSubsetOf("8D", "KC", "QC")
                .isNotEmpty();
    }

    @Test
    void aNewSeriesIsLedAsTheFirstIs() {
        assertThat(best("4S KH", "", true, 60)).containsExactly("4S");
        assertThat(best("5S 3H", "", false, 60)).containsExactly("3H");
    }
}
