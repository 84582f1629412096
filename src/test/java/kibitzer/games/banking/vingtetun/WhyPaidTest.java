package kibitzer.games.banking.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardNotation;
import kibitzer.games.banking.vingtetun.Settlement.Why;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What decides a payment (Culbertson p. 366-367, par. 10-23; Round Games p. 59-62), and what it is on two bets. */
class WhyPaidTest {
    private static Hand hand(String cards) {
        return Hand.of(CardNotation.readList(cards));
    }

    private static VingtEtUnRules rules(String id) {
        return VingtEtUnRules.find(id).orElseThrow();
    }

    @ParameterizedTest(name = "{0}: {1} against {2}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            home     | TS 6H 8C       | TD 6C TC | OVER            | -2
            home     | AS KH          | AD QC    | BOTH_NATURAL    | 0
            home     | AS KH          | TD 9C    | NATURAL         | 4
            house    | AS KH          | TD 9C    | NATURAL         | 3
            home     | TS 9H          | AD QC    | DEALERS_NATURAL | -2
            home     | TS 5H 6C       | AD QC    | DEALERS_NATURAL | -2
            home     | 2S 3H 4C 5D 6S | TD JC    | MANY_CARDS      | 4
            home     | 2S 3H 4C 5D 7S | TD JC    | MANY_CARDS      | 4
            home     | 7S 7H 7C       | TD JC    | THREE_SEVENS    | 6
            home     | 8S 7H 6C       | TD JC    | EIGHT_SEVEN_SIX | 4
            home     | TS 3H          | TD 6C TC | DEALER_OVER     | 2
            home     | TS 9H          | TD 8C    | NEARER          | 2
            home     | TS 7H          | TD 8C    | FARTHER         | -2
            home     | TS 8H          | TD 8C    | EQUAL           | 0
            ties-pay-dealer | TS 8H   | TD 8C    | EQUAL_TO_THE_DEALER | -2
            # whoever wins with 21 is paid double, the dealer too
            vingt-un | TS 5H 6C       | TD 8C    | NEARER          | 4
            vingt-un | TS 5H 5C       | TD 8C    | NEARER          | 2
            vingt-un | TS 5H 5C       | TD 6C 5D | FARTHER         | -4
            vingt-un | TS 5H 4C       | TD 6C 4D | FARTHER         | -2
            vingt-un | TS 5H 6C       | TD 6C 5D | EQUAL_TO_THE_DEALER | -4
            vingt-un | TS 9H          | AD QC    | DEALERS_NATURAL | -4
            vingt-un | TS 5H 6C       | TD 6C TC | DEALER_OVER     | 4
            vingt-un | TS 5H 5C       | TD 6C TC | DEALER_OVER     | 2
            vingt-un | AS KH          | TD 6C 5D | NATURAL_EQUALLED | 0
            """)
    void twoBetsAreDecidedSo(String rules, String hand, String dealer, Why why, double multiple) {
        assertThat(Settlement.with(rules(rules), hand(hand), 2, hand(dealer))).isEqualTo(new Settlement(why, multiple));
    }

    /** Par. 29: a natural that was not shown is a plain 21, which a dealer's 21 equals. */
    @Test
    void aNaturalNotShownIsAPlainTwentyOne() {
        assertThat(Settlement.plain21(1, hand("TD 9C"))).isEqualTo(new Settlement(Why.NOT_SHOWN, 1));
        assertThat(Settlement.plain21(2, hand("TD 6C 5D"))).isEqualTo(new Settlement(Why.NOT_SHOWN, 0));
        assertThat(Settlement.plain21(2, hand("TD 6C TC"))).isEqualTo(new Settlement(Why.NOT_SHOWN, 2));
    }

    @Test
    void whatNeedsNoDealerIsSettledAtOnce() {
        assertThat(Settlement.atOnce(rules("home"), hand("TS 9H"), 1)).isEmpty();
        assertThat(Settlement.atOnce(rules("home"), hand("TS 9H 2D"), 1)).isEmpty();
        assertThat(Settlement.atOnce(rules("home"), hand("TS 9H 3D"), 1)).contains(new Settlement(Why.OVER, -1));
        assertThat(Settlement.atOnce(rules("vingt-un"), hand("AS KH"), 1))
                .as("it may meet 21")
                .isEmpty();
    }

    @Test
    void eachReasonHasItsWords() {
        assertThat(Why.values())
                .extracting(Why::inWords)
                .doesNotHaveDuplicates()
                .doesNotContain("");
    }
}
