package kibitzer.games.banking.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.conventions.banking.vingtetun.BookPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The recursion held to published figures, and to dealing. 10,000,000 rounds: {@code -Dkibitzer.vingt.rounds=10000000}. */
class ExactVingtEtUnTest {
    private static final int ROUNDS = Integer.getInteger("kibitzer.vingt.rounds", 200_000);

    /** One in 15,000 tests would fail by chance at four errors; the seed is fixed. */
    private static final double ERRORS = 4;

    /** How often a dealer goes over who draws to 16 and stands on every 17, endless pack: published in every table of blackjack. */
    @ParameterizedTest
    @CsvSource({
        "2, .3536",
        "3, .3739",
        "4, .3945",
        "5, .4164",
        "6, .4232",
        "7, .2623",
        "8, .2447",
        "9, .2284",
        "10, .2121",
        "1, .1153"
    })
    void theDealerGoesOverAsOftenAsIsPublished(int up, double over) {
        assertThat(DealerEnds.of(Shoe.endless(), up, false).over()).isCloseTo(over, within(0.00006));
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "6", "10"})
    void hisEndsAreAllThatCanHappen(int up) {
        for (boolean looked : new boolean[] {true, false}) {
            for (Shoe shoe : new Shoe[] {
                Shoe.endless(), Shoe.packs(1).without(up), Shoe.packs(8).without(up)
            }) {
                DealerEnds ends = DealerEnds.of(shoe, up, looked);
                double all = ends.over() + ends.natural();
                for (int count = 17; count <= 21; count++) {
                    all += ends.on(count);
                }
                assertThat(all).isCloseTo(1, within(1e-12));
            }
        }
    }

    /** The hand that every writer on blackjack takes for the closest: sixteen against a ten, endless pack. */
    @Test
    void sixteenAgainstATenIsAsCloseAsIsPublished() {
        PlayAgainst ten = PlayAgainst.atBest(VingtEtUnRules.HOUSE, Shoe.endless(), 10);
        assertThat(ten.stand(Hand.of(10, 6))).isCloseTo(-.5404, within(.0001));
        assertThat(ten.hit(Hand.of(10, 6))).isCloseTo(-.5398, within(.0001));
        PlayAgainst six = PlayAgainst.atBest(VingtEtUnRules.HOUSE, Shoe.endless(), 6);
        assertThat(six.doubled(Hand.of(6, 5))).isCloseTo(.6674, within(.0001));
    }

    @ParameterizedTest
    @CsvSource({"10, 6, 10, 1", "10, 2, 4, 1", "9, 8, 9, 1", "1, 7, 1, 2", "5, 4, 1, 1"})
    void aHandIsWorthWhatDealingItGives(int one, int two, int up, int packs) {
        Shoe shoe = Shoe.packs(packs).without(up);
        PlayAgainst exact = PlayAgainst.atBest(VingtEtUnRules.HOUSE, shoe, up);
        PlayAgainst once = new PlayAgainst(VingtEtUnRules.HOUSE, shoe, up, Optional.of(new OneCard()));
        Hand hand = Hand.of(one, two);
        assertThat(dealt(one, two, up, packs, false)).isCloseTo(exact.stand(hand), within(ERRORS / Math.sqrt(ROUNDS)));
        assertThat(dealt(one, two, up, packs, true)).isCloseTo(once.hit(hand), within(ERRORS / Math.sqrt(ROUNDS)));
    }

    /** Takes no second card. */
    private static final class OneCard implements Strategy {
        @Override
        public boolean splits(Hand pair, int up) {
            return false;
        }

        @Override
        public boolean doubles(Hand two, int up) {
            return false;
        }

        @Override
        public boolean stands(Hand hand, int up) {
            return true;
        }
    }

    private static double dealt(int one, int two, int up, int packs, boolean hit) {
        DealtVingtEtUn table = new DealtVingtEtUn(packs, new Seed(365).chance());
        double sum = 0;
        for (int round = 0; round < ROUNDS; round++) {
            sum += table.given(one, two, up, hit);
        }
        return sum / ROUNDS;
    }

    @ParameterizedTest
    @CsvSource({"1, house", "2, house", "1, home"})
    void theBooksPlayGainsWhatDealingGives(int packs, String rules) {
        double exact = WholeGame.gain(
                VingtEtUnRules.find(rules).orElseThrow(), Shoe.packs(packs), Optional.of(new BookPlay()));
        DealtVingtEtUn table =
                new DealtVingtEtUn(packs, new Seed(Integer.getInteger("kibitzer.vingt.seed", 368)).chance());
        double sum = 0;
        double squares = 0;
        for (int round = 0; round < ROUNDS; round++) {
            double won = rules.equals("home") ? table.atHome() : table.byTheBook();
            sum += won;
            squares += won * won;
        }
        double mean = sum / ROUNDS;
        double error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
        System.out.printf(
                "vingt-et-un by the book, %s, %d packs: exact %.5f, %d rounds %.5f +- %.5f%n",
                rules, packs, exact, ROUNDS, mean, error);
        assertThat(mean).isCloseTo(exact, within(ERRORS * error));
    }

    /** What is stated of a deal's results comes to the same as the recursion, and their chances to one. */
    @Test
    void theResultsOfADealComeToItsGain() {
        for (VingtEtUnRules rules : VingtEtUnRules.PLAYED) {
            for (Strategy way : new Strategy[] {new BookPlay(), new BestPlay(rules)}) {
                var outcomes = RoundOutcomes.of(rules, way);
                assertThat(outcomes.values().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum())
                        .isCloseTo(1, within(1e-9));
                assertThat(RoundOutcomes.Moments.of(outcomes).mean())
                        .isCloseTo(WholeGame.gain(rules, Shoe.endless(), Optional.of(way)), within(1e-9));
            }
        }
    }

    /** Many packs are nearly an endless one. */
    @Test
    void nothingIsLostByCountingPacks() {
        Shoe many = Shoe.packs(4_000);
        PlayAgainst packs = PlayAgainst.atBest(VingtEtUnRules.HOUSE, many.without(1), 1);
        PlayAgainst endless = PlayAgainst.atBest(VingtEtUnRules.HOUSE, Shoe.endless(), 1);
        for (Hand hand : new Hand[] {Hand.of(10, 6), Hand.of(1, 7), Hand.of(8, 8), Hand.of(6, 5)}) {
            assertThat(packs.stand(hand)).isCloseTo(endless.stand(hand), within(1e-4));
            assertThat(packs.hit(hand)).isCloseTo(endless.hit(hand), within(1e-4));
            assertThat(packs.doubled(hand)).isCloseTo(endless.doubled(hand), within(1e-4));
        }
    }

    /** Both bets of p. 369: 4 tens in 13, 1 ace in 13. */
    @Test
    void insuranceIsABadBet() {
        assertThat(WholeGame.insurance(Shoe.endless(), 1)).isCloseTo(4 / 13.0 * 3 - 1, within(1e-12));
        assertThat(WholeGame.insurance(Shoe.endless(), 10)).isCloseTo(1 / 13.0 * 5 - 1, within(1e-12));
        assertThat(WholeGame.insurance(Shoe.packs(1).without(1).without(Hand.of(10, 10)), 1))
                .isCloseTo(14 / 49.0 * 3 - 1, within(1e-12));
    }

    @Test
    void theBestPlayIsNeverWorseThanTheBooks() {
        for (int up = 1; up <= 10; up++) {
            PlayAgainst best = PlayAgainst.atBest(VingtEtUnRules.HOUSE, Shoe.endless(), up);
            PlayAgainst book = new PlayAgainst(VingtEtUnRules.HOUSE, Shoe.endless(), up, Optional.of(new BookPlay()));
            for (int one = 1; one <= 10; one++) {
                for (int two = one; two <= 10; two++) {
                    Hand hand = Hand.of(one, two);
                    if (!hand.isNatural()) {
                        assertThat(best.start(hand)).isGreaterThanOrEqualTo(book.start(hand) - 1e-12);
                    }
                }
            }
        }
    }

    @Test
    void aCardThatIsNotLeftCannotBeTaken() {
        Shoe none = Shoe.packs(1).without(Hand.of(1, 1, 1, 1));
        assertThat(none.of(1)).isZero();
        assertThatIllegalArgumentException().isThrownBy(() -> none.without(1));
    }
}
