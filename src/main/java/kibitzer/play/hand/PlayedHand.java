package kibitzer.play.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * A hand as far as it is played: one seat is the learner's, robots have the others. It stands at his turn or at its end, and
 * is immutable: what he does makes the next one. The same request and answers make the same hand.
 */
public final class PlayedHand<S, V, M> {
    private final RobotTable<S, V, M> table;
    private final DealRequest request;
    private final TableSeat learner;
    private final S state;
    private final List<PlayedMove<M>> moves;
    private final List<OwnTurn<V, M>> turns;
    private final List<M> recorded;

    /** @param recorded the first moves of all seats, which robots are not asked for again */
    private PlayedHand(
            RobotTable<S, V, M> table,
            DealRequest request,
            TableSeat learner,
            S state,
            List<PlayedMove<M>> moves,
            List<OwnTurn<V, M>> turns,
            List<M> recorded) {
        List<PlayedMove<M>> made = new ArrayList<>(moves);
        S now = state;
        for (Optional<TableSeat> seat = game(table).toPlay(now);
                seat.isPresent() && !seat.get().equals(learner);
                seat = game(table).toPlay(now)) {
            M move = made.size() < recorded.size()
                    ? lawful(game(table), now, seat.get(), recorded.get(made.size()))
                    : table.move(request, now, seat.get(), made.size());
            made.add(new PlayedMove<>(seat.get(), move));
            now = game(table).after(now, move);
        }
        this.table = table;
        this.request = request;
        this.learner = learner;
        this.state = now;
        this.moves = List.copyOf(made);
        this.turns = List.copyOf(turns);
        this.recorded = List.copyOf(recorded);
    }

    private static <S, V, M> M lawful(PlayedGame<S, V, M> game, S state, TableSeat seat, M move) {
        game.objection(game.view(state, seat), move).ifPresent(objection -> {
            throw new BadQuestion("move", objection);
        });
        return move;
    }

    private static <S, V, M> PlayedGame<S, V, M> game(RobotTable<S, V, M> table) {
        return table.game();
    }

    /**
     * Deals, and lets the robots move up to the learner's first turn.
     *
     * @param seat the learner's
     */
    public static <S, V, M> PlayedHand<S, V, M> begin(PlayedGame<S, V, M> game, DealRequest request, TableSeat seat) {
        return recorded(game, request, seat, List.of());
    }

    /**
     * The hand after these moves of all seats, whatever robots would do now; from there on they move as they do.
     *
     * @throws BadQuestion naming the first move that is not lawful where it stands
     */
    public static <S, V, M> PlayedHand<S, V, M> recorded(
            PlayedGame<S, V, M> game, DealRequest request, TableSeat seat, List<M> moves) {
        PlayedHand<S, V, M> hand = new PlayedHand<>(
                RobotTable.usual(game, game.players(request)),
                request,
                seat,
                game.deal(request),
                List.of(),
                List.of(),
                moves);
        while (hand.made() < moves.size()) {
            hand = hand.moved(game.moves().write(moves.get(hand.made())));
        }
        return hand;
    }

    /**
     * The hand after these answers of the learner's, who sits where the game puts him.
     *
     * @throws BadQuestion naming the first answer that cannot be given where it stands
     */
    public static <S, V, M> PlayedHand<S, V, M> of(
            PlayedGame<S, V, M> game, DealRequest request, List<String> answers) {
        PlayedHand<S, V, M> hand = begin(game, request, game.learner(request));
        for (int given = 0; given < answers.size(); given++) {
            if (hand.isOver()) {
                throw new BadQuestion("said", answers.size() + " answers", "at most " + given + " in this hand");
            }
            try {
                hand = hand.said(answers.get(given));
            } catch (BadQuestion wrong) {
                throw new BadQuestion("said", "answer " + (given + 1) + ": " + wrong.getMessage());
            }
        }
        return hand;
    }

    /** How many questions the learner has if he too follows the book; counted no further than to so many. */
    public static <S, V, M> int questions(PlayedGame<S, V, M> game, DealRequest request, int most) {
        PlayedHand<S, V, M> hand = begin(game, request, game.learner(request));
        int questions = 0;
        while (questions < most && !hand.isOver()) {
            questions += hand.turn() instanceof Turn.Asked<?, ?, M> ? 1 : 0;
            hand = hand.byItsRobot();
        }
        return questions;
    }

