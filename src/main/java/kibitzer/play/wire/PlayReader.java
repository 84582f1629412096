package kibitzer.play.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads what a program asks to play, and its moves. */
public final class PlayReader {
    /** No hand of any game needs as many. */
    public static final int MOST_MOVES = 10_000;

    private static final List<String> HAND = List.of("seed", "seat", "with", "moves");
    private static final List<String> MADE = List.of("seat", "move");

    private PlayReader() {}

    /**
     * A hand at its beginning.
     *
     * @param with the game's options, each as a text
     * @param seat the learner's, by name; where the game puts him if empty
     * @throws BadQuestion naming the option or seat that is wrong
     */
    public static <S, V, M> PlayedHand<S, V, M> begin(
            PlayedGame<S, V, M> game, Seed seed, Map<String, String> with, Optional<String> seat) {
        ObjectNode options = JsonNodeFactory.instance.objectNode();
        with.forEach(options::put);
        return begin(game, request(game, seed, options), seat);
    }

    /** @throws BadQuestion naming the option that is wrong */
    public static DealRequest request(PlayedGame<?, ?, ?> game, Seed seed, JsonNode with) {
        FieldValues options = Form.options(game.options()).read(with, "with");
        return new DealRequest(seed, options);
    }

    private static <S, V, M> PlayedHand<S, V, M> begin(
            PlayedGame<S, V, M> game, DealRequest request, Optional<String> seat) {
        try {
            int players = game.players(request);
            return PlayedHand.begin(
                    game,
                    request,
                    seat.map(name -> TableSeat.read(players, name)).orElseGet(() -> game.learner(request)));
        } catch (BadNotation noSeat) {
            throw new BadQuestion("seat", String.valueOf(noSeat.getMessage()));
        }
    }

    /**
     * A hand as far as it was played: {"seed": 7, "seat": "S", "with": {...}, "moves": ["KS", null, ...]}. A move is the
     * learner's, null for what his robot would do; or {"seat": ..., "move": ...} as the last line has them, and then moves of
     * other seats stand for what their robots did.
     *
     * @throws BadQuestion naming the field, or the move by its number
     */
    public static <S, V, M> PlayedHand<S, V, M> hand(PlayedGame<S, V, M> game, JsonNode json) {
        requireKnown(json, HAND, "a hand");
        JsonNode seed = json.path("seed");
        if (!seed.isIntegralNumber() || !seed.canConvertToLong()) {
            throw new BadQuestion("seed", seed.isMissingNode() ? "missing" : seed + " is no seed", "a whole number");
        }
        JsonNode with = json.path("with");
        PlayedHand<S, V, M> hand = begin(
                game,
                request(
                        game,
                        new Seed(seed.asLong()),
                        with.isMissingNode() ? JsonNodeFactory.instance.objectNode() : with),
                seat(json));
        JsonNode moves = json.path("moves");
        if (!moves.isMissingNode() && (!moves.isArray() || moves.size() > MOST_MOVES)) {
            throw new BadQuestion("moves", "not a list of moves", "at most " + MOST_MOVES + " moves in an array");
        }
        for (int number = 0; number < moves.size(); number++) {
            try {
                hand = after(hand, moves.get(number), number);
            } catch (BadQuestion | BadNotation wrong) {
                throw new BadQuestion("moves", "number " + (number + 1) + ": " + wrong.getMessage());
            }
        }
        return hand;
    }

    private static Optional<String> seat(JsonNode json) {
        return json.optional("seat").filter(seat -> !seat.isNull()).map(seat -> {
            if (!seat.isString()) {
                throw new BadQuestion("seat", seat + " is not a text", "the name of a seat");
            }
            return seat.asString();
        });
    }

    private static <S, V, M> PlayedHand<S, V, M> after(PlayedHand<S, V, M> hand, JsonNode move, int number) {
        if (!move.isObject()) {
            return after(hand, move);
        }
        requireKnown(move, MADE, "a move");
        Optional<String> seat = seat(move);
        if (seat.isEmpty() || seat.get().equals(hand.learner().toString())) {
            return after(hand, move.path("move"));
        }
        TableSeat other = TableSeat.read(hand.learner().players(), seat.get());
        if (!hand.has(number, other, move.path("move"))) {
            throw new BadQuestion("", "seat " + other + " did not play " + move.path("move") + " here");
        }
        return hand;
    }

    /**
     * The hand after a line of the learner's: {"move": "KS"}, or {"move": null} for the robot's own choice.
     *
     * @throws BadQuestion if the line is no move, or the move is not lawful here
     */
    public static <S, V, M> PlayedHand<S, V, M> line(PlayedHand<S, V, M> hand, JsonNode line) {
        requireKnown(line, List.of("move"), "a move");
        if (!line.has("move")) {
            throw new BadQuestion("move", "missing", "a move, or null for the robot's own choice");
        }
        return after(hand, line.path("move"));
    }

    private static <S, V, M> PlayedHand<S, V, M> after(PlayedHand<S, V, M> hand, JsonNode move) {
        return move.isNull() ? hand.byItsRobot() : hand.moved(move);
    }

    private static void requireKnown(JsonNode json, List<String> fields, String what) {
        if (!json.isObject()) {
            throw new BadQuestion("", "not a JSON object", what + ": an object with " + String.join(", ", fields));
        }
        String unknown = json.propertyNames().stream()
                .filter(name -> !fields.contains(name))
                .collect(Collectors.joining(", "));
        if (!unknown.isEmpty()) {
            throw new BadQuestion(unknown, "unknown field", String.join(", ", fields));
        }
    }
}
