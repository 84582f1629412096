package kibitzer.games.bridge.mini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a sample of tricks says of contracts, which suits are long enough for trumps, and which points can be announced. */
class TrickSampleTest {
    private static final TrickSample SAMPLE =
            new TrickSample(Map.of(Strain.SPADES, List.of(9, 10, 11, 10), Strain.NO_TRUMP, List.of(8, 9, 9, 9)));

    private static TwoHands hands(String hand, String dummy) {
        return new TwoHands(PbnHand.read(hand), PbnHand.read(dummy));
    }

    /** Ten tricks just make game in spades, nine at no trump; points by duplicate, not vulnerable. */
    @Test
    void aContractIsMadeInSoManyLayouts() {
        NamedContract spades = NamedContract.of("game-S");
        NamedContract noTrump = NamedContract.of("game-NT");
        assertThat(SAMPLE.made(spades)).isEqualTo(3);
        assertThat(SAMPLE.made(noTrump)).isEqualTo(3);
        assertThat(SAMPLE.layouts()).isEqualTo(4);
        assertThat(SAMPLE.averageTricks(Strain.SPADES).mean()).isEqualTo(10);
        assertThat(SAMPLE.points(spades, false).mean()).isEqualTo((-50 + 420 + 450 + 420) / 4.0);
        assertThat(SAMPLE.points(noTrump, true).mean()).isEqualTo((-100 + 3 * 600) / 4.0);
        assertThat(SAMPLE.more(spades, noTrump, false).mean()).isEqualTo((0 + 20 + 50 + 20) / 4.0);
        assertThat(SAMPLE.counts(Strain.HEARTS)).isFalse();
        assertThat(SAMPLE.of(Strain.HEARTS)).isEmpty();
    }

    @Test
    void aMeanOfOneHasNoError() {
        assertThat(Average.of()).isEqualTo(new Average(0, 0));
        assertThat(Average.of(4)).isEqualTo(new Average(4, 0));
        assertThat(Average.of(1, 3)).isEqualTo(new Average(2, 1));
        assertThat(Average.of(0, 0, 3).error()).isCloseTo(1, within(1e-12));
    }

    /** Eight cards together or six in one hand; where no suit has eight, seven together. */
    @ParameterizedTest
    @CsvSource({
        "AKQ2.AK2.AK2.432, J543.543.Q43.AKQ, S NT", // eight spades; the other suits have six
        "AKQ2.AK32.A2.432, J54.QJ4.Q543.AK5, S H NT", // seven and seven, no eight
        "AKQJ32.A2.A32.43, 4.K543.K654.AK65, S D NT", // seven and seven again
        "AKQJ32.A432.A2.4, 4.K765.K654.AK65, S H NT", // eight hearts, and six spades in one hand
        "AKQ32.AK.A32.432, J54.Q543.K4.AK65, S NT" // eight spades, and seven clubs are not enough
    })
    void whatMayBeTrumps(String hand, String dummy, String strains) {
        TwoHands two = hands(hand, dummy);
        assertThat(two.strains().stream()
                        .sorted(Comparator.comparing(Strain::letters))
                        .map(Strain::letters))
                .containsExactlyInAnyOrder(strains.split(" "));
    }

    @Test
    void theLongestSuitsAreFound() {
        TwoHands sevens = hands("AKQ2.AK32.A2.432", "J54.QJ4.Q543.AK5");
        assertThat(sevens.hasFit()).isFalse();
        assertThat(sevens.longest()).containsExactly(Suit.SPADES, Suit.HEARTS);
        assertThat(hands("AKQ2.AK2.AK2.432", "J543.543.Q43.AKQ").hasFit()).isTrue();
    }

    /** From none to four aces, four kings, four queens and a jack: 37 of the 40 points. */
    @ParameterizedTest
    @CsvSource({"0, true", "37, true", "38, false", "-1, false"})
    void soManyPointsCanBeAnnounced(int points, boolean possible) {
        Map<Seat, Integer> all =
                new EnumMap<>(Map.of(Seat.NORTH, points, Seat.EAST, 40 - points, Seat.SOUTH, 0, Seat.WEST, 0));
        if (points == 0) {
            all.putAll(Map.of(Seat.EAST, 20, Seat.SOUTH, 20));
        }
        if (possible) {
            assertThat(new Announcement(Seat.NORTH, all).of(Seat.NORTH)).isEqualTo(points);
        } else {
            assertThatThrownBy(() -> new Announcement(Seat.NORTH, all))
                    .isInstanceOf(BadNotation.class)
                    .hasMessageContaining(points + " for north; expected 0 to 37");
        }
    }
}
