package kibitzer.games.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What up to seven cards make by themselves. */
class ShowingTest {
    private static final int HANDS = 400;

    /** Each is better than the one beside it: pairs, threes and fours, then their ranks, then the cards beside them. */
    @ParameterizedTest(name = "{0} before {1}")
    @CsvSource(delimiter = '|', textBlock = """
            2S 2H       | AS KS
            AS          | KS
            AS 3S       | AH 2H
            KS KH 2S    | QS QH AS
            KS KH 3S    | KD KC 2S
            3S 3H 2S 2H | AS AH KS QS
            AS AH 3S 3H | AD AC 2S 2H
            2S 2H 2D    | AS AH KS
            2S 2H 2D    | AS AH KS KH
            3S 3H 3D 2C | 2S 2H 2D AC
            2S 2H 2D 2C | AS AH AD KC
            2S 2H       | AS KS QS JS 9D
            6S 5H 4D 3C 2S | AS AH AD
            """)
    void fewCardsAreTheirPairsAndTheirHighCards(String better, String worse) {
        assertThat(Showing.of(CardSet.of(better))).isGreaterThan(Showing.of(CardSet.of(worse)));
        assertThat(Showing.of(CardSet.of(worse))).isLessThan(Showing.of(CardSet.of(better)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            AS KS QS       | false
            2S 2H          | true
            2S             | false
            2S 2H 2D       | true
            AS KS QS JS 9D | false
            6S 5H 4D 3C 2S | true
            """)
    void aPairIsTheLeastThatIsMore(String cards, boolean more) {
        assertThat(Showing.of(CardSet.of(cards)).isPairOrBetter()).isEqualTo(more);
    }

    @Test
    void cardsOfOneWorthAreEqual() {
        assertThat(Showing.of(CardSet.of("AS 9H"))).isEqualByComparingTo(Showing.of(CardSet.of("AD 9C")));
    }

    /** Of five to seven cards the best hand of five counts, whichever cards of it one takes. */
    @Test
    void moreCardsAreTheirBestHand() {
        Chance chance = new Seed(11).chance();
        for (int i = 0; i < HANDS; i++) {
            List<Card> cards = chance.shuffled(Card.ALL);
            CardSet one = CardSet.of(cards.subList(0, 5 + i % 3));
            CardSet other = CardSet.of(cards.subList(7, 12 + i % 3));
            int byHand = PokerForm.STANDARD.compare(
                    BestHand.of(PokerForm.STANDARD, one), BestHand.of(PokerForm.STANDARD, other));
            assertThat(Integer.signum(Showing.of(one).compareTo(Showing.of(other))))
                    .as("%s and %s", one, other)
                    .isEqualTo(Integer.signum(byHand));
        }
    }
}
