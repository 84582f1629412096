package kibitzer.play.hand;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game of which hands are played, as far as it differs from every other: everything else is written once.
 *
 * <p>Whoever moves gets a view, never the state: what a seat cannot see reaches neither its robot, nor its page, nor its
 * line of JSON. Instances, states and views are immutable.
 *
 * @param <S> the whole state of a hand
 * @param <V> what one seat may see of it
 * @param <M> a move; compared by {@code equals}
 */
public interface PlayedGame<S, V, M> {
    /** The id in the syllabus: "gin-rummy". */
    String id();

    /** "Gin". */
    String title();

    /** What may be chosen before the deal, each with a default. */
    default List<Field<?>> options() {
        return List.of();
    }

    /** How many sit down. */
    int players(DealRequest request);

    /** The hand as it is dealt; the same for the same request, on every machine. */
    S deal(DealRequest request);

    /** Where the learner sits if nobody says: south at a table of four, otherwise where chance puts him. */
    default TableSeat learner(DealRequest request) {
        int players = players(request);
        return players == TableSeat.COMPASS
                ? TableSeat.SOUTH
                : new TableSeat(players, request.seed().deal(2).chance().below(players));
    }

    /** Whose turn it is; empty when the hand is over. */
    Optional<TableSeat> toPlay(S state);

    /** What one seat may see: its own cards, and what lies open or was said. */
    V view(S state, TableSeat seat);

    /** The lawful moves of the seat in turn, from what it sees. */
    Choices<M> lawful(V view);

    /** Why a move is not lawful; empty if it is. Asked where {@link #lawful} lists all that are, unless overridden. */
    default Optional<String> objection(V view, M move) {
        return switch (lawful(view)) {
            case Choices.Listed<M>(List<M> moves)
            when !moves.contains(move) ->
                Optional.of(written(move) + " is not possible here; expected one of "
                        + String.join(", ", moves.stream().map(this::written).toList()));
            default -> Optional.empty();
        };
    }

    /** Whether a move may be made instead of answering the question, such as a claim. */
    default boolean isBeside(M move) {
        return false;
    }

    /** The state after a lawful move of the seat in turn; what follows of itself, a deal or the only card, included. */
    S after(S state, M move);

    /** What a hand that is over scores. */
    Score score(S state);

    /** The cards as they were dealt, one entry a deal. */
    List<DealtHands> dealt(S state);

    /** How a move is read and written. */
    Kind<M> moves();

    /** Whether the books are asked at any turn; where not, nothing is judged. */
    default boolean isJudged() {
        return true;
    }

    /** How many decisions make a deal worth offering to a learner who asks for any; where the books are silent mostly, fewer. */
    default int decisionsWorthADeal() {
        return 3;
    }

    /** The question that the seat in turn has before it, or why the books have none here. */
    Turn<M> turn(V view);

    /** What a robot does where the books are silent. */
    M usual(V view);

    /** What the seat sees, as JSON. */
    ObjectNode table(V view, TableSeat seat);

    /**
     * What the book's robot does: the first answer of the question before it. A game whose rule books can be asked for that
     * alone says so here, for it takes a fraction of the time of advice.
     */
    default M byTheBook(V view) {
        return Robot.byTheBook(this, view);
    }

    /** Who may sit in for a player, by word; the first sits where nobody says. */
    default Map<String, Robot<V, M>> robots() {
        Map<String, Robot<V, M>> robots = new LinkedHashMap<>();
        robots.put("book", (view, chance) -> byTheBook(view));
        robots.put("random", (view, chance) -> Robot.atRandom(this, view, chance));
        return robots;
    }

    /** A move as it stands in a sentence or a list: "KS", "knock 9C". */
    default String written(M move) {
        var json = moves().write(move);
        String text = json.isString() ? json.asString() : json.toString();
        return text.isEmpty() ? "\"\"" : text;
    }
}
