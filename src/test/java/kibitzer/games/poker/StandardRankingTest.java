package kibitzer.games.poker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandardRankingTest {

    @Test
    void allHandsFallIntoClassesAsTheBookCountsThem() {
        long[] pack =
                Card.ALL.stream().mapToLong(card -> CardSet.of(card).bits()).toArray();
        int[] counts = new int[HandClass.values().length];
        for (int a = 0; a < 52; a++) {
            for (int b = a + 1; b < 52; b++) {
                for (int c = b + 1; c < 52; c++) {
                    for (int d = c + 1; d < 52; d++) {
                        for (int e = d + 1; e < 52; e++) {
                            long hand = pack[a] | pack[b] | pack[c] | pack[d] | pack[e];
                            counts[
                                    HandValue.classOf(StandardRanking.strength(hand))
                                            .ordinal()]++;
                        }
                    }
                }
            }
        }
        Map<HandClass, Integer> byClass = new EnumMap<>(HandClass.class);
        HandClass.WITHOUT_WILD_CARDS.forEach(hand -> byClass.put(hand, counts[hand.ordinal()]));
        // Table 1, p. 108.
        assertThat(byClass)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        HandClass.STRAIGHT_FLUSH, 40,
                        HandClass.FOUR_OF_A_KIND, 624,
                        HandClass.FULL_HOUSE, 3_744,
                        HandClass.FLUSH, 5_108,
                        HandClass.STRAIGHT, 10_200,
                        HandClass.THREE_OF_A_KIND, 54_912,
                        HandClass.TWO_PAIRS, 123_552,
                        HandClass.PAIR, 1_098_240,
                        HandClass.NO_PAIR, 1_302_540));
    }

    @ParameterizedTest(name = "{0} beats {1}")
    @CsvSource({
        // The examples of p. 56, and the ties of each paragraph.
        "6S 5H 4D 3C 2S, 5S 4H 3D 2C AS",
        "AS KS 4S 3S 2S, AH QH JH TH 8H",
        "JS 9S 8S 6S 4S, JH 9H 8H 6H 3H",
        "8S 8H 9D 5C 3S, 8D 8C 9H 5S 2H",
        "TS 9S 8S 7S 6S, AS AH AD AC KS",
        "2S 2H 2D 2C 3S, AS AH AD KC KS",
        "3S 3H 3D 2C 2S, AS KS QS JS 9S",
        "7S 5S 4S 3S 2S, AS KH QD JC TS",
        "5S 4H 3D 2C AS, AS AH AD KC QS",
        "2S 2H 2D 4C 3S, AS AH KD KC QS",
        "3S 3H 2D 2C 4S, AS AH KD QC JS",
        "2S 2H 3D 4C 5S, AS KH QD JC 9S",
        "AS AH 2D 2C 3S, KS KH QD QC JS",
        "KS KH 3D 3C 2S, KD KC 2H 2D AS",
        "KS KH 3D 3C 4S, KD KC 3H 3S 2S",
        "AS KH 7D 4C 3S, AH KD 7C 4S 2S",
        "9S 9H 9D 2C 2S, 8S 8H 8D AC AS",
        "AS KS QS JS TS, KH QH JH TH 9H"
    })
    void theBetterHandWins(String better, String worse) {
        assertThat(PokerForm.STANDARD.value(CardSet.of(better)))
                .isGreaterThan(PokerForm.STANDARD.value(CardSet.of(worse)));
    }

    @Test
    void suitsDoNotRank() {
        assertThat(PokerForm.STANDARD.value(CardSet.of("AS KS 9S 4S 2S")))
                .isEqualTo(PokerForm.STANDARD.value(CardSet.of("AC KC 9C 4C 2C")));
    }

    @Test
    void aStraightDoesNotGoRoundTheAce() {
        assertThat(PokerForm.STANDARD.value(CardSet.of("2S AH KD QC JS")).handClass())
                .isEqualTo(HandClass.NO_PAIR);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7S 7H 7D KC 2S | three sevens | 7S 7H 7D",
                "KS KH 4D 4C 9S | two pairs, kings and fours | KS KH 4D 4C",
                "KS QH 6D 6C 9S | a pair of sixes | 6D 6C",
                "AS 2H 3D 4C 5S | a straight, five high | AS 5S 2H 3D 4C",
                "AH 9H 7H 4H 2H | a flush in hearts, ace high | AH 9H 7H 4H 2H",
                "7S 7H 7D 4C 4S | a full house, three sevens and two fours | 7S 4S 7H 7D 4C",
                "9S 9H 9D 9C 4S | four nines | 9S 9H 9D 9C",
                "9C 8C 7C 6C 5C | a straight flush in clubs, nine high | 9C 8C 7C 6C 5C",
                "AC QH 7C 6C 5C | no pair, ace high | ''"
            })
    void aHandTellsWhichCardsMakeIt(String hand, String words, String making) {
        MadeHand made = MadeHand.of(CardSet.of(hand));
        assertThat(made.inWords()).isEqualTo(words);
        assertThat(made.making()).isEqualTo(CardSet.of(making));
        assertThat(made.making().union(made.beside())).isEqualTo(CardSet.of(hand));
    }

    @Test
    void fourCardsAreNoHand() {
        assertThatThrownBy(() -> MadeHand.of(CardSet.of("7S 7H 7D KC"))).hasMessage("4 cards; expected 5");
    }

    @Test
    void theStandardPackHasNoJoker() {
        assertThatThrownBy(() -> PokerForm.STANDARD.value(CardSet.of("7S 7H 7D KC JK")))
                .hasMessageContaining("the joker");
    }

    @Test
    void anUnknownFormIsToldWhichThereAre() {
        assertThatThrownBy(() -> PokerForm.named("badugi")).hasMessageContaining("expected one of standard");
    }
}
