package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.settle.GamePoints;
import kibitzer.marking.Question;
import kibitzer.play.hand.PlayedMove;
import kibitzer.play.hand.Robot;
import kibitzer.play.hand.RobotTable;
import kibitzer.play.hand.Turn;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

/** Games of tricks whose books are asked at the table. */
@Execution(ExecutionMode.CONCURRENT)
class JudgedTricksTest {
    private static final int HANDS = LongProof.of(10, 200);

    private static PlayedTricks game(String id) {
        return new PlayedTricks(TrickGames.find(id).orElseThrow());
    }

    private static Stream<String> games() {
        return Stream.of(
                "euchre",
                "set-back-euchre",
                "euchre-laps",
                "nap",
                "nap-kitty",
                "napoleon",
                "hearts",
                "three-card-loo",
                "loo-unlimited",
                "loo-mixed");
    }

    /** A position as a question has it, the same in words; and what the book answers there may be done. */
    private static <P, A> String checked(PlayedTricks game, SeenTricks seen, Turn.Asked<P, A, TrickMove> asked) {
        Question<P, A> question = asked.question();
        ObjectNode written = question.decision().form().write(question.position());
        assertThat(question.decision().form().read(written, "position")).isEqualTo(question.position());
        List<TrickMove> lawful = seen.lawful();
        question.advice()
                .best()
                .forEach(answer -> assertThat(lawful)
                        .as(written.toString())
                        .contains(asked.move().apply(answer)));
        if (question.choices() instanceof Choices.Listed<A>(List<A> answers)) {
            List<TrickMove> possible = answers.stream()
                    .filter(answer -> question.decision()
                            .objection(question.position(), answer)
                            .isEmpty())
                    .map(asked.move())
                    .toList();
            assertThat(possible).containsExactlyInAnyOrderElementsOf(lawful);
        }
        return question.decision().id().toString();
    }

    @TestFactory
    Stream<DynamicTest> whatTheBookAnswersMayBeDoneAndEveryQuestionIsOneOfTheTrainer() {
        return games().map(id -> dynamicTest(id, () -> {
            PlayedTricks game = game(id);
            TreeSet<String> decisions = new TreeSet<>();
            for (int seed = 0; seed < HANDS; seed++) {
                TricksSeries series = game.deal(DealRequest.of(seed).with(PlayedTricks.DEALS, 3));
                Chance chance = new Seed(seed).chance();
                for (Optional<TableSeat> seat = game.toPlay(series); seat.isPresent(); seat = game.toPlay(series)) {
                    SeenTricks seen = game.view(series, seat.get());
                    if (game.turn(seen) instanceof Turn.Asked<?, ?, TrickMove> asked) {
                        decisions.add(checked(game, seen, asked));
                    }
                    TrickMove book = game.byTheBook(seen);
                    assertThat(seen.lawful()).contains(book);
                    series = game.after(series, chance.below(4) == 0 ? Robot.atRandom(game, seen, chance) : book);
                }
            }
            List<String> expected = switch (id) {
                case "hearts" -> List.of();
                case "napoleon" -> List.of("nap/lead", "nap/play");
                case "three-card-loo", "loo-unlimited", "loo-mixed" -> List.of("loo/lead", "loo/stand");
                case "nap", "nap-kitty" -> List.of("nap/call", "nap/lead", "nap/play");
                default -> List.of("euchre/call", "euchre/lead");
            };
            assertThat(decisions).containsExactlyElementsOf(expected);
            assertThat(game.isJudged()).isEqualTo(!expected.isEmpty());
        }));
    }

    /** The robot does what the question puts first, without asking for advice. */
    @ParameterizedTest
    @CsvSource({"euchre", "nap", "napoleon"})
    void theRobotFollowsTheFirstAnswer(String id) {
        PlayedTricks game = game(id);
        int asked = 0;
        for (int seed = 0; seed < HANDS; seed++) {
            int players = game.players(DealRequest.of(seed));
            var end = RobotTable.of(game, players, Collections.nCopies(players, PlayedTricks.BOOK))
                    .play(DealRequest.of(seed));
            TricksSeries series = game.deal(DealRequest.of(seed));
            for (PlayedMove<TrickMove> made : end.moves()) {
                SeenTricks seen = game.view(series, made.seat());
                Turn<TrickMove> turn = game.turn(seen);
                if (turn instanceof Turn.Asked<?, ?, TrickMove>) {
                    assertThat(turn.byTheBook()).contains(made.move());
                    asked++;
                }
                series = game.after(series, made.move());
            }
        }
        assertThat(asked).isGreaterThan(HANDS);
    }

    /** Unseen cards of the others change hands wherever the same moves can still be made: nobody notices. */
    @TestFactory
    Stream<DynamicTest> nobodySeesWhatOthersHoldAtAnyTurn() {
        return games().map(id -> dynamicTest(id, () -> {
            PlayedTricks game = game(id);
            int compared = 0;
            for (int seed = 0; seed < 4 * HANDS; seed++) {
                compared += staysTheSame(game, seed) ? 1 : 0;
            }
            assertThat(compared).isGreaterThan(HANDS);
        }));
    }

