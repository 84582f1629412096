package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.games.trick.settle.GamePoints;

/**
 * How a game of several deals stands, as all at the table know it.
 *
 * @param number of the deal that is played or has just ended, from 1
 * @param deals what those that are over brought, each by place
 * @param singles the numbers of those in which a card was turned for each and nothing was played
 * @param goal what ends the game; empty where the book names nothing
 * @param pool what is played for; 0 where there is no pool
 * @param winners by place; nobody while the game goes on
 */
public record GameStanding(
        int number,
        List<List<Double>> deals,
        Set<Integer> singles,
        Optional<GamePoints> goal,
        int pool,
        List<Integer> winners) {
    public GameStanding {
        deals = deals.stream().map(List::copyOf).toList();
        singles = Set.copyOf(singles);
        winners = List.copyOf(winners);
    }

    /** Before anything has happened. */
    static final GameStanding FIRST = new GameStanding(1, List.of(), Set.of(), Optional.empty(), 0, List.of());

    static GameStanding of(TricksSeries series) {
        return new GameStanding(
                series.number(),
                series.results().stream()
                        .map(result -> IntStream.range(0, series.players())
                                .mapToObj(result::net)
                                .toList())
                        .toList(),
                series.singles(),
                series.goal(),
                series.pool(),
                series.winners());
    }

    /** How many deals were played, with the one that goes on. */
    public int played() {
        return number - singles.size();
    }

    /** Points or counters of a place after the deals that are over. */
    public double score(int place) {
        return deals.stream().mapToDouble(deal -> deal.get(place)).sum();
    }

    /** The same in whole points. */
    public int points(int place) {
        return (int) Math.round(score(place));
    }

    public boolean isWon() {
        return !winners.isEmpty();
    }
}
