package kibitzer.conventions.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.PegPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the non-dealer leads (p. 256-257). */
class CribbageLeadsTest {
    private static Advice<PegPlay> advice(String hand) {
        return CribbageLeads.BOOK.advise(new PegView(CardSet.of(hand), List.of(), false, 121, CardSet.of("9C 8C TC")));
    }

    private static List<String> best(String hand) {
        return advice(hand).best().stream().map(PegPlay::toString).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    KS QH 7D 4C | 4C    | the safest is a four
                    4S 4H 6D 7H | 4S 4H | whichever
                    KS QH 7D 2S | KS QH | of two tenth cards one
                    KS TH 2D AS | KS TH | a ten is one as well
                    KS 2H 3D AS | KS    | even one is better than thought
                    9S 2H 3D AS | 9S    | before very low cards a middling one
                    6S 2H 3D AS | 6S    | from six on
                    KS 9H 2D AS | KS 9H | one of each
                    3S 5H 5D 5S | 3S    | a low one before a five
                    5S 5H 5D 5C | 5S 5H 5D 5C | the five last of all
                    """)
    void theLeadsOfTheBookInTheirOrder(String hand, String leads, String why) {
        assertThat(best(hand)).as(why).containsExactlyInAnyOrder(leads.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"9S 6H 2D AS", "8S 7H 2D AS", "9S 7H 3D 2H"})
    void oneOfTwoMiddlingCardsIsLed(String hand) {
        String[] middling = hand.substring(0, 5).split(" ");

        assertThat(middling).containsAll(best(hand));
        assertThat(advice(hand).rulings())
                .extracting(ruling -> ruling.rule())
                .contains("cribbage.lead.backed-intermediate");
    }

    @ParameterizedTest
    @ValueSource(strings = {"KS 5H 7D 2S", "5S 3H 2D AS", "5S 4H 3D 2S", "9S 8H 5D 5C"})
    void aFiveIsNeverLedWhereThereIsAnother(String hand) {
        Advice<PegPlay> advice = advice(hand);

        assertThat(Stream.concat(advice.best().stream(), advice.acceptable().stream())
                        .map(PegPlay::toString))
                .noneMatch(card -> card.startsWith("5"));
    }

    @Test
    void besideAFourWhatIsDesirableIsAllowed() {
        assertThat(advice("KS QH 7D 4C").acceptable())
                .extracting(PegPlay::toString)
                .contains("KS", "QH")
                .doesNotContain("4C");
    }
}
