package kibitzer.play.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.table.TableSeat;

/**
 * A game and a robot for each seat of its table.
 *
 * @param game what is played
 * @param robots in the order of play
 */
public record RobotTable<S, V, M>(PlayedGame<S, V, M> game, List<Robot<V, M>> robots) {
    /** No hand of any game comes near: whoever goes on so long goes on for ever. */
    static final int MOST_MOVES = 10_000;

    /** From here on the seeds of a request's series are the robots', one a move. */
    private static final int OF_ROBOTS = 1_000;

    public RobotTable {
        robots = List.copyOf(robots);
    }

    /** The first robot of the game on every seat. */
    static <S, V, M> RobotTable<S, V, M> usual(PlayedGame<S, V, M> game, int players) {
        Robot<V, M> first = game.robots().values().iterator().next();
        return new RobotTable<>(
                game, TableSeat.all(players).stream().map(seat -> first).toList());
    }

    /**
     * Robots by their words, one a seat.
     *
     * @throws BadQuestion for a word that no robot of the game has, or another number than sit at the table
     */
    public static <S, V, M> RobotTable<S, V, M> of(PlayedGame<S, V, M> game, int players, List<String> words) {
        if (words.size() != players) {
            throw new BadQuestion("robots", String.valueOf(words.size()), players + ", one for each seat");
        }
        return new RobotTable<>(
                game, words.stream().map(word -> named(game, word)).toList());
    }

    private static <S, V, M> Robot<V, M> named(PlayedGame<S, V, M> game, String word) {
        return Optional.ofNullable(game.robots().get(word))
                .orElseThrow(() -> new BadQuestion(
                        "robots",
                        "\"" + word + "\"",
                        "one of " + String.join(", ", game.robots().keySet())));
    }

    /** Plays a hand to its end. */
    public Finished<S, V, M> play(DealRequest request) {
        S state = game.deal(request);
        List<PlayedMove<M>> moves = new ArrayList<>();
        for (Optional<TableSeat> seat = game.toPlay(state); seat.isPresent(); seat = game.toPlay(state)) {
            M move = move(request, state, seat.get(), moves.size());
            moves.add(new PlayedMove<>(seat.get(), move));
            state = game.after(state, move);
        }
        return new Finished<>(game, state, moves);
    }

    /**
     * The robot's move, from what its seat may see.
     *
     * @param before how many moves were made
     */
    M move(DealRequest request, S state, TableSeat seat, int before) {
        if (before >= MOST_MOVES) {
            throw new IllegalStateException(
                    game.id() + " from seed " + request.seed().number() + " has no end after " + before + " moves");
        }
        V view = game.view(state, seat);
        M move = robots.get(seat.place())
                .move(view, request.seed().deal(OF_ROBOTS + before).chance());
        game.objection(view, move).ifPresent(objection -> {
            throw new IllegalStateException("the robot of seat " + seat + " at " + game.id() + " from seed "
                    + request.seed().number() + ": " + objection);
        });
        return move;
    }
}
