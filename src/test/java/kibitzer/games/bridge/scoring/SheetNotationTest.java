package kibitzer.games.bridge.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.BadNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SheetNotationTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we 4H 10",
                "they 3NTX 8",
                "they 1CXX 13 100 we",
                "we H 9 16 we",
                "we NTXXX 7",
                "they +30",
                "we -100",
                "passed"
            })
    void aLineIsWrittenAsItIsRead(String line) {
        assertThat(SheetNotation.write(SheetNotation.read(line))).isEqualTo(line);
    }

    @Test
    void anAddressHasNoBlanks() {
        var lines = SheetNotation.readAll("we.4H.10,they.+30,passed", ",");
        assertThat(lines).hasSize(3);
        assertThat(SheetNotation.writeAll(lines, ",")).isEqualTo("we.4H.10,they.+30,passed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "we 4H 14   | 14 tricks; expected 0 to 13",
                "we 8H 10   | \"we 8H 10\" is not readable here",
                "we 4Z 10   | \"we 4Z 10\" is not readable here",
                "us 4H 10   | \"us 4H 10\" is not readable here",
                "we 4H      | \"we 4H\" is not readable here",
                "we 4H ten  | \"we 4H ten\" is not readable here"
            })
    void whatIsNoLineIsRefusedWithWhatWasExpected(String line, String message) {
        assertThatThrownBy(() -> SheetNotation.read(line))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining(message);
    }

    @Test
    void aContractOfAnotherFormIsRefusedByTheSheet() {
        assertThatThrownBy(() -> Rubber.begin(BridgeForm.CONTRACT).with(SheetNotation.read("we H 9")))
                .isInstanceOf(ImpossibleDeal.class)
                .hasMessage("\"H\" bids no odd tricks; expected 1C to 7NT");
        assertThatThrownBy(() -> Rubber.begin(BridgeForm.BRIDGE_1904).with(SheetNotation.read("we 4H 9")))
                .hasMessageContaining("has no bidding");
        assertThatThrownBy(() -> Rubber.begin(BridgeForm.CONTRACT).with(SheetNotation.read("we 4H 9 90")))
                .hasMessage("90 cannot be scored at hearts in contract bridge; expected one of 0, 100, 150");
    }
}
