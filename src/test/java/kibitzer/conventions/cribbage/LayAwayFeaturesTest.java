package kibitzer.conventions.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.EveryChoice;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the rules on laying away measure, counted by hand (p. 256). */
class LayAwayFeaturesTest {
    private static final LayAwayView EIGHTS = view("8S 7H 7D 6C 4S 4H", false);

    private static LayAwayView view(String hand, boolean own) {
        return new LayAwayView(CardSet.of(hand), 2, own);
    }

    private static Option<LayAwayView, CardSet> laying(LayAwayView view, String laid) {
        return new Option<>(view, CardSet.of(laid));
    }

    private static Option<LayAwayView, CardSet> laying(String laid) {
        return laying(EIGHTS, laid);
    }

    private static String measured(
            Need<Option<LayAwayView, CardSet>> need, Option<LayAwayView, CardSet> option, Standing standing) {
        assertThat(need.standing(option)).isEqualTo(standing);
        return need.reasons(option).getFirst().measured();
    }

    @Test
    void handAndCribAreCountedApartAndTogether() {
        assertThat(LayAwayFeatures.COUNT_KEPT.of(laying("4S 4H"))).isEqualTo(12);
        assertThat(LayAwayFeatures.COUNT_GIVEN.of(laying("4S 4H"))).isEqualTo(2);
        assertThat(LayAwayFeatures.TOGETHER.of(laying("4S 4H"))).isEqualTo(14);
        assertThat(LayAwayFeatures.MOST_KEPT.of(EIGHTS)).isEqualTo(12);
        assertThat(LayAwayFeatures.FIVES_GIVEN.of(laying("4S 4H"))).isZero();
        assertThat(LayAwayFeatures.FIVES_GIVEN.of(laying(view("5S 5H 7D 6C 4S 4H", true), "5S 5H")))
                .isEqualTo(2);
    }

    /** Over 46 starters, as it is said: to a hundredth. */
    @Test
    void withTheStarterItIsTheAverageOfAll() {
        List<Card> kept = CardSet.of("8S 7H 7D 6C").toList();
        int sum = CardSet.FULL_PACK.minus(EIGHTS.hand()).stream()
                .mapToInt(starter -> EveryChoice.shown(kept, starter, false))
                .sum();

        assertThat(LayAwayFeatures.IMPROVED.of(laying("4S 4H"))).isEqualTo(Math.round(sum * 100 / 46.0 + 200) / 100.0);
    }

    @Nested
    class TheRun {
        @Test
        void oneOfThreeOrMoreIsHeld() {
            assertThat(LayAwayFeatures.RUN_HELD.of(view("4S 3H 2D KC JS 9H", false)))
                    .isTrue();
            assertThat(LayAwayFeatures.RUN_HELD.inWords(view("4S 3H 2D KC JS 9H", false)))
                    .isEqualTo("a run of 3 in the hand");
            assertThat(LayAwayFeatures.RUN_HELD.of(view("4S 3H KD TC 8S 6H", false)))
                    .isFalse();
            assertThat(LayAwayFeatures.RUN_HELD.inWords(view("4S 3H KD TC 8S 6H", false)))
                    .isEqualTo("no run in the hand");
        }

        @Test
        void itIsKeptOrBroken() {
            LayAwayView four = view("5S 4H 3D 2C KS 9H", false);

            assertThat(measured(LayAwayFeatures.keepsTheRun(), laying(four, "KS 9H"), Standing.HOLDS))
                    .isEqualTo("the run is kept");
            assertThat(measured(LayAwayFeatures.keepsTheRun(), laying(four, "5S KS"), Standing.FAILS))
                    .isEqualTo("it breaks your run of 4, of which 3 stay");
            assertThat(measured(LayAwayFeatures.keepsTheRun(), laying(four, "4H 3D"), Standing.FAILS))
                    .isEqualTo("it breaks your run of 4");
        }
    }

    @Test
    void theWholeCountIsKeptOrSomeGivenUp() {
        assertThat(measured(LayAwayFeatures.keepsTheCount(), laying("4S 4H"), Standing.HOLDS))
                .isEqualTo("it keeps 12 of the 12 points possible");
        assertThat(measured(LayAwayFeatures.keepsTheCount(), laying("8S 4S"), Standing.FAILS))
                .isEqualTo("it keeps 2 of the 12 points possible");
    }

