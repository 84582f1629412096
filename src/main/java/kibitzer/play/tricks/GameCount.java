package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kibitzer.games.trick.settle.GamePoints;

/**
 * The score of the game that goes on or has just ended, where one game may follow another.
 *
 * @param earlier how many deals belong to games before it
 * @param carried points by place that were left over from the game before
 * @param scores points by place, with those carried over
 * @param games how many games each has won, by place, with this one
 * @param winners of this game, by place; nobody while it goes on
 */
record GameCount(int earlier, List<Double> carried, List<Double> scores, List<Integer> games, List<Integer> winners) {
    GameCount {
        carried = List.copyOf(carried);
        scores = List.copyOf(scores);
        games = List.copyOf(games);
        winners = List.copyOf(winners);
    }

    static GameCount of(TricksSeries series) {
        List<Double> nothing = Collections.nCopies(series.players(), 0.0);
        GameCount count = new GameCount(0, nothing, nothing, Collections.nCopies(series.players(), 0), List.of());
        for (int number = 0; number < series.results().size(); number++) {
            count = count.after(series, number);
        }
        boolean begun = series.number() > series.results().size();
        return begun ? count.next(series.goal(), series.results().size()) : count;
    }

    private GameCount after(TricksSeries series, int number) {
        GameCount game = next(series.goal(), number);
        List<Double> sums = new ArrayList<>(game.scores);
        for (int place = 0; place < sums.size(); place++) {
            sums.set(place, sums.get(place) + series.results().get(number).net(place));
        }
        List<Integer> won = new ArrayList<>(game.games);
        List<Integer> reached = Winners.of(series.goal(), sums, series.deals().get(number));
        reached.forEach(place -> won.set(place, won.get(place) + 1));
        return new GameCount(game.earlier, game.carried, sums, won, reached);
    }

    /** The game after one that is won, from this deal on. */
    private GameCount next(Optional<GamePoints> goal, int number) {
        if (winners.isEmpty()) {
            return this;
        }
        List<Double> left = new ArrayList<>();
        for (int place = 0; place < scores.size(); place++) {
            left.add(winners.contains(place) ? goal.orElseThrow().carriedOver(scores.get(place)) : 0.0);
        }
        return new GameCount(number, left, left, games, List.of());
    }
}
