package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * A stake for each contract in card points, so much a point or a fixed one, paid by or to every opponent.
 *
 * @param stakes by the call; with "-H" after it where hearts are trumps, if that is another
 */
public record PointStakes(Map<String, Stake> stakes) implements Pay {
    private static final String HEARTS = "-H";

    /**
     * The stake of a contract.
     *
     * @param wanted points the maker needs; at most so many where he must win none
     * @param none whether he may win no card that counts
     * @param fixed what it pays or costs whatever he wins
     * @param a what each point above or below {@code line} pays or costs beside
     * @param line from which points are counted
     */
    public record Stake(int wanted, boolean none, int fixed, int a, int line) {
        static Stake aPoint(int a, int line) {
            return new Stake(line, false, 0, a, line);
        }

        static Stake fixed(int wanted, int points) {
            return new Stake(wanted, false, points, 0, 0);
        }
    }

    public PointStakes {
        stakes = Map.copyOf(stakes);
    }

    @Override
    public Seating seating() {
        return Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.POINTS, Input.CONTRACT);
    }

    @Override
    public Set<Input> takes() {
        return stakes.keySet().stream().anyMatch(call -> call.endsWith(HEARTS)) ? Set.of(Input.TRUMP) : Set.of();
    }

    @Override
    public List<String> contracts() {
        return new TreeMap<>(stakes)
                .keySet().stream().filter(call -> !call.endsWith(HEARTS)).toList();
    }

    @Override
    public Settlement settle(HandRecord played) {
        Stake stake = stakes.getOrDefault(played.contract() + "-" + played.trump(), stakes.get(played.contract()));
        if (stake == null) {
            throw new IllegalArgumentException(played.contract());
        }
        int won = played.makersPoints();
        boolean made = stake.none ? won == 0 : won >= stake.wanted;
        int each = stake.a * (won - stake.line) + (made ? stake.fixed : -stake.fixed);
        int opponents = played.players() - 1;
        return Sheet.maker()
                .step(
                        stake.none
                                ? "no card that counts may be won, and " + won + " points were"
                                : won + " points were won, and " + stake.wanted + " are wanted")
                .step(
                        stake.a > 0
                                ? Math.abs(won - stake.line) + (won < stake.line ? " below " : " above ") + stake.line
                                        + ", at " + stake.a + " a point"
                                : "it " + (made ? "pays " : "costs ") + stake.fixed)
                .step("each of the " + opponents + " opponents settles with the maker")
                .add(Seating.MAKER_SIDE, (double) each * opponents)
                .add(Seating.OPPONENTS, -each)
                .done();
    }
}
