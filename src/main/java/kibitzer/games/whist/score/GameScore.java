package kibitzer.games.whist.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of a rubber as far as it is played.
 *
 * @param form short, long, American or dummy
 * @param points by side, north and south first; the winners' may be more than game
 * @param deals the lines of each deal, in order
 */
public record GameScore(WhistForm form, List<Integer> points, List<List<ScoreLine>> deals) {
    public GameScore {
        points = List.copyOf(points);
        deals = deals.stream().map(List::copyOf).toList();
    }

    static GameScore begin(WhistForm form) {
        return new GameScore(form, List.of(0, 0), List.of());
    }

    /** The side that has won; empty while the game goes on. */
    public Optional<Integer> winner() {
        return points.getFirst() >= form.goal()
                ? Optional.of(0)
                : points.getLast() >= form.goal() ? Optional.of(1) : Optional.empty();
    }

    /** What it is worth; empty while the game goes on. */
    public Optional<GameValue> value() {
        return winner().map(side -> form.value(points.get(1 - side)));
    }

    /**
     * The game after a deal: tricks are scored before honours, so that a game won by tricks leaves no honours to score; and
     * a side one point from game when the deal began scores none.
     *
     * @throws IllegalStateException if it is over
     */
    GameScore with(DealResult deal) {
        if (winner().isPresent()) {
            throw new IllegalStateException("the game is over at " + points);
        }
        int side = deal.tricks().getFirst() > deal.tricks().getLast() ? 0 : 1;
        List<ScoreLine> lines = new ArrayList<>();
        lines.add(ScoreLine.of(
                "tricks above six",
                side,
                WhistForm.odd(deal.tricks().get(side)),
                form.laws().tricks()));
        GameScore after = and(lines);
        honours(deal, after).ifPresent(lines::add);
        return and(lines);
    }

    private GameScore and(List<ScoreLine> lines) {
        List<List<ScoreLine>> more = new ArrayList<>(deals);
        more.add(lines);
        List<Integer> sum = new ArrayList<>(points);
        lines.forEach(line -> {
            for (int side = 0; side < DealResult.SIDES; side++) {
                sum.set(side, sum.get(side) + line.points().get(side));
            }
        });
        return new GameScore(form, sum, more);
    }

    private Optional<ScoreLine> honours(DealResult deal, GameScore afterTricks) {
        int side = deal.honours().getFirst() > deal.honours().getLast() ? 0 : 1;
        int honours = WhistForm.forHonours(deal.honours().get(side));
        if (honours == 0 || !form.countsHonours()) {
            return Optional.empty();
        }
        if (points.get(side) == form.noHonoursAt()) {
            return Optional.of(ScoreLine.of(
                    "honours, which do not count at " + form.noHonoursAt(),
                    side,
                    0,
                    form.laws().noHonours()));
        }
        if (afterTricks.winner().isPresent()) {
            return Optional.of(ScoreLine.of(
                    "honours, too late: the tricks are scored first",
                    side,
                    0,
                    form.laws().order()));
        }
        return Optional.of(ScoreLine.of(
                honours == 4 ? "four honours" : "three honours",
                side,
                honours,
                form.laws().honours()));
    }
}
