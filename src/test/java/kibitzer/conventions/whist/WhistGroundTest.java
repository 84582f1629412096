package kibitzer.conventions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistSight;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables at which south is in turn, dealt and walked on: each is one to which a deal can come. */
class WhistGroundTest {
    private static final int STARTS = 300;
    private static final int STEPS = 600;

    private static final Map<WhistGround, List<Integer>> BEFORE = Map.of(
            WhistGround.LEAD, List.of(0),
            WhistGround.SECOND, List.of(1),
            WhistGround.THIRD, List.of(2),
            WhistGround.DISCARD, List.of(1, 2, 3));

    static Stream<WhistGround> grounds() {
        return BEFORE.keySet().stream();
    }

    private static Stream<WhistSight> started(WhistGround ground, int many) {
        return IntStream.range(0, many)
                .mapToObj(seed -> ground.start(new Seed(seed).chance()).sight());
    }

    private static void isOf(WhistGround ground, WhistSight sight) {
        assertThat(BEFORE.get(ground)).contains(sight.trick().size());
        assertThat(sight.cannotFollow()).isEqualTo(ground == WhistGround.DISCARD);
        assertThat(sight.isWhole()).isTrue();
        assertThat(sight.isPossible()).isTrue();
        assertThat(sight.seat()).isEqualTo(TableSeat.SOUTH);
        assertThat(sight.hand().isDisjoint(sight.played())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("grounds")
    void eachHasItsCardsOnTheTable(WhistGround ground) {
        started(ground, STARTS).forEach(sight -> isOf(ground, sight));
    }

    @ParameterizedTest
    @MethodSource("grounds")
    void aStepLeadsToAnotherOfTheSameKind(WhistGround ground) {
        Chance chance = new Seed(3).chance();
        WhistView here = ground.start(chance);
        int moved = 0;

        for (int step = 0; step < STEPS; step++) {
            WhistView next = ground.step(here, chance);
            moved += next == here ? 0 : 1;
            here = next;
            isOf(ground, here.sight());
            assertThat(here.sight().they()).isIn(0, 4, 8);
        }
        assertThat(moved).isGreaterThan(STEPS / 10);
    }

    @Test
    void theWinnerOfATrickLeadsToTheNext() {
        started(WhistGround.LEAD, STARTS).forEach(sight -> {
            for (int trick = 1; trick < sight.history().size(); trick++) {
                assertThat(sight.history().get(trick).leader())
                        .isEqualTo(sight.history().get(trick - 1).winner(sight.trump()));
            }
            if (!sight.history().isEmpty()) {
                assertThat(sight.history().getLast().winner(sight.trump())).isEqualTo(TableSeat.SOUTH);
            }
        });
    }

    /** The next trick or two settle who makes the seventh: each side has five or six. */
    @Test
    void theOddTrickIsPlayedForWhereEachSideHasFiveOrSix() {
        List<WhistSight> odd =
                started(WhistGround.LEAD, 6_000).filter(WhistSight::oddTrick).toList();
        List<Long> ours = odd.stream()
                .map(sight -> sight.history().stream()
                        .filter(trick ->
                                List.of(TableSeat.SOUTH, sight.partner()).contains(trick.winner(sight.trump())))
                        .count())
                .toList();

        assertThat(odd)
                .isNotEmpty()
                .allSatisfy(sight -> assertThat(sight.history().size()).isGreaterThanOrEqualTo(10));
        assertThat(ours).contains(5L).allMatch(many -> many >= 5 && many <= 6);
    }

    @Test
    void theCardTurnedUpIsTheDealersAndATrump() {
        assertThat(started(WhistGround.LEAD, STARTS)).allSatisfy(sight -> {
            assertThat(sight.turnUp().orElseThrow().suit()).isEqualTo(sight.trump());
            assertThat(sight.hand().contains(sight.turnUp().orElseThrow()))
                    .isEqualTo(sight.dealer().equals(TableSeat.SOUTH)
                            && !sight.played().contains(sight.turnUp().orElseThrow()));
        });
    }
}
