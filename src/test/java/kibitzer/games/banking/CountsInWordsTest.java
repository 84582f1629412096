package kibitzer.games.banking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.games.banking.OpenBet.Settled;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What settled a bet, in words, at the count that just suffices and at the one below. */
class CountsInWordsTest {
    /** Of five cards three of a colour are enough. */
    @ParameterizedTest(name = "{0} red and {1} black before {2}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            2 | 2 | 9H | 3 of the five cards are red
            2 | 2 | 9S | 2 of the five cards are red, and three are needed
            1 | 3 | 9S | 1 of the five cards is red, and three are needed
            0 | 4 | 9S | none of the five cards are red, and three are needed
            4 | 0 | 9D | 5 of the five cards are red
            """)
    void threeOfAColourAreEnough(int red, int black, String last, String words) {
        assertThat(new Colours(true, red, black, false).counts(List.of(CardNotation.read(last)), Settled.LOST))
                .contains(words);
    }

    /** At macao a seven is the least that collects (p. 370). */
    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            7S | 2H | your card counts 7, the dealer's 2
            2S | 7H | your card counts 2, the dealer's 7
            9S | 8H | your card counts 9, the dealer's 8
            6S | 5H | neither card is a seven, an eight or a nine
            KS | TH | neither card is a seven, an eight or a nine
            """)
    void sevenIsTheLeastThatCollects(String mine, String other, String words) {
        assertThat(new FirstCards(Optional.empty())
                        .counts(List.of(CardNotation.read(mine), CardNotation.read(other)), Settled.RETURNED))
                .contains(words);
    }
}
