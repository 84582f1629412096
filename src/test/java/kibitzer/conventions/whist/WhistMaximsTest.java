package kibitzer.conventions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.whist.WhistSight;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The maxims on leads, second and third hand, and discards, each by a hand of its own (Bob Short and Hoyle, by their numbers). */
class WhistMaximsTest {
    private static List<String> best(String hand, String trick) {
        return best(WhistTables.sight(hand, trick, ""));
    }

    private static List<String> best(WhistSight sight) {
        return WhistBooks.asking(sight).orElseThrow().best(new WhistView(sight)).stream()
                .map(Card::toString)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    AH KH 4H 3H 5S 4S 2S 9D 7D 5D 9C 7C 5C | AH | 3H | weak in trumps the ace (7, 34)
                    AH KH 4H 3H 6S 5S 4S 2S 9D 7D 9C 7C 5C | 3H | AH | with four trumps a small card (7, 35)
                    KH QH JH 3H 5S 4S 2S 9D 7D 5D 9C 7C 5C | KH | QH | the head of three in sequence (32)
                    KH QH JH TH 5S 4S 2S 9D 7D 5D 9C 7C 5C | TH | QH | of four to the king the ten (3)
                    QH JH TH 9H 8H 4S 2S 9D 7D 5D 9C 7C 5C | 8H | QH | of five in sequence the lowest (32)
                    AH KH QH JH 3H 4S 2S 9D 7D 5D 9C 7C 5C | AH | KH | the best of the four best (42)
                    KS QS JS 2S 3H 7H 9H 9D 7D 5D 9C 7C 5C | KS | 2S | the top of a trump sequence (31)
                    KS TS 7S 2S 3H 7H 9H 9D 7D 5D 9C 7C 5C | 2S | KS | trumps from strength, a small one (6)
                    """)
    void theMaximsOfLeading(String hand, String led, String not, String why) {
        assertThat(best(hand, "")).as(why).contains(led).doesNotContain(not);
    }

    /** Five and fifty: at eight, with no honour in trumps, the highest trump, but not from four. */
    @ParameterizedTest
    @CsvSource({
        "7, TS 7S 5S, false",
        "8, TS 7S 5S, true",
        "9, TS 7S 5S, false",
        "8, TS 7S 5S 4S, false",
        "8, JS 7S 5S, false"
    })
    void whenTheyAreAtEightTheHighestTrumpIsLed(int they, String trumps, boolean leads) {
        WhistSight sight =
                WhistTables.sight(trumps + " KH 7H 4H 2H 9D 7D 5D", "", "").at(0, they, false);

        assertThat(best(sight).equals(List.of(trumps.substring(0, 2)))).isEqualTo(leads);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    5S 4S 3S KH 4H 3H JD 8D 6D 5C 4C 3C 2C | 2H       | 3H | second hand low with one honour (23)
                    5S 4S 3S AH QH 3H KD 8D 6D 5C 4C 3C 2C | 2H 5H    | QH | third hand from ace and queen the queen (24)
                    5S 4S 3S KH 4H 3H JD 8D 6D 5C 4C 3C 2C | 2H 5H    | KH | third hand its best (24)
                    QS 5S 4S 3S JD 8D 6D 5C 4C 3C 2C 7C 8C | 2H 5H KH | 3S | last, the smallest trump that takes (28, 29)
                    """)
    void theMaximsOfFollowing(String hand, String trick, String played, String why) {
        assertThat(best(hand, trick)).as(why).containsExactly(played);
    }

    @Test
    void whoeverPlaysLastAndCanFollowIsAskedNothing() {
        assertThat(WhistBooks.asking(WhistTables.sight("5H 3H", "2H 4H KH", "")))
                .isEmpty();
        assertThat(WhistBooks.asking(WhistTables.sight("5H 3H", "", ""))).contains(WhistLeads.BOOK);
        assertThat(WhistBooks.asking(WhistTables.sight("5H 3H", "2H", ""))).contains(WhistSecondHand.BOOK);
        assertThat(WhistBooks.asking(WhistTables.sight("5H 3H", "2H 4H", ""))).contains(WhistThirdHand.BOOK);
        assertThat(WhistBooks.asking(WhistTables.sight("5H 3H", "2D 4D KD", "")))
                .contains(WhistDiscards.BOOK);
    }
}
