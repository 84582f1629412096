package kibitzer.conventions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistSight;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which maxims still speak to south when another hand lies open; spades are trumps. */
class MaximsWithDummyTest {
    @ParameterizedTest(name = "{0} to [{3}], {4} open with {5}: {6}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            # third hand from ace and queen the queen (Bob Short 24), whoever lies open, but where the last player does
            5S 4S 3S AH QH 3H KD 8D 6D 5C 4C 3C 2C | E | 9S | 2H 5H | N | 4H 6H 8H JC | QH
            5S 4S 3S AH QH 3H KD 8D 6D 5C 4C 3C 2C | E | 9S | 2H 5H | E | 4H 6H 8H JC | QH
            5S 4S 3S AH QH 3H KD 8D 6D 5C 4C 3C 2C | E | 9S | 2H 5H | W | KH 6H 8H JC | ""
            # third hand its best (24): not to a partner whose cards are seen, nor before a last player whose cards are
            5S 4S 3S KH 4H 3H JD 8D 6D 5C 4C 3C 2C | E | 9S | 2H 5H | E | 6H 8H JC | KH
            5S 4S 3S KH 4H 3H JD 8D 6D 5C 4C 3C 2C | E | 9S | 2H 5H | N | 6H 8H JC | ""
            5S 4S 3S KH 4H 3H JD 8D 6D 5C 4C 3C 2C | E | 9S | 2H 5H | W | 6H 8H JC | ""
            # nor where the open cards make a lower one as good: the queen between king and jack has been seen to stay behind
            5S 4S 3S KH JH 3H TD 8D 6D 5C 4C 3C 2C | E | 9S | 2H 5H | E | QH 8H JC | ""
            5S 4S 3S KH JH 3H TD 8D 6D 5C 4C 3C 2C | E | 9S | 2H 5H | E | TH 8H JC | KH
            # second hand low with one honour (23) behind dummy's lead, and not before a hand that is seen
            5S 4S 3S KH 4H 3H JD 8D 6D 5C 4C 3C 2C | E | 9S | 2H | E | 6H 8H JC | 3H
            5S 4S 3S KH 4H 3H JD 8D 6D 5C 4C 3C 2C | E | 9S | 2H | W | 6H 8H JC | ""
            5S 4S 3S KH 4H 3H JD 8D 6D 5C 4C 3C 2C | E | 9S | 2H | N | 6H 8H JC | ""
            # the queen of ace, king and queen (Hoyle): by one's own cards alone
            5S 4S 3S AH KH QH 4H JD 8D 5C 4C 3C 2C | E | 9S | 2H | N | 6H 8H JC | QH
            5S 4S 3S AH KH QH 4H JD 8D 5C 4C 3C 2C | E | 9S | 2H | W | 6H 8H JC | QH
            # the head of a sequence is led to a partner who does not see it
            5S 4S 3S KH QH JH JD 8D 7D 9C 6C 4C 2C | E | 9S | "" | E | 6H 8H TC | KH
            5S 4S 3S KH QH JH JD 8D 7D 9C 6C 4C 2C | E | 9S | "" | N | 6H 8H TC | ""
            # without the suit, last: the smallest trump that takes the adversary's trick (28, 29)
            QS 5S 4S 3S JD 8D 6D 5C 4C 3C 2C 7C 8C | E | 9S | 2H 5H KH | N | 6H 8H JC | 3S
            QS 5S 4S 3S JD 8D 6D 5C 4C 3C 2C 7C 8C | E | 9S | 2H 5H KH | W | 6H 8H JC | 3S
            QS 5S 4S 3S JD 8D 6D 5C 4C 3C 2C 7C 8C | E | 9S | 2H | W | 6H 8H JC | ""
            """)
    void speakOnlyWhereWhatTheyTakeToBeHiddenIsHidden(
            String hand, String dealer, String turnUp, String trick, String seat, String open, String said) {
        List<Card> spoken = MaximsWithDummy.spoken(
                WhistTables.sight(hand, dealer, turnUp, trick, ""),
                TableSeat.read(4, seat),
                CardNotation.readSet(open));
        assertThat(CardNotation.write(spoken)).isEqualTo(said);
    }

    /** Partner's suit is returned to a partner who led it of himself, not to dummy, whose lead was one's own. */
    @Test
    void aSuitIsNotReturnedToDummy() {
        WhistSight sight = WhistTables.sight("5S 4S 3S 4H 3H JD 8D 6D 9C 6C 4C 2C", "E", "9S", "", "N 2H 5H AH 9H");
        CardSet open = CardNotation.readSet("6S KD TC");
        assertThat(MaximsWithDummy.spoken(sight, TableSeat.read(4, "E"), open))
                .containsExactly(CardNotation.read("4H"));
        assertThat(MaximsWithDummy.spoken(sight, TableSeat.read(4, "N"), open)).isEmpty();
    }

    /** "Through the honour" goes by a card turned on the left, where more than that one is seen. */
    @Test
    void nothingIsLedThroughAnHonourThatLiesOpen() {
        WhistSight sight = WhistTables.sight("7S 6S 5S 4S 3S 4H 3H 8D 6D 5C 4C 3C 2C", "W", "KS", "", "");
        CardSet open = CardNotation.readSet("KS 2S AD KD");
        assertThat(MaximsWithDummy.spoken(sight, TableSeat.read(4, "W"), open)).isEmpty();
        assertThat(WhistLeads.BOOK.bestAsPrinted(new WhistView(sight))).isNotEmpty();
    }

    @Test
    void everyMaximOfTheTableIsInABook() {
        List<String> rules = Stream.of(WhistLeads.BOOK, WhistSecondHand.BOOK, WhistThirdHand.BOOK, WhistDiscards.BOOK)
                .flatMap(book -> book.rules().map(Rule::id))
                .toList();
        assertThat(rules).containsAll(MaximsWithDummy.named());
    }
}
