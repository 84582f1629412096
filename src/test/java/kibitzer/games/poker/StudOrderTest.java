package kibitzer.games.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who speaks first at stud (Culbertson pp. 64, 83, 87), and what upcards are called. */
class StudOrderTest {
    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            # one card each: the highest, and of equal ones that nearest the dealer's left
            HIGHEST | 9S / AS / KS                | 1
            HIGHEST | 9S / KS / KH                | 1
            HIGHEST | KS / KH / KD                | 0
            # a pair before an ace, a higher pair before a lower one, then the odd card
            HIGHEST | AS KS / 2S 2H               | 1
            HIGHEST | 9S 9H / TS TH               | 1
            HIGHEST | 9S 9H KS / 9D 9C AS         | 1
            HIGHEST | 9S 9H 5S / 9D 9C 5H         | 0
            HIGHEST | AS KS QS / AH KH JH         | 0
            # two pairs, three and four of a kind
            HIGHEST | AS AH KS QS / 3S 3H 2S 2H   | 1
            HIGHEST | 9S 9H 2S 2H / 9D 9C 3S 3H   | 1
            HIGHEST | AS AH KS KH / 2S 2H 2D 3S   | 1
            HIGHEST | KS KH KD 2C / 3S 3H 3D 3C   | 1
            # straights and flushes do not show
            HIGHEST | AS KS QS JS / 2S 2H 4D 5D   | 1
            # but the exposed four-flush, before a pair and not before two
            HIGHEST_FOUR_FLUSH_BEATS_A_PAIR | AH AD KS QS / 7S 5S 3S 2S | 1
            HIGHEST_FOUR_FLUSH_BEATS_A_PAIR | 3S 3H 2S 2H / AD KD QD 9D | 0
            HIGHEST_FOUR_FLUSH_BEATS_A_PAIR | 2S 2H 3D / AS KS QS       | 0
            HIGHEST_FOUR_FLUSH_BEATS_A_PAIR | 9H 7H 3H 2H / AS KS QD JS | 0
            # at misere the lowest, the ace low
            LOWEST  | 9S / 2S / KS                | 1
            LOWEST  | 2S / AS / KS                | 1
            LOWEST  | AS / AH / KS                | 0
            LOWEST  | AS AH / KS QS               | 1
            LOWEST  | KS QS / KH JS               | 1
            LOWEST  | 5S 2S / 5H AH               | 1
            """)
    void theHighestOrAtMisereTheLowestUpcardsSpeakFirst(StudOrder order, String upcards, int first) {
        assertThat(order.first(Stream.of(upcards.split("/")).map(CardSet::of).toList()))
                .isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            HIGHEST | AS       | an ace
            HIGHEST | 8S       | an eight
            HIGHEST | KS       | a king
            HIGHEST | KS 9S    | king high
            HIGHEST | 8S 8H    | a pair of eights
            HIGHEST | 9S 9H 8S 8H | two pairs, nines and eights
            HIGHEST | 9S 9H 9D | three nines
            HIGHEST | 9S 9H 9D 9C | four nines
            HIGHEST | AS KS 9S 2S | ace high
            HIGHEST_FOUR_FLUSH_BEATS_A_PAIR | AS KS 9S 2S | a four-flush
            HIGHEST_FOUR_FLUSH_BEATS_A_PAIR | AS KS 9S 2H | ace high
            LOWEST  | AS       | an ace, low here
            LOWEST  | KS AS    | king high
            LOWEST  | AS AH    | a pair of aces
            """)
    void upcardsAreCalledByWhatTheyMake(StudOrder order, String upcards, String words) {
        assertThat(order.inWords(CardSet.of(upcards))).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            HIGHEST | AS KS QS   | AH KH JH   | a queen | a jack
            HIGHEST | 9S 9H AS   | 9D 9C KS   | an ace  | a king
            HIGHEST | 9S 9H AS   | 8D 8C AH   | a nine  | an eight
            HIGHEST | KS 5S      | KH 5H      | a five  | a five
            LOWEST  | 5S 2S      | 5H AH      | a two   | an ace
            """)
    void theFirstCardThatDiffersTellsThemApart(StudOrder order, String one, String other, String first, String second) {
        CardSet mine = CardSet.of(one);
        CardSet his = CardSet.of(other);
        assertThat(order.tellsApart(mine, his)).isEqualTo(first);
        assertThat(order.tellsApart(his, mine)).isEqualTo(second);
        assertThat(order.isEqual(mine, his)).isEqualTo(first.equals(second));
    }

    @ParameterizedTest
    @CsvSource({
        "HIGHEST, five-card-stud",
        "HIGHEST_FOUR_FLUSH_BEATS_A_PAIR, four-flush-beats-a-pair",
        "LOWEST, misere-stud"
    })
    void eachOrderIsThatOfAGame(StudOrder order, String game) {
        assertThat(order.game()).isEqualTo(game);
    }

    /** One upcard alone is not told to make nothing: there is no other with which it might make something. */
    @ParameterizedTest
    @CsvSource({"KS, false", "KS 9H, true", "KS KH, false", "KS 9H 4D, true", "KS 9H 9D, false"})
    void twoUpcardsOrMoreShowNothing(String upcards, boolean nothing) {
        assertThat(StudOrder.HIGHEST.showsNothing(CardSet.of(upcards))).isEqualTo(nothing);
    }
}
