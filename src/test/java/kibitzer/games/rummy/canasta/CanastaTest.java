package kibitzer.games.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.canasta.TakingThePile.Way;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Canasta by its laws (pp. 19-22) and samba by what it changes (pp. 24-25). */
class CanastaTest {
    private static List<Cards> melds(String melds) {
        return melds.isBlank()
                ? List.of()
                : Stream.of(melds.split("\\|")).map(Cards::of).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "CANASTA, -5, 15",
        "CANASTA, 0, 50",
        "CANASTA, 1495, 50",
        "CANASTA, 1500, 90",
        "CANASTA, 2995, 90",
        "CANASTA, 3000, 120",
        "CANASTA, 7000, 120",
        "SAMBA, 6995, 120",
        "SAMBA, 7000, 150"
    })
    void theFirstMeldMustCount(RummyGame game, int score, int minimum) {
        assertThat(FirstMeld.minimum(game, score)).isEqualTo(minimum);
    }

    @Nested
    class ThePile {
        private List<Way> ways(String pile, String hand, String melds, int score) {
            return new TakingThePile(
                            RummyGame.CANASTA, CardNotation.readList(pile), Cards.of(hand), melds(melds), score)
                    .ways();
        }

        @Test
        void aFrozenPileTakesANaturalPair() {
            assertThat(ways("2D KC", "KS KD 9H", "QS QH QD", 0)).containsExactly(Way.PAIR);
            assertThat(ways("2D KC", "KS JK 9H", "QS QH QD", 0)).isEmpty();
            assertThat(ways("3H KC", "KS JK 9H", "KS KH KD", 0)).isEmpty();
        }

        @Test
        void anOpenPileTakesAWildCardOrALayOffToo() {
            assertThat(ways("5D KC", "KS JK 9H", "KS KH KD", 0)).containsExactly(Way.WILD, Way.LAY_OFF);
        }

        /** What a side melds of a rank is one meld (p. 21 para 30), of three wild cards at most (p. 19 para 11). */
        @Test
        void noWildCardTakesItBesideAMeldThatHoldsThree() {
            assertThat(ways("5D KC", "KD JK 9H", "KS KH 2S 2H 2D", 0)).containsExactly(Way.LAY_OFF);
            assertThat(ways("5D KC", "KD JK 9H", "KS KH 2S 2H", 0)).containsExactly(Way.WILD, Way.LAY_OFF);
        }

        @Test
        void aWildCardOrABlackThreeOnTopStopsIt() {
            assertThat(ways("5D 2C", "KS KD 9H", "QS QH QD", 0)).isEmpty();
            assertThat(ways("5D 3S", "3S 3C 9H", "QS QH QD", 0)).isEmpty();
        }

        @Test
        void beforeTheFirstMeldThePairMustReachTheMinimum() {
            assertThat(ways("5D KC", "KS KD 9H", "", 0)).isEmpty();
            assertThat(ways("5D KC", "KS KD 2H 9H", "", 0)).containsExactly(Way.PAIR);
            assertThat(ways("5D KC", "KS KD 2H 9H", "", 1500)).isEmpty();
        }

        @Test
        void theLastCardTakesNoPileOfOneByLayingOff() {
            assertThat(ways("KC", "9H", "KS KH KD", 0)).isEmpty();
            assertThat(ways("5D KC", "9H", "KS KH KD", 0)).containsExactly(Way.LAY_OFF);
        }
    }

    @Nested
    class TheScore {
        private DealScore canasta(String melds, String hand, int redThrees, boolean out, boolean othersOut) {
            return new DealScore(RummyGame.CANASTA, melds(melds), Cards.of(hand), redThrees, out, false, othersOut);
        }

        @Test
        void aNaturalCanastaFiveHundredAMixedThree() {
            assertThat(canasta("KS KS KH KH KD KD KC", "", 0, false, false).total())
                    .isEqualTo(500 + 70);
            assertThat(canasta("KS KS KH KH KD KD 2C", "", 0, false, false).total())
                    .isEqualTo(300 + 80);
        }

        @Test
        void allFourRedThreesCountEightHundred() {
            assertThat(canasta("KS KH KD", "", 3, false, false).total()).isEqualTo(300 + 30);
            assertThat(canasta("KS KH KD", "", 4, false, false).total()).isEqualTo(800 + 30);
        }

        @Test
        void redThreesCountAgainstASideWithoutAMeldWhenTheOthersGoOut() {
            assertThat(canasta("", "KS JK", 2, false, true).total()).isEqualTo(-200 - 60);
            assertThat(canasta("", "KS JK", 2, false, false).total()).isEqualTo(200 - 60);
        }

        @Test
        void aSambaBringsFifteenHundredAndGoingOutTwoHundred() {
            DealScore samba = new DealScore(
                    RummyGame.SAMBA,
                    melds("TH 9H 8H 7H 6H 5H 4H|KS KS KH KH KD KD KC"),
                    Cards.NONE,
                    6,
                    true,
                    true,
                    false);

            assertThat(samba.total()).isEqualTo(1500 + 50 + 500 + 70 + 200 + 1000);
        }

        @Test
        void redThreesCountAgainstASideWithFewerThanTwoCanastasAtSamba() {
            DealScore one =
                    new DealScore(RummyGame.SAMBA, melds("KS KS KH KH KD KD KC"), Cards.NONE, 2, false, false, false);

            assertThat(one.total()).isEqualTo(500 + 70 - 200);
        }
    }
}
