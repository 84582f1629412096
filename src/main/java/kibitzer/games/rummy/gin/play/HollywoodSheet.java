package kibitzer.games.rummy.gin.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Three games scored at once (p. 38): a player's first hand won counts in one game, his second in two, every later one in
 * all three that are still open. A game that ended before his first hand in it is passed over: the book says so of the
 * first game, and nothing of the second.
 *
 * @param games the three, in order
 */
public record HollywoodSheet(List<GinGame> games) {
    public static final int GAMES = 3;

    public static final HollywoodSheet NEW = new HollywoodSheet(List.of(GinGame.NEW, GinGame.NEW, GinGame.NEW));

    public HollywoodSheet {
        games = List.copyOf(games);
        if (games.size() != GAMES) {
            throw new IllegalArgumentException(games.size() + " games; expected " + GAMES);
        }
    }

    /** The games, from 0, in which the next hand that a player wins would be entered. */
    public List<Integer> columns(int player) {
        int entered =
                (int) games.stream().filter(game -> game.boxes(player) > 0).count();
        int closedToHim = (int) games.stream()
                .filter(game -> game.isOver() && game.boxes(player) == 0)
                .count();
        int reach = Math.min(GAMES, entered + closedToHim + 1);
        return IntStream.range(0, reach)
                .filter(game -> !games.get(game).isOver())
                .boxed()
                .toList();
    }

    /** @throws IllegalStateException if all three games are over */
    public HollywoodSheet with(GinGame.Line line) {
        if (isOver()) {
            throw new IllegalStateException("all three games are over; nothing more is scored");
        }
        List<GinGame> after = new ArrayList<>(games);
        columns(line.winner()).forEach(game -> after.set(game, games.get(game).with(line)));
        return new HollywoodSheet(after);
    }

    public boolean isOver() {
        return games.stream().allMatch(GinGame::isOver);
    }

    /** What a player wins by in all games that are over. */
    public int net(int player) {
        return games.stream()
                .filter(GinGame::isOver)
                .mapToInt(game -> game.net(player))
                .sum();
    }
}