    private static boolean staysTheSame(PlayedTricks game, int seed) {
        DealRequest request = DealRequest.of(seed);
        Chance chance = new Seed(seed).chance();
        int players = game.players(request);
        List<PlayedMove<TrickMove>> moves = RobotTable.of(
                        game, players, Collections.nCopies(players, PlayedTricks.BOOK))
                .play(request)
                .moves();
        int until = chance.below(moves.size());
        TricksSeries dealt = game.deal(request);
        TricksSeries here = replayed(game, dealt, moves.subList(0, until)).orElseThrow();
        TableSeat seat = game.toPlay(here).orElseThrow();
        Optional<TricksSeries> other = replayed(
                game, dealt.at(changed(dealt.deal(), here.deal(), seat.place(), chance)), moves.subList(0, until));
        if (other.isEmpty() || other.get().deal().hands().equals(here.deal().hands())) {
            return false;
        }
        SeenTricks seen = game.view(here, seat);
        SeenTricks same = game.view(other.get(), seat);
        assertThat(game.table(same, seat)).isEqualTo(game.table(seen, seat));
        assertThat(same.lawful()).isEqualTo(seen.lawful());
        assertThat(question(game, same)).isEqualTo(question(game, seen));
        assertThat(game.byTheBook(same)).isEqualTo(game.byTheBook(seen));
        assertThat(game.usual(same)).isEqualTo(game.usual(seen));
        return true;
    }

    private static Object question(PlayedTricks game, SeenTricks seen) {
        return game.turn(seen) instanceof Turn.Asked<?, ?, TrickMove>(Question<?, ?> question, var move, var besides)
                ? List.of(question.decision().id(), question.position())
                : "silent";
    }

    /** The same moves from another deal; empty where one of them is not lawful there. */
    private static Optional<TricksSeries> replayed(
            PlayedTricks game, TricksSeries from, List<PlayedMove<TrickMove>> moves) {
        TricksSeries series = from;
        for (PlayedMove<TrickMove> made : moves) {
            boolean lawful = game.toPlay(series).equals(Optional.of(made.seat()))
                    && game.objection(game.view(series, made.seat()), made.move())
                            .isEmpty();
            if (!lawful) {
                return Optional.empty();
            }
            series = game.after(series, made.move());
        }
        return Optional.of(series);
    }

    /** The deal in which the cards that others still hold now, but for the one turned, are dealt among them anew. */
    private static TrickHand changed(TrickHand dealt, TrickHand now, int own, Chance chance) {
        Map<Integer, List<Card>> free = new HashMap<>();
        List<Card> all = new ArrayList<>();
        for (int place = 0; place < dealt.players(); place++) {
            if (place != own) {
                Cards held = dealt.dealt().get(place);
                List<Card> cards = now.hands().get(place).list().stream()
                        .filter(held::contains)
                        .filter(card -> !dealt.turnUp().equals(Optional.of(card)))
                        .toList();
                free.put(place, cards);
                all.addAll(cards);
            }
        }
        List<Card> anew = new ArrayList<>(chance.shuffled(all));
        List<Cards> hands = new ArrayList<>(dealt.dealt());
        free.forEach((place, cards) -> {
            Cards hand = hands.get(place);
            for (Card card : cards) {
                hand = hand.without(card);
            }
            for (int i = 0; i < cards.size(); i++) {
                hand = hand.with(anew.removeFirst());
            }
            hands.set(place, hand);
        });
        return TrickHand.of(dealt.game(), dealt.dealer(), hands, dealt.stock(), dealt.turnUp());
    }

    /** P. 206: against who plays alone the player at the left leads, whoever dealt. */
    @ParameterizedTest
    @CsvSource({"'order-up alone', 0", "'pass,assist alone', 1", "'pass,pass,order-up alone', 2"})
    void theLeftHandOpponentLeadsAgainstALoneHand(String calls, int maker) {
        PlayedTricks euchre = game("euchre");
        TricksSeries series = euchre.deal(DealRequest.of(3));
        for (String call : calls.split(",")) {
            series = euchre.after(series, new TrickMove.Called(call));
        }
        if (series.deal().phase() == Phase.LAYING_AWAY) {
            Card away = series.deal().held().get(series.deal().dealer()).list().getFirst();
            series = euchre.after(series, new TrickMove.Played(away, Optional.empty()));
        }
        TrickHand hand = series.deal();
        int alone = (hand.eldest() + maker) % 4;
        assertThat(hand.maker()).hasValue(alone);
        assertThat(hand.toPlay()).hasValue((alone + 1) % 4);
        assertThat(hand.seats()).doesNotContain((alone + 2) % 4);
        SeenTricks seen = euchre.view(series, new TableSeat(4, (alone + 1) % 4));
        assertThat(euchre.turn(seen)).isInstanceOf(Turn.Asked.class);
        while (euchre.toPlay(series).isPresent()) {
            series = euchre.after(
                    series,
                    euchre.byTheBook(euchre.view(series, euchre.toPlay(series).orElseThrow())));
        }
        HandResult result = HandResult.of(series.deal());
        assertThat(result.tricks().get((alone + 2) % 4)).isZero();
        assertThat(result.scores().get((alone + 2) % 4))
                .isEqualTo(result.scores().get(alone));
        int won = result.tricks().get(alone);
        assertThat(result.scores().get(alone)).isEqualTo(won == 5 ? 4.0 : won >= 3 ? 1.0 : 0.0);
        assertThat(result.scores().get((alone + 1) % 4)).isEqualTo(won < 3 ? 2.0 : 0.0);
    }

