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
 * @param deals what those of this game that are over brought, each by place
 * @param earlier how many deals belong to games before this one
 * @param carried points by place that were left over from the game before; none in a first game
 * @param games how many games each has won, by place; none where one does not follow another
 * @param singles the numbers of those in which a card was turned for each and nothing was played
 * @param goal what ends the game; empty where the book names nothing
 * @param pool what is played for; 0 where there is no pool
 * @param paid into the pool by place, before each of these deals and the one that goes on; none where there is no pool
 * @param winners by place; nobody while the game goes on
 */
public record GameStanding(
        int number,
        List<List<Double>> deals,
        int earlier,
        List<Double> carried,
        List<Integer> games,
        Set<Integer> singles,
        Optional<GamePoints> goal,
        int pool,
        List<List<Integer>> paid,
        List<Integer> winners) {
    public GameStanding {
        deals = deals.stream().map(List::copyOf).toList();
        carried = List.copyOf(carried);
        games = List.copyOf(games);
        paid = paid.stream().map(List::copyOf).toList();
        singles = Set.copyOf(singles);
        winners = List.copyOf(winners);
    }

    /** Before anything has happened. */
    static final GameStanding FIRST = new GameStanding(
            1, List.of(), 0, List.of(), List.of(), Set.of(), Optional.empty(), 0, List.of(), List.of());

    static GameStanding of(TricksSeries series) {
        GameCount count = GameCount.of(series);
        boolean follow = series.goal().filter(GamePoints::carries).isPresent();
        return new GameStanding(
                series.number(),
                series.results().stream()
                        .skip(count.earlier())
                        .map(result -> IntStream.range(0, series.players())
                                .mapToObj(result::net)
                                .toList())
                        .toList(),
                count.earlier(),
                count.earlier() > 0 ? count.carried() : List.of(),
                follow ? count.games() : List.of(),
                series.singles(),
                series.goal(),
                series.pool(),
                series.paid().stream().skip(count.earlier()).toList(),
                count.winners());
    }

    /** How many deals were played, with the one that goes on. */
    public int played() {
        return number - singles.size();
    }

    /** Points that a place has from the game before. */
    public double carried(int place) {
        return carried.isEmpty() ? 0 : carried.get(place);
    }

    /** Points or counters of a place after the deals of this game that are over. */
    public double score(int place) {
        return carried(place)
                + deals.stream().mapToDouble(deal -> deal.get(place)).sum();
    }

    /** The same in whole points. */
    public int points(int place) {
        return (int) Math.round(score(place));
    }

    /** Whether a game that is won is followed by another, to which points above its number are carried. */
    public boolean isFollowed() {
        return goal.filter(GamePoints::carries).isPresent();
    }

    public boolean isWon() {
        return !winners.isEmpty();
    }
}
