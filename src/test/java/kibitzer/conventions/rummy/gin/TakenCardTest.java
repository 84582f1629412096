package kibitzer.conventions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
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

    // P. 36: what is not taken shows by elimination what is not held: two sevens, or eight and nine, take the seven or
    // ten.
    @ParameterizedTest(name = "7S taken, {0} passed over: {1}, {2}")
    @CsvSource({
        "'', true, 5S 6S 7S/6S 7S 8S/7S 8S 9S",
        "7H, false, 5S 6S 7S/6S 7S 8S/7S 8S 9S",
        "TS, true, 5S 6S 7S/6S 7S 8S",
        "4S, true, 6S 7S 8S/7S 8S 9S",
        "7D 4S TS, false, 6S 7S 8S",
        "TH, true, 5S 6S 7S/6S 7S 8S/7S 8S 9S"
    })
    void whatWasPassedOverTellsWhatWasNotHeld(String refused, boolean group, String runs) {
        TakenCard read =
                TakenCard.of(CardNotation.read("7S"), CardSet.FULL_PACK).passing(CardSet.of(refused));
        assertThat(read.group()).isEqualTo(group);
        assertThat(read.runs())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(runs.split("/")).map(CardSet::of).toList());
    }

    @Test
    void whereItLeavesNoSetItTellsNothing() {
        TakenCard open = TakenCard.of(CardNotation.read("7S"), CardSet.of("7S 7D 7C"));
        assertThat(open.passing(CardSet.of("7H"))).isEqualTo(open);
    }
}
