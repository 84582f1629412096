package kibitzer.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Citation;
import kibitzer.play.bridge.PlayedBridge;
import kibitzer.play.bridge.mini.PlayedMiniBridge;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import kibitzer.play.tricks.PlayedTricks;
import kibitzer.play.wire.PlayReader;
import kibitzer.play.wire.PlayWriter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What every game that is played keeps to, and what a program reads of it. */
@Execution(ExecutionMode.CONCURRENT)
class PlayedGamesTest {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final PlayWriter WRITER =
            new PlayWriter(source -> new Citation("a-book", "A Book", List.of(7), source.ids(), Optional.empty()));
    private static final int SEEDS = LongProof.of(4, 40);

    /** So many hands are played twice. */
    private static final int SAME = LongProof.of(1, 3);

    /** Of the games of tricks, which are one by their data, those that differ in what happens before the first lead. */
    private static final Set<String> OF_TRICKS =
            Set.of("euchre", "napoleon", "nap", "california-jack", "oh-hell", "black-lady", "ecarte", "five-hundred");

    /** Four players make as many moves in a quarter of the hands, and at bridge they bid besides. */
    private static int seeds(PlayedGame<?, ?, ?> game) {
        int fewer = game instanceof PlayedBridge ? 8 : game.players(DealRequest.of(1)) == TableSeat.COMPASS ? 4 : 1;
        return Math.max(1, SEEDS / fewer);
    }

    private static Stream<DynamicTest> eachGame(Consumer<PlayedGame<?, ?, ?>> test) {
        return PlayedGames.all().stream()
                .filter(game -> !(game instanceof PlayedTricks) || OF_TRICKS.contains(game.id()))
                // from the first lead on it is bridge, and what comes before has a test of its own
                .filter(game -> !(game instanceof PlayedMiniBridge))
                .map(game -> dynamicTest(game.id(), () -> test.accept(game)));
    }

