package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CulbertsonPointsTest {
    private static CardSet hand(String hand) {
        return PbnHand.read(hand);
    }

    private static Suit suit(char letter) {
        return Suit.DOWNWARDS.stream()
                .filter(s -> s.letter() == letter)
                .findFirst()
                .orElseThrow();
    }

    @Nested
    class ForNoTrump {
        @ParameterizedTest
        @CsvSource({
            "AKQJ.432.432.432, 10",
            "A432.A32.A32.A32, 17",
            "K.A5432.A432.432, 10",
            "QJ.A5432.A32.432, 10",
            "QJ2.A5432.A2.432, 11",
            "K.QJ.A65432.A432, 13"
        })
        void fourAcesAddOneAndABareKingOrQueenJackTakesOneOff(String hand, int points) {
            assertThat(CulbertsonPoints.noTrump(hand(hand))).isEqualTo(points);
        }

        @ParameterizedTest
        @CsvSource({
            "KT532.A32.432.32, 8",
            "QT532.A32.432.32, 7",
            "QJ532.A32.432.32, 8",
            "Q9532.A32.432.32, 6",
            "J9532.A32.432.32, 5",
            "A9532.A32.432.32, 9",
            "K532.A32.432.432, 7"
        })
        void aGoodFiveCardSuitAddsOneOppositeOneNoTrump(String hand, int points) {
            assertThat(CulbertsonPoints.noTrumpResponse(hand(hand))).isEqualTo(points);
        }
    }

    @Nested
    class ForTheOpeningSuitBid {
        @ParameterizedTest
        @CsvSource({
            "AK432.A432.432.2, S, 13", // 11, fifth spade, fourth heart
            "AK5432.A432.43.2, S, 14",
            "A432.K432.A32.A2, S, 16", // 15, the second four-card suit counts one
            "AKQJ2.A32.432.32, S, 16", // 14, fifth trump, 100 honours
            "AKQJT.A32.432.32, S, 17", // 14, fifth trump, 150 honours
            "AKQJ2.A32.432.32, H, 16", // hearts trumps: spades count two over three, no honours
            "AK32.Q32.A32.432, S, 12", // 13 less the queen
            "AK32.Q32.J32.A32, S, 13", // one off for both
            "AKQ2.A32.432.432, S, 13",
            "QJ32.AK2.A32.432, S, 13", // the queen of trumps is no better
            "KQJ2.A32.432.432, S, 10"
        })
        void lengthAndHonoursAddAndQueensAndJacksAloneTakeOff(String hand, char trumps, int points) {
            assertThat(CulbertsonPoints.opening(hand(hand), suit(trumps))).isEqualTo(points);
        }

        @Test
        void whereNoSuitIsNamedTheLongestIsTakenForTrumps() {
            assertThat(CulbertsonPoints.suitToOpen(hand("A432.KJ432.A2.43"))).isEqualTo(Suit.HEARTS);
            assertThat(CulbertsonPoints.opening(hand("A432.KJ432.A2.43"))).isEqualTo(14);
        }

        @Test
        void ofTwoEquallyLongSuitsTheOneWithHonoursIsTaken() {
            assertThat(CulbertsonPoints.suitToOpen(hand("5432.AKQJ.432.43"))).isEqualTo(Suit.HEARTS);
            assertThat(CulbertsonPoints.opening(hand("5432.AKQJ.432.43"))).isEqualTo(12);
        }
    }

    @Nested
    class ForARaise {
        @ParameterizedTest
        @CsvSource({
            "K432.A432.432.32, S, 9", // 7, fourth spade (K-x-x-x), fourth heart
            "5432.A432.K32.32, S, 8", // weak trumps in 4-4-3-2 count no length
            "QT32.A432.432.32, S, 8",
            "Q932.A432.432.32, S, 7",
            "J432.A432.432.32, S, 6",
            "5432.AK2.432.432, S, 6", // 4-3-3-3: weak trumps and one off
            "K432.A32.432.432, S, 7",
            "K32.A432.432.432, S, 6", // fourth heart, 4-3-3-3, only three trumps
            "K32.A5432.32.432, S, 8",
            "65432.A432.432.2, S, 7", // length counts in weak trumps of an uneven hand
            "765432.A32.432.2, S, 9", // three over three, and two for six trumps
            "7654.A7654.432.2, S, 7"
        })
        void lengthAddsEvenShapeAndThreeTrumpsTakeOff(String hand, char trumps, int points) {
            assertThat(CulbertsonPoints.raise(hand(hand), suit(trumps))).isEqualTo(points);
        }
    }

    @Nested
    class ForDeclarerWhoHasBeenRaised {
        @ParameterizedTest
        @CsvSource({
            "AK32.A432.432.32, S, 13", // 11, fourth heart; now the fourth spade
            "AK432.A432.432.2, S, 14",
            "AK5432.A432.43.2, S, 17", // two long trumps, a heart, the fourth trump, two for six
            "AK2.A5432.432.32, S, 13" // three trumps: nothing new
        })
        void theFourthTrumpAddsOneAndSixTrumpsTwo(String hand, char trumps, int points) {
            assertThat(CulbertsonPoints.revaluation(hand(hand), suit(trumps))).isEqualTo(points);
        }
    }

    @Test
    void theCountsAgreeWithANaiveCountOnManyHands() {
        assertThat(NaiveCount.hands(3_000)).allSatisfy(hand -> {
            for (int trumps = 0; trumps < 4; trumps++) {
                Suit suit = Suit.DOWNWARDS.get(trumps);
                NaiveCount naive = NaiveCount.of(hand, trumps);
                assertThat(CulbertsonPoints.noTrump(hand)).isEqualTo(naive.noTrump());
                assertThat(CulbertsonPoints.opening(hand, suit)).isEqualTo(naive.opening());
                assertThat(CulbertsonPoints.raise(hand, suit)).isEqualTo(naive.raise());
            }
        });
    }
}
