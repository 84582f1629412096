package kibitzer.games.casino;

import java.util.List;
import java.util.Optional;

/**
 * A game over several deals, to the points that win it (par. 20-23).
 *
 * @param rules with the goal
 * @param points of both players
 * @param deals how many are counted in
 * @param winner who has reached the goal, and first if both have
 */
public record CasinoScore(FishingRules rules, List<Integer> points, int deals, Optional<Integer> winner) {
    private static final int FOURFOLD = 4;

    public CasinoScore {
        points = List.copyOf(points);
    }

    public static CasinoScore begin(CasinoGame game) {
        return new CasinoScore(game.rules(), List.of(0, 0), 0, Optional.empty());
    }

    /** After a deal; if both may reach the goal its lines are counted one by one, in their order. */
    public CasinoScore with(Sheet sheet) {
        List<Integer> after = List.of(points.get(0) + sheet.mine(), points.get(1) + sheet.theirs());
        return new CasinoScore(rules, after, deals + 1, winner.or(() -> first(sheet)));
    }

    private Optional<Integer> first(Sheet sheet) {
        int mine = points.get(0);
        int theirs = points.get(1);
        for (Sheet.Line line : sheet.lines()) {
            mine += line.mine();
            theirs += line.theirs();
            if (rules.goal() > 0 && Math.max(mine, theirs) >= rules.goal() && mine != theirs) {
                return Optional.of(mine > theirs ? 0 : 1);
            }
        }
        return Optional.empty();
    }

    /** What the winner is ahead; two or four times his points count where the game was won in two deals or in one. */
    public int margin() {
        int player = winner.orElseGet(() -> points.get(0) >= points.get(1) ? 0 : 1);
        int times = !rules.multiplied() || winner.isEmpty() ? 1 : deals == 1 ? FOURFOLD : deals == 2 ? 2 : 1;
        return points.get(player) * times - points.get(1 - player);
    }
}
