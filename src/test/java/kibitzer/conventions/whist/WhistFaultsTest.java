package kibitzer.conventions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kibitzer.cards.CardNotation;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What speaks against a card that is played for the maxim's. */
class WhistFaultsTest {
    private static Optional<String> fault(String hand, String trick, String history, String card, String best) {
        return WhistFaults.of(
                WhistTables.sight(hand, trick, history), CardNotation.read(card), CardNotation.readList(best));
    }

    private static Optional<String> led(String hand, String card, String best) {
        return fault(hand, "", "", card, best);
    }

    @Nested
    class OfTheSameSuit {
        private static final String HAND = "AH KH QH JH TH 3H 4D";

        @Test
        void theKingComesBehindTheAce() {
            assertThat(led(HAND, "KH", "AH")).contains("comes second");
        }

        @Test
        void aHigherCardIsDearerThanNeedBe() {
            assertThat(led(HAND, "JH", "3H")).contains("is higher than it need be");
            assertThat(led(HAND, "QH", "TH")).contains("is higher than it need be");
            assertThat(led("QH 9H 4D", "QH", "9H")).contains("gives up an honour that may win later");
            assertThat(led(HAND, "3H", "JH")).isEmpty();
        }

        @Test
        void anHonourThatFollowsIsNotSpokenOf() {
            assertThat(fault("QH 3H 4D", "2H", "", "QH", "3H")).isEmpty();
            assertThat(fault("QD 3D 4C", "2H", "", "QD", "3D")).contains("is higher than it need be");
        }
    }

    @Nested
    class ATrump {
        @Test
        void itMayNotBeatWhatHasRuffed() {
            assertThat(fault("JS 5S 3D", "KH 9S", "", "5S", "3D")).contains("9S beats");
        }

        @Test
        void itMayBeDearerThanAnotherThatTakes() {
            assertThat(fault("JS 5S 3D", "KH", "", "JS", "3D")).contains("is a dearer trump than 5S");
            assertThat(fault("JS 5S 3D", "KH", "", "5S", "3D")).isEmpty();
            assertThat(fault("JS 5S 3D", "KH 7S", "", "JS", "3D")).isEmpty();
        }

        @Test
        void whereItIsLedNothingIsSaid() {
            assertThat(led("JS 3D 4D", "JS", "3D")).isEmpty();
            assertThat(led("JS 5S 3D", "JS", "3D")).isEmpty();
        }
    }

    /** Of four cards or more nothing is said, nor where the best are as few, nor of the best card left. */
    @ParameterizedTest
    @CsvSource({
        "3H 9D 8D 6D 5D, 3H, 5D, is a single card soon beaten",
        "4H 3H 9D 8D 6D 5D, 3H, 5D, is from two cards only",
        "5H 4H 3H 9D 8D 6D 5D, 3H, 5D, is from three cards only",
        "6H 5H 4H 3H 9D 8D 6D 5D 2D, 3H, 5D, ''",
        "5H 4H 3H 9D 8D 6D, 3H, 6D, ''",
        "3H 9D 8D 6D 5D 2C, 3H, 5D 2C, ''"
    })
    void aShortSuitIsToldByItsLength(String hand, String card, String best, String told) {
        assertThat(led(hand, card, best).orElse("").replace(",", "")).isEqualTo(told);
    }

    @Test
    void aSuitAsLongAsTheBestsIsNotCalledShort() {
        assertThat(led("4H 3H AD KD", "3H", "AD")).isEmpty();
        assertThat(led("4H 3H AD KD 5D", "3H", "AD")).contains("is from two cards only");
    }

    @Test
    void anAceWithoutItsKingIsToldAsThat() {
        assertThat(led("AH 3H 9D 8D 6D 5D", "AH", "5D")).contains("is without the king");
        assertThat(led("AH KH 3H 9D 8D 6D 5D", "AH", "5D")).isEmpty();
    }

    @Nested
    class ByTheTricksSoFar {
        @Test
        void theAdversariesLeadIsReturned() {
            assertThat(fault("2C 3H", "", "E 4C 5C KC 6C", "2C", "3H")).contains("returns the adversaries' lead");
            assertThat(fault("2C 3H 2H", "", "N 4C 5C KC 6C", "2C", "3H"))
                    .isNotEqualTo(Optional.of("returns the adversaries' lead"));
        }

        @Test
        void partnerIsMadeToTrump() {
            assertThat(fault("6H 3D", "", "S AH 2H 9C 3H", "6H", "3D")).contains("makes partner trump");
        }

        @Test
        void anAdversaryMayTrumpWhereTrumpsWereToBeLed() {
            assertThat(fault("5H 5S", "", "N 2H AH 3H 9C / E 4C 5C KC 6C", "5H", "5S"))
                    .hasValueSatisfying(told -> assertThat(told).endsWith(", out of hearts, may trump"));
        }
    }
}
