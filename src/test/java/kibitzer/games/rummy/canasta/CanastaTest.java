package kibitzer.games.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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

        /** P. 20: two natural cards of its rank, or one with a wild card where the pile is open; samba allows the pair alone. */
        @Test
        void oneNaturalCardNeedsAWildOne() {
            assertThat(ways("5D KC", "KS 9H", "QS QH QD", 0)).isEmpty();
            assertThat(ways("5D KC", "JK 9H", "QS QH QD", 0)).isEmpty();
            assertThat(ways("5D KC", "KS 2D", "QS QH QD", 0)).containsExactly(Way.WILD);
            assertThat(ways("5D KC", "KS KD", "QS QH QD", 0)).containsExactly(Way.PAIR);
            assertThat(new TakingThePile(
                                    RummyGame.SAMBA,
                                    CardNotation.readList("5D KC"),
                                    Cards.of("KS JK 9H"),
                                    melds("QS QH QD"),
                                    0)
                            .ways())
                    .isEmpty();
        }

        /** P. 20 para 24: neither a hand of two nor a pile of two is meant. */
        @Test
        void theLastCardRuleIsOfOneCardAndOneCard() {
            assertThat(ways("KC", "9H 8H", "KS KH KD", 0)).containsExactly(Way.LAY_OFF);
            assertThat(new TakingThePile(
                                    RummyGame.CANASTA,
                                    CardNotation.readList("KC"),
                                    Cards.of("9H"),
                                    melds("KS KH KD"),
                                    0)
                            .isLastCardOnOne())
                    .isTrue();
        }

        @Test
        void whatCanBeLaidDownWithThePairIsToldUnlessThePileIsStopped() {
            TakingThePile open = new TakingThePile(
                    RummyGame.CANASTA, CardNotation.readList("5D KC"), Cards.of("KS KD 2H 9H"), List.of(), 0);
            assertThat(open.mostWithPair()).hasValue(3 * 10 + 20);
            assertThat(open.naturals()).isEqualTo(2);
            assertThat(open.isFrozen()).as("before the first meld").isTrue();
            TakingThePile stopped = new TakingThePile(
                    RummyGame.CANASTA, CardNotation.readList("5D 3C"), Cards.of("3S 3C"), List.of(), 0);
            assertThat(stopped.mostWithPair()).isEmpty();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new TakingThePile(RummyGame.CANASTA, List.of(), Cards.NONE, List.of(), 0))
                    .withMessageContaining("a card at least");
        }

        /** P. 19: the red threes are a bonus, the black ones stop the pile. */
        @ParameterizedTest
        @CsvSource({
            "3H, true, true",
            "3D, true, true",
            "3S, true, false",
            "3C, true, false",
            "4H, false, false",
            "JK, false, false"
        })
        void threesAreNoOrdinaryCards(String card, boolean three, boolean red) {
            assertThat(Threes.isThree(Cards.of(card).stream().findFirst().orElseThrow()))
                    .isEqualTo(three);
            assertThat(Threes.isRed(Cards.of(card).stream().findFirst().orElseThrow()))
                    .isEqualTo(red);
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

        /** P. 22: a hundred for going out, two hundred with the whole hand in one turn; p. 25: at samba two hundred either way. */
        @ParameterizedTest
        @CsvSource({
            "CANASTA, false, false, 0", "CANASTA, true, false, 100", "CANASTA, true, true, 200",
            "SAMBA, false, false, 0", "SAMBA, true, false, 200", "SAMBA, true, true, 200"
        })
        void goingOutHasItsBonus(RummyGame game, boolean out, boolean concealed, int bonus) {
            assertThat(new DealScore(game, List.of(), Cards.NONE, 0, out, concealed, false).bonus())
                    .isEqualTo(bonus);
        }

        @Test
        void sevenCardsAreACanastaAndSixAreNot() {
            DealScore score = canasta("KS KS KH KH KD KD|QS QS QH QH QD QD QC QC", "9H 8H", 1, false, false);
            assertThat(score.canastaBonus()).isEqualTo(500);
            assertThat(score.melded()).isEqualTo(14 * 10);
            assertThat(score.left()).isEqualTo(20);
            assertThat(score.redThreesFor()).isEqualTo(100);
            assertThat(score.redThreesAgainst()).isZero();
            assertThat(score.total()).isEqualTo(500 + 140 - 20 + 100);
        }

        @Test
        void aSideThatHasMeldedKeepsItsRedThreesWhenTheOthersGoOut() {
            assertThat(canasta("KS KH KD", "", 2, false, true).total()).isEqualTo(30 + 200);
            DealScore none = canasta("", "", 4, false, true);
            assertThat(none.redThreesAgainst()).isEqualTo(800);
            assertThat(none.redThreesFor()).isZero();
        }

        /** P. 25: two canastas keep the red threes at samba, and all six are needed for the four hundred more. */
        @Test
        void atSambaTwoCanastasKeepTheRedThrees() {
            List<Cards> two = melds("KS KS KH KH KD KD KC|QS QS QH QH QD QD QC");
            assertThat(new DealScore(RummyGame.SAMBA, two, Cards.NONE, 4, false, false, true).redThreesFor())
                    .isEqualTo(400);
            assertThat(new DealScore(RummyGame.SAMBA, two, Cards.NONE, 6, false, false, true).redThreesFor())
                    .isEqualTo(1000);
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

        /** P. 25: a canasta and a smaller meld are one canasta. */
        @Test
        void aMeldOfThreeIsNoSecondCanasta() {
            DealScore score = new DealScore(
                    RummyGame.SAMBA, melds("KS KS KH KH KD KD KC|QS QH QD"), Cards.NONE, 2, false, false, false);
            assertThat(score.redThreesFor()).isZero();
            assertThat(score.redThreesAgainst()).isEqualTo(200);
        }

        @Test
        void redThreesCountAgainstASideWithFewerThanTwoCanastasAtSamba() {
            DealScore one =
                    new DealScore(RummyGame.SAMBA, melds("KS KS KH KH KD KD KC"), Cards.NONE, 2, false, false, false);

            assertThat(one.total()).isEqualTo(500 + 70 - 200);
        }
    }
}