    /**
     * The hand after the learner's answer to the question before him, or his move where the books are silent.
     *
     * @throws BadQuestion if it is none, or not possible here
     */
    public PlayedHand<S, V, M> said(String answer) {
        StringNode word = StringNode.valueOf(answer);
        return switch (turn()) {
            case Turn.Asked<?, ?, M> asked
            when isBeside(word, asked.besides()) -> with(asked, Optional.empty(), lawful(word));
            case Turn.Asked<?, ?, M> asked -> with(asked, Optional.of(asked.read(answer)), asked.move(answer));
            case Turn.Silent<M> silent -> with(silent, Optional.empty(), lawful(word));
        };
    }

    private boolean isBeside(StringNode word, List<M> besides) {
        try {
            M move = game().moves().read(word);
            return besides.contains(move) || game().isBeside(move);
        } catch (BadNotation noMove) {
            return false;
        }
    }

    /**
     * The hand after the learner's move.
     *
     * @throws BadQuestion if it is none, or not lawful here
     */
    public PlayedHand<S, V, M> moved(JsonNode move) {
        return moved(lawful(move));
    }

    /** The hand after the learner's seat has moved as its robot would. */
    public PlayedHand<S, V, M> byItsRobot() {
        turn();
        return moved(table.move(request, state, learner, moves.size()));
    }

    private PlayedHand<S, V, M> moved(M move) {
        return switch (turn()) {
            case Turn.Asked<?, ?, M> asked ->
                with(asked, asked.answer(move, game().moves()).map(answer -> answer), move);
            case Turn.Silent<M> silent -> with(silent, Optional.empty(), move);
        };
    }

    private Turn<M> turn() {
        return next().orElseThrow(() -> new BadQuestion("move", "the hand is over", "no further move"));
    }

    private M lawful(JsonNode json) {
        turn();
        M move = read(json);
        game().objection(view(), move).ifPresent(objection -> {
            throw new BadQuestion("move", reason(move).orElse(objection));
        });
        return move;
    }

    /** What the question has against a move, where it knows of it. */
    private Optional<String> reason(M move) {
        return switch (turn()) {
            case Turn.Asked<?, ?, M> asked -> asked.objection(move, game().moves());
            case Turn.Silent<M> silent -> Optional.empty();
        };
    }

    private M read(JsonNode json) {
        try {
            return game().moves().read(json);
        } catch (BadNotation unreadable) {
            throw new BadQuestion("move", String.valueOf(unreadable.getMessage()));
        }
    }

    private PlayedHand<S, V, M> with(Turn<M> turn, Optional<AnsweredTurn<?, ?>> answered, M move) {
        List<OwnTurn<V, M>> decided = new ArrayList<>(turns);
        decided.add(new OwnTurn<>(view(), turn, answered, move));
        List<PlayedMove<M>> made = new ArrayList<>(moves);
        made.add(new PlayedMove<>(learner, move));
        return new PlayedHand<>(table, request, learner, game().after(state, move), made, decided, recorded);
    }

    public PlayedGame<S, V, M> game() {
        return table.game();
    }

    public DealRequest request() {
        return request;
    }

    /** The learner's seat. */
    public TableSeat learner() {
        return learner;
    }

    /** What the learner may see. */
    public V view() {
        return game().view(state, learner);
    }

    /** What the learner has before him; empty when the hand is over. */
    public Optional<Turn<M>> next() {
        return isOver() ? Optional.empty() : Optional.of(game().turn(view()));
    }

    public boolean isOver() {
        return game().toPlay(state).isEmpty();
    }

    /** Everything, laid open when the hand is over; empty before. */
    public Optional<Finished<S, V, M>> end() {
        return isOver() ? Optional.of(new Finished<>(game(), state, moves)) : Optional.empty();
    }

    /**
     * True if the move of this number, from 0, was made by this seat and is this one.
     *
     * @throws BadQuestion if it is no move
     */
    public boolean has(int number, TableSeat seat, JsonNode move) {
        return number < moves.size() && moves.get(number).equals(new PlayedMove<>(seat, read(move)));
    }

    /** The learner's turns so far, in order. */
    public List<OwnTurn<V, M>> turns() {
        return turns;
    }

    /** How many moves were made at the table. */
    public int made() {
        return moves.size();
    }
}
