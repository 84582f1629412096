package kibitzer.games.bridge.mini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import kibitzer.cards.BadNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedContractTest {

    /** From the scoring table of contract bridge, with 50 for a part score and 300 or 500 for game. */
    @ParameterizedTest
    @CsvSource({
        "part-C,  7, 7, 70, 70",
        "part-H,  7, 9, 140, 140",
        "part-NT, 7, 8, 120, 120",
        "part-NT, 7, 13, 270, 270", // twelve and thirteen tricks bring no slam that was not named
        "part-S,  7, 6, -50, -100",
        "game-NT, 9, 9, 400, 600",
        "game-NT, 9, 10, 430, 630",
        "game-H, 10, 10, 420, 620",
        "game-S, 10, 8, -100, -200",
        "game-D, 11, 11, 400, 600",
        "game-C, 11, 10, -50, -100"
    })
    void scores(String contract, int needed, int won, int points, int vulnerable) {
        NamedContract named = NamedContract.of(contract);
        assertThat(named.tricks()).isEqualTo(needed);
        assertThat(named.points(won, false)).isEqualTo(points);
        assertThat(named.points(won, true)).isEqualTo(vulnerable);
    }

    @Test
    void isReadAndWritten() {
        assertThat(NamedContract.ALL)
                .hasSize(10)
                .allSatisfy(contract -> assertThat(
                                NamedContract.of(contract.toString().toUpperCase(Locale.ROOT)))
                        .isEqualTo(contract));
        assertThat(NamedContract.of("part nt")).hasToString("part-NT");
        assertThat(NamedContract.of("game-NT").inWords()).isEqualTo("game in no trump");
        assertThat(NamedContract.of("game-S").bid()).hasToString("4S");
        assertThatThrownBy(() -> NamedContract.of("slam-S"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("slam-S")
                .hasMessageContaining("such as part-S or game-NT");
    }
}