    /** Two ranks between them: 8 and jack; 8 and 10 are near. */
    @ParameterizedTest
    @CsvSource({"8S JH,HOLDS,0", "8S TD,FAILS,1", "8S 9C,FAILS,1", "JH TD,FAILS,1"})
    void wideCardsHaveTwoRanksBetweenThem(String laid, Standing standing, double near) {
        Option<LayAwayView, CardSet> option = laying(view("8S JH TD 9C 2S AH", false), laid);

        assertThat(LayAwayFeatures.wide().standing(option)).isEqualTo(standing);
        assertThat(LayAwayFeatures.NEAR.of(option)).isEqualTo(near);
    }

    @Test
    void ranksApartAreCounted() {
        assertThat(LayAwayFeatures.APART.of(laying("8S 6C"))).isEqualTo(2);
        assertThat(LayAwayFeatures.APART.of(laying("4S 4H"))).isZero();
    }

    @Nested
    class AFive {
        private final LayAwayView own = view("5S 4H 3D 2C KS 9H", true);
        private final LayAwayView theirs = view("5S 4H 3D 2C KS 9H", false);

        @Test
        void itGoesToTheCribOrNot() {
            assertThat(measured(LayAwayFeatures.aFive(), laying(own, "5S KS"), Standing.HOLDS))
                    .isEqualTo("a five goes to the crib");
            assertThat(measured(LayAwayFeatures.aFive(), laying(own, "9H KS"), Standing.FAILS))
                    .isEqualTo("the five stays out of your own crib, where court cards make fifteens with it");
            assertThat(measured(LayAwayFeatures.noFive(), laying(theirs, "5S KS"), Standing.FAILS))
                    .isEqualTo("a five goes to the opponent's crib");
            assertThat(measured(LayAwayFeatures.noFive(), laying(theirs, "9H KS"), Standing.HOLDS))
                    .isEqualTo("no five goes to the crib");
        }
    }

    /** Of two eights, a seven and a king the eights make fifteen with the seven, each of them, and a pair. */
    @Test
    void twoThatAreBrokenAreNamedAndOfMoreTheNumber() {
        LayAwayView view = view("8S 8H 7D KC AC 3D", false);

        assertThat(view.brokenBeside(CardSet.of("7D KC"), CardSet.of("AC 3D")))
                .isEqualTo("the fifteen 8S 7D and the fifteen 8H 7D");
        assertThat(view.brokenBeside(CardSet.of("8S 7D"), CardSet.of("AC 3D")))
                .startsWith("the fifteen 8S 7D, the fifteen 8H 7D")
                .endsWith(" and 1 more");
    }

    @Nested
    class TheGround {
        private final LayAwayGround ground = new LayAwayGround(6, 2);

        @Test
        void oneCardIsExchangedOrTheDealPasses() {
            Chance chance = new Seed(4).chance();
            LayAwayView here = ground.start(chance);
            int passed = 0;

            for (int step = 0; step < 400; step++) {
                LayAwayView next = ground.step(here, chance);
                boolean passes = next.ownCrib() != here.ownCrib();
                assertThat(next.hand().size()).isEqualTo(6);
                assertThat(next.away()).isEqualTo(2);
                assertThat(next.hand().minus(here.hand()).size()).isEqualTo(passes ? 0 : 1);
                passed += passes ? 1 : 0;
                here = next;
            }
            assertThat(passed).isBetween(400 / 16, 400 / 4);
        }
    }

    @Nested
    class TheGroundOfPlay {
        @Test
        void theFirstLeadIsTheNonDealersWithFourCardsAndThreeSeen() {
            PegGround leads = new PegGround(true);
            Chance chance = new Seed(4).chance();
            PegView here = leads.start(chance);

            for (int step = 0; step < 100; step++) {
                assertThat(here.hand().size()).isEqualTo(4);
                assertThat(here.seen().size()).isEqualTo(3);
                assertThat(here.pile()).isEmpty();
                assertThat(here.dealer()).isFalse();
                assertThat(here.hand().isDisjoint(here.seen())).isTrue();
                here = leads.step(here, chance);
            }
        }

        @Test
        void aSeriesThatGoesOnIsBelowThirtyOneAndTheGameIsNotOver() {
            PegGround ground = new PegGround(false);
            Chance chance = new Seed(4).chance();
            PegView here = ground.start(chance);

            for (int step = 0; step < 20_000; step++) {
                assertThat(here.count()).isLessThan(31);
                assertThat(here.theirWayHome()).isBetween(1, CribbageGame.TWICE_AROUND);
                here = ground.step(here, chance);
            }
        }
    }
}
