package kibitzer.games.bridge.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import org.junit.jupiter.api.Test;

/** Layouts of the cards that are not seen. */
class HiddenHandsTest {
    private static final CardSet UNSEEN = CardSet.of("QS TS 9H 8H 7D 6D");

    private static HiddenHands hidden(Map<Seat, Set<Suit>> out) {
        return new HiddenHands(
                Map.of(Seat.NORTH, CardSet.of("AS KS JS"), Seat.SOUTH, CardSet.of("4S 3S 2S")),
                UNSEEN,
                Map.of(Seat.EAST, 3, Seat.WEST, 3),
                out);
    }

    @Test
    void everyLayoutIsThereOnce() {
        List<Deal> all = hidden(Map.of()).all(20).orElseThrow();

        assertThat(all).hasSize(20).doesNotHaveDuplicates();
        assertThat(all).allSatisfy(deal -> {
            assertThat(deal.north()).isEqualTo(CardSet.of("AS KS JS"));
            assertThat(deal.east().union(deal.west())).isEqualTo(UNSEEN);
        });
        assertThat(hidden(Map.of()).all(19)).isEmpty();
    }

    @Test
    void nobodyHoldsASuitHeRenounced() {
        List<Deal> all = hidden(Map.of(Seat.EAST, Set.of(Suit.SPADES))).all(20).orElseThrow();

        assertThat(all)
                .hasSize(4)
                .allSatisfy(deal ->
                        assertThat(deal.west().containsAll(CardSet.of("QS TS"))).isTrue());
    }

    @Test
    void cardsThatFitNoHandsAreNotPossible() {
        assertThat(hidden(Map.of(Seat.EAST, Set.of(Suit.SPADES, Suit.HEARTS))).isPossible())
                .isFalse();
        assertThat(hidden(Map.of(Seat.EAST, Set.of(Suit.SPADES), Seat.WEST, Set.of(Suit.SPADES)))
                        .isPossible())
                .isFalse();
        assertThat(hidden(Map.of(Seat.EAST, Set.of(Suit.SPADES), Seat.WEST, Set.of(Suit.DIAMONDS)))
                        .isPossible())
                .isTrue();
    }

    @Test
    void layoutsAreDrawnEquallyOftenAndTheSameForTheSameSeed() {
        HiddenHands hidden = hidden(Map.of());
        List<Deal> drawn = hidden.layouts(4_000, new Seed(3));
        Map<CardSet, Integer> east = new HashMap<>();
        drawn.forEach(deal -> east.merge(deal.east(), 1, Integer::sum));

        // 200 of each are expected; five standard deviations are 69
        assertThat(east)
                .hasSize(20)
                .allSatisfy((hand, times) -> assertThat(times).isBetween(131, 269));
        assertThat(hidden.layouts(50, new Seed(3))).isEqualTo(drawn.subList(0, 50));
        assertThat(new HashSet<>(hidden.layouts(50, new Seed(4)))).isNotEqualTo(new HashSet<>(drawn.subList(0, 50)));
    }
}
