package kibitzer.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.NaiveClassifier;
import kibitzer.games.poker.odds.ComputedTable;
import kibitzer.games.poker.odds.HighInFirstFive;
import kibitzer.games.poker.odds.OpponentsDraw;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tables 6 and 7 dealt without anything that made them: another shuffle, hands named by sorting and looking, and no hand
 * dealt to order: whatever comes is counted where it belongs.
 */
class PokerTablesDealtAgainTest {
    /** More of them with -Dkibitzer.poker.deals=2000000. */
    private static final int DEALS = Integer.getInteger("kibitzer.poker.deals", 30_000);

    private static final double STANDARD_ERRORS = 5;
    private static final int PLAYERS = 8;
    private static final List<String> PAIRS = List.of(
            "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens", "kings",
            "aces");

    private final SplittableRandom random = new SplittableRandom(1957);
    private final int[] pack = IntStream.range(0, 52).toArray();

    private void shuffle(int cards) {
        for (int i = 0; i < cards; i++) {
            int other = random.nextInt(i, pack.length);
            int card = pack[i];
            pack[i] = pack[other];
            pack[other] = card;
        }
    }

    private static HandClass named(int[] cards) {
        return NaiveClassifier.classify(
                Arrays.stream(cards).map(card -> 2 + card / 4).toArray(),
                Arrays.stream(cards).map(card -> card % 4).toArray());
    }

    /** The class, then the ranks, those held oftener first: the greater takes the pot. */
    private static int[] worth(int[] cards) {
        int[] held = new int[15];
        Arrays.stream(cards).forEach(card -> held[2 + card / 4]++);
        HandClass named = named(cards);
        boolean five = held[14] == 1 && held[5] == 1 && (named == HandClass.STRAIGHT || named == HandClass.STRAIGHT_FLUSH);
        return IntStream.concat(
                        IntStream.of(named.ordinal()),
                        five
                                ? IntStream.of(5)
                                : IntStream.iterate(4, many -> many > 0, many -> many - 1)
                                        .flatMap(many -> IntStream.iterate(14, rank -> rank > 1, rank -> rank - 1)
                                                .filter(rank -> held[rank] == many)))
                .toArray();
    }

    private static Optional<String> line(int[] worth) {
        return switch (HandClass.values()[worth[0]]) {
            case THREE_OF_A_KIND -> Optional.of("three-of-a-kind");
            case TWO_PAIRS -> Optional.of("two-pairs");
            case PAIR -> Optional.of("pair-of-" + PAIRS.get(worth[1] - 2));
            case NO_PAIR -> worth[1] == 14 && worth[2] == 13 ? Optional.of("ace-king") : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static void holds(ComputedTable table, String line, int opponents, double hits, double deals) {
        ComputedTable.Cell cell = table.cell(line, opponents).orElseThrow();
        double spread = Math.sqrt(cell.chance() * (1 - cell.chance()) / deals);
        assertThat(hits / deals)
                .as("%s, %d opponents, %.0f deals", line, opponents, deals)
                .isCloseTo(cell.chance(), within(STANDARD_ERRORS * spread + cell.error()));
    }

    @Test
    void tableSixIsWhatComesOfDealing() {
        Map<String, double[]> high = new HashMap<>();
        for (int deal = 0; deal < DEALS; deal++) {
            shuffle(5 * PLAYERS);
            int[][] worth = IntStream.range(0, PLAYERS)
                    .mapToObj(player -> worth(Arrays.copyOfRange(pack, 5 * player, 5 * player + 5)))
                    .toArray(int[][]::new);
            for (int me = 0; me < PLAYERS; me++) {
                int[] mine = worth[me];
                int first = me;
                line(mine).map(line -> high.computeIfAbsent(line, any -> new double[PLAYERS])).ifPresent(counted -> {
                    counted[0]++;
                    for (int other = 1;
                            other < PLAYERS && Arrays.compare(mine, worth[(first + other) % PLAYERS]) > 0;
                            other++) {
                        counted[other]++;
                    }
                });
            }
        }
        ComputedTable table = ComputedTable.shipped(HighInFirstFive.TABLE);
        assertThat(high.keySet()).containsExactlyInAnyOrderElementsOf(table.lines());
        high.forEach((line, counted) -> IntStream.range(1, PLAYERS)
                .forEach(opponents -> holds(table, line, opponents, counted[opponents], counted[0])));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void tableSevenIsWhatComesOfDrawing(int opponents) {
        Map<String, Integer> made = new HashMap<>();
        int deals = 0;
        while (deals < DEALS / 3) {
            shuffle(8 * opponents);
            int[][] hands = IntStream.range(0, opponents)
                    .mapToObj(player -> Arrays.copyOfRange(pack, 5 * player, 5 * player + 5))
                    .toArray(int[][]::new);
            if (!Arrays.stream(hands).allMatch(hand -> named(hand) == HandClass.PAIR)) {
                continue;
            }
            deals++;
            List<HandClass> after = IntStream.range(0, opponents)
                    .mapToObj(player -> named(drawn(hands[player], 5 * opponents + 3 * player)))
                    .toList();
            for (String line : List.of("two-pairs", "three-of-a-kind", "full-house", "four-of-a-kind")) {
                made.merge(line, after.contains(HandClass.named(line).orElseThrow()) ? 1 : 0, Integer::sum);
            }
            made.merge("any", after.stream().anyMatch(hand -> hand != HandClass.PAIR) ? 1 : 0, Integer::sum);
        }
        ComputedTable table = ComputedTable.shipped(OpponentsDraw.TABLE);
        for (Map.Entry<String, Integer> line : made.entrySet()) {
            holds(table, line.getKey(), opponents, line.getValue(), deals);
        }
    }

    /** The pair kept, three cards of the pack from this place beside it. */
    private int[] drawn(int[] hand, int from) {
        int[] pair = Arrays.stream(hand)
                .filter(card -> Arrays.stream(hand).filter(other -> other / 4 == card / 4).count() == 2)
                .toArray();
        return IntStream.concat(Arrays.stream(pair), Arrays.stream(pack, from, from + 3)).toArray();
    }
}