    /** Culbertson, p. 200: who bid most names trumps and leads. */
    @Test
    void theCallerLeadsAtNapoleon() {
        PlayedTricks napoleon = game("napoleon");
        TricksSeries series = napoleon.deal(DealRequest.of(3));
        for (String call : List.of("0", "3", "0", "0", "S")) {
            series = napoleon.after(series, new TrickMove.Called(call));
        }
        assertThat(series.deal().toPlay()).hasValue((series.deal().eldest() + 1) % 4);
    }

    /** The score of the game stands in the question, each side as its own. */
    @Test
    void theCallAtEuchreIsAskedAtTheScoreOfTheGame() {
        PlayedTricks euchre = game("euchre");
        int later = 0;
        for (int seed = 0; seed < HANDS; seed++) {
            TricksSeries series = euchre.deal(DealRequest.of(seed).with(PlayedTricks.DEALS, TricksSeries.MOST_DEALS));
            while (euchre.toPlay(series).isPresent()) {
                TableSeat seat = euchre.toPlay(series).orElseThrow();
                SeenTricks seen = euchre.view(series, seat);
                if (euchre.turn(seen) instanceof Turn.Asked<?, ?, TrickMove> asked && seen.phase() == Phase.CALLING) {
                    ObjectNode position = written(asked.question());
                    for (int side = 0; side < 2; side++) {
                        double points = 0;
                        for (HandResult result : series.results()) {
                            points += result.scores().get((seat.place() + side) % 4);
                        }
                        assertThat(position.path(side == 0 ? "we" : "they").asInt())
                                .isEqualTo((int) points);
                        later += points > 0 ? 1 : 0;
                    }
                }
                series = euchre.after(series, euchre.byTheBook(seen));
            }
            assertThat(series.winners()).hasSize(2);
        }
        assertThat(later).isPositive();
    }

    private static <P, A> ObjectNode written(Question<P, A> question) {
        return question.decision().form().write(question.position());
    }

    /** The pointers count to five (p. 207); where another number is agreed they are silent, and the robot still calls. */
    @Test
    void anotherNumberOfPointsIsNotThatOfThePointers() {
        PlayedTricks euchre = game("euchre");
        TricksSeries series =
                TricksSeries.dealt(euchre.game(), new Seed(3), 4, 2, Optional.of(new GamePoints(10, false)));
        SeenTricks seen = euchre.view(series, euchre.toPlay(series).orElseThrow());
        assertThat(euchre.turn(seen)).isInstanceOf(Turn.Silent.class);
        assertThat(seen.lawful()).contains(euchre.byTheBook(seen));
    }

    /** Which seats are asked after the calls at nap: the caller when leading, the others when they play to the caller's lead. */
    @Test
    void whoIsAskedAtNap() {
        PlayedTricks nap = game("nap");
        int leads = 0;
        int follows = 0;
        for (int seed = 0; seed < HANDS; seed++) {
            TricksSeries series = nap.deal(DealRequest.of(seed));
            while (nap.toPlay(series).isPresent()) {
                TableSeat seat = nap.toPlay(series).orElseThrow();
                SeenTricks seen = nap.view(series, seat);
                boolean caller = seen.maker().orElse(-1) == seat.place();
                boolean leading = seen.sight()
                        .map(sight -> sight.trick().cards().isEmpty())
                        .orElse(seen.phase() == Phase.FIRST_LEAD);
                if (seen.phase() != Phase.CALLING && nap.turn(seen) instanceof Turn.Asked<?, ?, TrickMove> asked) {
                    assertThat(asked.question().decision().id().toString()).isEqualTo(caller ? "nap/lead" : "nap/play");
                    assertThat(leading).isEqualTo(caller);
                    leads += caller ? 1 : 0;
                    follows += caller ? 0 : 1;
                }
                series = nap.after(series, nap.byTheBook(seen));
            }
        }
        assertThat(IntStream.of(leads, follows)).allMatch(count -> count >= HANDS / 2);
    }
}
