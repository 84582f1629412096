package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How high two hands together should bid, at both ends of every zone (p. 146). */
class ZoneTest {

    @ParameterizedTest(name = "{0} points: {1}")
    @DisplayName("the zones by points, first and last count of each (p. 146)")
    @CsvSource({
        "19, none",
        "20, part-score",
        "24, part-score",
        "25, borderline-game",
        "26, game",
        "32, game",
        "33, small-slam",
        "36, small-slam",
        "37, grand-slam",
        "40, grand-slam",
        "45, grand-slam"
    })
    void zonesByPointsBeginWhereThePageSays(double combined, String word) {
        assertThat(Zone.of(Zone.BY_POINTS, combined).map(Zone::word).orElse("none"))
                .isEqualTo(word);
    }

    @ParameterizedTest(name = "{0} honour-tricks: {1}")
    @DisplayName("the zones by honour-tricks, first and last count of each (p. 146)")
    @CsvSource({
        "3.5, none",
        "4, part-score",
        "4.5, part-score",
        "5, borderline-game",
        "5.5, borderline-game",
        "6, game",
        "6.5, game",
        "7, slam",
        "8.5, slam"
    })
    void zonesByHonourTricksBeginWhereThePageSays(double combined, String word) {
        assertThat(Zone.of(Zone.BY_HONOUR_TRICKS, combined).map(Zone::word).orElse("none"))
                .isEqualTo(word);
    }

    @Test
    void aZoneEndsAStepBeforeTheNextAndOnlyTheLastIsOpen() {
        for (int at = 0; at + 1 < Zone.BY_POINTS.size(); at++) {
            assertThat(Zone.BY_POINTS.get(at).most())
                    .isEqualTo(Zone.BY_POINTS.get(at + 1).least() - 1);
        }
        for (int at = 0; at + 1 < Zone.BY_HONOUR_TRICKS.size(); at++) {
            assertThat(Zone.BY_HONOUR_TRICKS.get(at).most())
                    .isEqualTo(Zone.BY_HONOUR_TRICKS.get(at + 1).least() - 0.5);
        }
        assertThat(Zone.BY_POINTS).filteredOn(Zone::isOpenEnded).containsExactly(Zone.BY_POINTS.getLast());
        assertThat(Zone.BY_HONOUR_TRICKS)
                .filteredOn(Zone::isOpenEnded)
                .containsExactly(Zone.BY_HONOUR_TRICKS.getLast());
    }

    @Test
    void thePagePrintsBothEndsOfTheZonesBelowGameOnly() {
        assertThat(Zone.BY_POINTS)
                .filteredOn(Zone::isPrintedWhole)
                .extracting(Zone::word)
                .containsExactly("part-score", "borderline-game");
        assertThat(Zone.BY_HONOUR_TRICKS)
                .filteredOn(Zone::isPrintedWhole)
                .extracting(Zone::word)
                .containsExactly("part-score", "borderline-game");
    }
}
