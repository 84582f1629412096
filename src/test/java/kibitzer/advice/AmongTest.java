package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A word that is one of a few: where the wind comes from. */
class AmongTest {
    private static final Quality<String> WIND = new Quality<>("wind", "wind", "what wind", wind -> wind);
    private static final Need<String> COLD = new Need.Among<>(WIND, List.of("north", "east"), List.of("west"));

    @ParameterizedTest
    @CsvSource({"north,HOLDS,0", "east,HOLDS,0", "west,ON_EDGE,1", "south,FAILS,1"})
    void aWordIsMeantOrOnTheEdgeOrNot(String wind, Standing standing, double distance) {
        assertThat(COLD.standing(wind)).isEqualTo(standing);
        assertThat(COLD.distance(wind)).isEqualTo(distance);
    }

    @Test
    void theWordsOnTheEdgeAreAskedForToo() {
        Reason missed = COLD.reasons("south").getFirst();

        assertThat(missed.measured()).isEqualTo("wind south");
        assertThat(missed.actual()).isEqualTo("south");
        assertThat(missed.asked()).isEqualTo("north, east or west");
        assertThat(missed.holds()).isFalse();
        assertThat(missed.question()).isEqualTo("what wind");
    }

    @Test
    void itIsSaidWithWhatItIsAWordFor() {
        assertThat(Needs.among(WIND, "north").inWords()).isEqualTo("wind north");
        assertThat(Needs.among(WIND, "north", "east").inWords()).isEqualTo("wind north or east");
        assertThat(COLD.inWords()).isEqualTo("wind north, east or west");
    }

    @Test
    void aWordThatNeedsNoLabelStandsAlone() {
        Quality<String> sky = new Quality<>("sky", "", "what sky", any -> any);

        assertThat(sky.inWords("overcast")).isEqualTo("overcast");
        assertThat(WIND.inWords("")).isEmpty();
    }
}