    @Test
    void noTwoGamesHaveOneId() {
        assertThat(PlayedGames.ids()).doesNotHaveDuplicates();
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedGames.get("snap"))
                .withMessageContaining("\"snap\"; expected one of gin-rummy");
    }

    @TestFactory
    Stream<DynamicTest> robotsOfEveryWordPlayEveryHandToItsEndAndTheSameSeedIsTheSameHand() {
        return eachGame(PlayedGamesTest::playsToTheEnd);
    }

    private static <S, V, M> void playsToTheEnd(PlayedGame<S, V, M> game) {
        int players = game.players(DealRequest.of(1));
        for (String word : game.robots().keySet()) {
            RobotTable<S, V, M> table = RobotTable.of(game, players, Collections.nCopies(players, word));
            for (int seed = 0; seed < seeds(game); seed++) {
                Finished<S, V, M> end = table.play(DealRequest.of(seed));
                assertThat(end.moves()).isNotEmpty();
                assertThat(end.score().points()).hasSize(players);
                assertThat(end.deals())
                        .allSatisfy(dealt -> assertThat(dealt.hands()).hasSize(players));
                assertThat(end.moves())
                        .allSatisfy(made -> assertThat(
                                        game.moves().read(game.moves().write(made.move())))
                                .isEqualTo(made.move()));
                if (seed < SAME) {
                    assertThat(table.play(DealRequest.of(seed))).isEqualTo(end);
                }
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> everyMoveThatIsListedIsLawful() {
        return eachGame(PlayedGamesTest::listsLawfulMoves);
    }

    private static <S, V, M> void listsLawfulMoves(PlayedGame<S, V, M> game) {
        for (int seed = 0; seed < seeds(game); seed++) {
            DealRequest request = DealRequest.of(seed);
            Chance chance = request.seed().chance();
            S state = game.deal(request);
            for (Optional<TableSeat> seat = game.toPlay(state); seat.isPresent(); seat = game.toPlay(state)) {
                V view = game.view(state, seat.get());
                M move = game.robots().get("random").move(view, chance);
                if (game.lawful(view) instanceof Choices.Listed<M>(List<M> moves)) {
                    assertThat(moves).isNotEmpty().doesNotHaveDuplicates().contains(move);
                    assertThat(moves)
                            .allSatisfy(each ->
                                    assertThat(game.objection(view, each)).isEmpty());
                }
                state = game.after(state, move);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> theLastLineReplaysTheHand() {
        return eachGame(PlayedGamesTest::replays);
    }

    private static <S, V, M> void replays(PlayedGame<S, V, M> game) {
        for (TableSeat seat : TableSeat.all(game.players(DealRequest.of(1)))) {
            for (int seed = 0; seed < Math.max(1, seeds(game) / 8); seed++) {
                PlayedHand<S, V, M> hand =
                        PlayReader.begin(game, new Seed(seed), Map.of(), Optional.of(seat.toString()));
                while (!hand.isOver()) {
                    ObjectNode line = WRITER.line(hand);
                    assertThat(line.path("seat").asString()).isEqualTo(seat.toString());
                    assertThat(line.path("table").isObject()).isTrue();
                    assertThat(line.has("decision")).isEqualTo(line.has("position"));
                    assertThat(line.has("moves")).isFalse();
                    hand = PlayReader.line(hand, JSON.objectNode().putNull("move"));
                }
                ObjectNode last = WRITER.line(hand);
                assertThat(last.path("over").asBoolean()).isTrue();
                assertThat(last.path("review")).hasSize(hand.turns().size());
                ObjectNode asked = JSON.objectNode().put("seed", seed).put("seat", seat.toString());
                asked.set("moves", last.path("moves"));
                assertThat(WRITER.line(PlayReader.hand(game, asked))).isEqualTo(last);
                asked.set("moves", own(last, seat));
                assertThat(WRITER.line(PlayReader.hand(game, asked))).isEqualTo(last);
            }
        }
    }

    private static JsonNode own(ObjectNode last, TableSeat seat) {
        var moves = JSON.arrayNode();
        last.path("moves").forEach(made -> {
            if (made.path("seat").asString().equals(seat.toString())) {
                moves.add(made.path("move"));
            }
        });
        return moves;
    }

    @TestFactory
    Stream<DynamicTest> anUnlawfulMoveHasAReasonAndLeavesTheHandAsItWas() {
        return eachGame(PlayedGamesTest::refuses);
    }

    private static <S, V, M> void refuses(PlayedGame<S, V, M> game) {
        int refused = 0;
        for (int seed = 0; seed < seeds(game); seed++) {
            PlayedHand<S, V, M> hand = PlayReader.begin(game, new Seed(seed), Map.of(), Optional.empty());
            while (!hand.isOver()) {
                ObjectNode before = WRITER.line(hand);
                for (JsonNode strange : strange()) {
                    if (contains(before.path("legal"), strange)) {
                        continue;
                    }
                    PlayedHand<S, V, M> here = hand;
                    assertThatExceptionOfType(BadQuestion.class)
                            .isThrownBy(() -> PlayReader.line(here, moving(strange)))
                            .withMessageStartingWith("move: ");
                    refused++;
                }
                assertThat(WRITER.line(hand)).isEqualTo(before);
                hand = PlayReader.line(hand, JSON.objectNode().putNull("move"));
            }
        }
        assertThat(refused).isGreaterThan(10);
    }

    private static List<JsonNode> strange() {
        List<JsonNode> strange = new ArrayList<>();
        Stream.of("AS", "2C", "JK", "open", "raise", "knock AS", "gin 2C", "play-on", "perhaps", "", "AS AS")
                .map(JSON::stringNode)
                .forEach(strange::add);
        strange.add(JSON.numberNode(7));
        strange.add(JSON.arrayNode());
        return strange;
    }

    private static boolean contains(JsonNode list, JsonNode wanted) {
        for (JsonNode one : list) {
            if (one.equals(wanted)) {
                return true;
            }
        }
        return false;
    }

    private static ObjectNode moving(JsonNode move) {
        ObjectNode line = JSON.objectNode();
        line.set("move", move);
        return line;
    }
}
