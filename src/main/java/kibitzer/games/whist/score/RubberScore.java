package kibitzer.games.whist.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rubber as far as it is played: the best of three games.
 *
 * @param form short, long, American or dummy
 * @param games in order; the last goes on unless the rubber is over
 */
public record RubberScore(WhistForm form, List<GameScore> games) {
    private static final int TO_WIN = 2;

    public RubberScore {
        games = List.copyOf(games);
    }

    public static RubberScore begin(WhistForm form) {
        return new RubberScore(form, List.of(GameScore.begin(form)));
    }

    /** The game that is played, or was played last. */
    public GameScore game() {
        return games.getLast();
    }

    /** How many games a side has won, 0 for north and south. */
    public int won(int side) {
        return (int) games.stream()
                .filter(game -> game.winner().filter(winner -> winner == side).isPresent())
                .count();
    }

    /** The side that has won two games; empty while the rubber goes on. */
    public Optional<Integer> winner() {
        return won(0) == TO_WIN ? Optional.of(0) : won(1) == TO_WIN ? Optional.of(1) : Optional.empty();
    }

    /** True if it was won by two games to none. */
    public boolean isBumper() {
        return winner().isPresent() && games.size() == TO_WIN;
    }

    /**
     * The rubber after a deal.
     *
     * @throws IllegalStateException if it is over
     */
    public RubberScore with(DealResult deal) {
        if (winner().isPresent()) {
            throw new IllegalStateException("the rubber is over after " + games.size() + " games");
        }
        List<GameScore> more = new ArrayList<>(games);
        if (game().winner().isPresent()) {
            more.add(GameScore.begin(form));
        }
        more.set(more.size() - 1, more.getLast().with(deal));
        return new RubberScore(form, more);
    }

    /** Points of the game that is played, or is about to begin. */
    public List<Integer> standing() {
        return winner().isEmpty() && game().winner().isPresent() ? List.of(0, 0) : game().points();
    }

    /** How the rubber is settled, line by line: its games, the winners' two points, the losers' game taken off; empty before. */
    public List<ScoreLine> settlement() {
        Optional<Integer> winner = winner();
        if (winner.isEmpty()) {
            return List.of();
        }
        int side = winner.get();
        List<ScoreLine> lines = new ArrayList<>();
        for (int number = 0; number < games.size(); number++) {
            GameScore game = games.get(number);
            GameValue value = game.value().orElseThrow();
            boolean winners = game.winner().orElseThrow() == side;
            String name = "game " + (number + 1) + ", a " + value.name() + (winners ? "" : ", taken off");
            lines.add(ScoreLine.of(
                    name, side, winners ? value.points() : -value.points(), winners ? value.source() : taken(value)));
        }
        if (form.forTheRubber() > 0) {
            lines.add(ScoreLine.of(
                    "the rubber", side, form.forTheRubber(), form.laws().forTheRubber()));
        }
        return lines;
    }

    private String taken(GameValue value) {
        return value.source().isEmpty() ? "" : form.laws().losersGame();
    }

    /** What the winners of the rubber gain; nothing while it goes on. */
    public int gain() {
        return settlement().stream()
                .mapToInt(line -> line.points().getFirst() + line.points().getLast())
                .sum();
    }
}
