package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** A walk on numbers, from zero on, to where the distance is nought. */
class DirectedDealTest {
    private static final ToDoubleFunction<Integer> NOWHERE = here -> 1;
    private static final int SEEDS = 40;

    /** Starts at zero and steps as it is told; counts both. */
    private static final class Line implements DealingGround<Integer> {
        private final UnaryOperator<Integer> next;
        private int starts;
        private int steps;

        private Line(UnaryOperator<Integer> next) {
            this.next = next;
        }

        @Override
        public Integer start(Chance chance) {
            starts++;
            return 0;
        }

        @Override
        public Integer step(Integer here, Chance chance) {
            steps++;
            return next.apply(here);
        }
    }

    /** A round of ten, on which each step leads to either neighbour. */
    private static final DealingGround<Integer> ROUND = new DealingGround<>() {
        @Override
        public Integer start(Chance chance) {
            return 0;
        }

        @Override
        public Integer step(Integer here, Chance chance) {
            return Math.floorMod(here + (chance.onceIn(2) ? 1 : -1), 10);
        }
    };

    private static Chance chance(int seed) {
        return new Seed(seed).chance();
    }

    @Test
    void whatIsNowhereIsSoughtFromSoManyStartsBySoManySteps() {
        Line line = new Line(here -> here + 1);

        assertThat(DirectedDeal.find(line, NOWHERE, chance(1), 3, 7)).isEmpty();
        assertThat(line.starts).isEqualTo(3);
        assertThat(line.steps).isEqualTo(3 * 7);
    }

    @Test
    void whatIsMetAtTheStartIsNotLeft() {
        Line away = new Line(here -> 1);

        assertThat(DirectedDeal.find(away, here -> here, chance(1), 1, 4_000)).contains(0);
    }

    @Test
    void theLastStepMayBeTheOneThatMeetsIt() {
        ToDoubleFunction<Integer> toSeven = here -> Math.max(0, 7 - here);

        assertThat(DirectedDeal.find(new Line(here -> here + 1), toSeven, chance(1), 1, 7))
                .isPresent();
        assertThat(DirectedDeal.find(new Line(here -> here + 1), toSeven, chance(1), 1, 6))
                .isEmpty();
    }

    @Test
    void stepsThatComeNoNearerAreTaken() {
        ToDoubleFunction<Integer> plain = here -> here < 20 ? 1 : 0;

        assertThat(DirectedDeal.find(new Line(here -> here + 1), plain, chance(1), 1, 20))
                .isPresent();
    }

    @Test
    void stepsFartherOffAreTakenSeldomAndSoADeadEndIsLeft() {
        int[] farthest = {0};
        ToDoubleFunction<Integer> farther = here -> {
            farthest[0] = Math.max(farthest[0], here);
            return here + 1;
        };
        DirectedDeal.find(new Line(here -> here + 1), farther, chance(1), 1, 300);
        ToDoubleFunction<Integer> behindAHill = here -> here == 0 ? 1 : here == 1 ? 2 : 0;

        assertThat(farthest[0]).isBetween(2, 30);
        assertThat(DirectedDeal.find(new Line(here -> here + 1), behindAHill, chance(1)))
                .isPresent();
    }

    @Test
    void theWalkForgetsWhereItCameFrom() {
        assertThat(IntStream.range(0, SEEDS)
                        .mapToObj(seed -> DirectedDeal.find(ROUND, here -> 0, chance(seed))
                                .orElseThrow())
                        .distinct())
                .hasSizeGreaterThan(3);
    }

    @Test
    void theWalkStaysWhereTheDistanceIsNought() {
        ToDoubleFunction<Integer> right = here -> here < 5 ? 0 : 1;

        assertThat(IntStream.range(0, SEEDS)
                        .mapToObj(seed ->
                                DirectedDeal.find(ROUND, right, chance(seed)).orElseThrow()))
                .allSatisfy(here -> assertThat(here).isLessThan(5));
    }

    /** Another number of steps would deal something else from every seed. */
    @Test
    void theWalkIsSixtyStepsLong() {
        assertThat(DirectedDeal.find(new Line(here -> here + 1), here -> 0, chance(1)))
                .contains(60);
    }
}
