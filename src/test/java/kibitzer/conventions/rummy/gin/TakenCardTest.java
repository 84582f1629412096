package kibitzer.conventions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a card that the opponent took may have gone. */
class TakenCardTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "AS, AS 2S 3S", // the ace stands below the two only
        "2S, AS 2S 3S/2S 3S 4S",
        "7S, 5S 6S 7S/6S 7S 8S/7S 8S 9S",
        "QS, TS JS QS/JS QS KS",
        "KS, JS QS KS"
    })
    void ofAllCardsItFillsTheSequencesThatHoldIt(String card, String runs) {
        assertThat(TakenCard.of(CardNotation.read(card), CardSet.FULL_PACK).runs())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(runs.split("/")).map(CardSet::of).toList());
    }

    @ParameterizedTest(name = "{0} out: {1}")
    @CsvSource({"7S 7H 7D 7C, true", "7S 7H 7D, true", "7S 7H, false", "7S 8S 9S, false"})
    void aGroupWantsThreeOfTheRank(String within, boolean group) {
        TakenCard taken = TakenCard.of(CardNotation.read("7S"), CardSet.of(within));
        assertThat(taken.group()).isEqualTo(group);
        assertThat(taken.runs()).isEqualTo(within.contains("9S") ? List.of(CardSet.of("7S 8S 9S")) : List.of());
    }
}
