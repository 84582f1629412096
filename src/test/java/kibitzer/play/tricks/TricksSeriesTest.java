package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.settle.Antes;
import kibitzer.games.trick.settle.GamePoints;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.RobotTable;
import kibitzer.play.wire.PlayReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** Games of several deals, one after the other. */
class TricksSeriesTest {
    private static final int GAMES = 12;

    private static PlayedTricks game(String id) {
        return new PlayedTricks(TrickGames.find(id).orElseThrow());
    }

    private static DealRequest request(PlayedTricks game, long seed, Map<String, String> with) {
        var options = JsonNodeFactory.instance.objectNode();
        with.forEach(options::put);
        return PlayReader.request(game, new Seed(seed), options);
    }

    private static Finished<TricksSeries, SeenTricks, TrickMove> played(
            PlayedTricks game, long seed, Map<String, String> with) {
        DealRequest request = request(game, seed, with);
        int players = game.players(request);
        return RobotTable.of(game, players, Collections.nCopies(players, "random"))
                .play(request);
    }

    /** The numbers that the book prints. */
    @ParameterizedTest
    @CsvSource({
        "euchre, 5", // p. 206
        "three-hand-euchre, 5", // p. 208: as at euchre
        "set-back-euchre, 5", // p. 208: five chips
        "hasenpfeffer, 10", // p. 213
        "five-hundred, 500", // p. 216
        "five-hundred-long-game, 1000", // p. 216: or 1,500
        "ecarte, 5", // p. 202
        "seven-up, 7", // p. 234
        "auction-pitch, 7", // p. 237
        "pedro-sancho, 100", // p. 239
        "cinch, 51", // p. 240
        "norwegian-whist, 50", // p. 189
    })
    void aGameEndsAtThePointsOfTheBook(String id, int points) {
        assertThat(GamePoints.of(TrickGames.find(id).orElseThrow())).contains(new GamePoints(points, false));
    }

    /** P. 247: who first lost a hundred ends it; and no number is named for nap, nor for hearts with a sweepstake. */
    @Test
    void blackLadyEndsWhenAHundredAreLostAndSomeGamesHaveNoEnd() {
        assertThat(GamePoints.of(TrickGames.find("black-lady").orElseThrow())).contains(new GamePoints(100, true));
        assertThat(GamePoints.of(TrickGames.find("nap").orElseThrow())).isEmpty();
        assertThat(GamePoints.of(TrickGames.find("hearts").orElseThrow())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"euchre", "auction-pitch", "nap", "set-back-euchre"})
    void theDealPassesOnAndTheScoreIsThatOfAllDeals(String id) {
        PlayedTricks game = game(id);
        for (int seed = 0; seed < GAMES; seed++) {
            TricksSeries series = played(game, seed, Map.of("deals", "6")).state();
            assertThat(series.number()).isLessThanOrEqualTo(6);
            for (int number = 1; number < series.number(); number++) {
                TrickHand before = series.deals().get(number - 1);
                TrickHand hand = series.deals().get(number);
                assertThat(hand.dealer()).isEqualTo((before.dealer() + 1) % series.players());
                assertThat(hand.dealt()).isNotEqualTo(before.dealt());
            }
            for (int place = 0; place < series.players(); place++) {
                double sum = 0;
                for (TrickHand hand : series.deals()) {
                    sum += HandResult.of(hand).scores().get(place);
                }
                assertThat(series.scores().get(place)).isEqualTo(sum);
                assertThat(game.score(series).points().get(place)).isEqualTo((int) Math.round(sum));
            }
        }
    }

    /** P. 206: who has five points first has won, and nothing is dealt after that. */
    @Test
    void euchreIsPlayedToFiveAndNoDealMore() {
        PlayedTricks game = game("euchre");
        int won = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            var end = played(game, seed, Map.of("deals", "100"));
            TricksSeries series = end.state();
            int last = series.number() - 1;
            for (int side = 0; side < 2; side++) {
                int before = 0;
                for (int number = 0; number < last; number++) {
                    before += (int)
                            Math.round(series.results().get(number).scores().get(side));
                }
                assertThat(before).isLessThan(5);
            }
            List<Integer> reached = IntStream.range(0, 4)
                    .filter(place -> series.scores().get(place) >= 5)
                    .boxed()
                    .toList();
            assertThat(series.winners()).isEqualTo(reached);
            assertThat(end.score().end()).isEqualTo("game");
            assertThat(end.deals()).hasSize(series.number());
            won += reached.size();
        }
        assertThat(won).isEqualTo(2 * GAMES);
    }

    /** P. 209: points above five are the winners' first in the next game; the losers begin at nothing, and the deal passes on. */
    @Test
    void withLapsPointsAboveFiveAreCarriedToTheNextGame() {
        int carried = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            TricksSeries series =
                    played(game("euchre-laps"), seed, Map.of("deals", "40")).state();
            assertThat(series.number()).isEqualTo(40);
            int[] score = new int[2];
            int[] games = new int[2];
            for (HandResult result : series.results()) {
                int first = (int) result.net(0);
                int second = (int) result.net(1);
                assertThat(result.net(2)).isEqualTo(first);
                if (Math.max(score[0], score[1]) >= 5) {
                    int over = Math.max(score[0], score[1]) - 5;
                    carried += over;
                    int winner = score[0] >= 5 ? 0 : 1;
                    score[winner] = over;
                    score[1 - winner] = 0;
                }
                score[0] += first;
                score[1] += second;
                games[0] += score[0] >= 5 ? 1 : 0;
                games[1] += score[1] >= 5 ? 1 : 0;
            }
            GameStanding standing = GameStanding.of(series);
            assertThat(standing.points(0)).isEqualTo(score[0]);
            assertThat(standing.points(3)).isEqualTo(score[1]);
            assertThat(standing.games()).containsExactly(games[0], games[1], games[0], games[1]);
        }
        assertThat(carried).isPositive();
    }

    @Test
    void anotherNumberOfPointsMayBeAgreed() {
        PlayedTricks game = game("euchre");
        TricksSeries series =
                played(game, 3, Map.of("deals", "100", "to", "10")).state();
        assertThat(series.winners()).hasSize(2);
        assertThat(series.scores()).anyMatch(points -> points >= 10).noneMatch(points -> points > 13);
    }

    /** P. 244: nobody or one took no heart in other ways than alone, and what was paid stays for the next deal. */
    @Test
    void theJackpotOfASweepstakeIsPlayedForInTheNextDeal() {
        PlayedTricks game = game("hearts");
        boolean stayed = false;
        for (int seed = 0; seed < 40; seed++) {
            TricksSeries series = played(game, seed, Map.of("deals", "4")).state();
            int pool = 0;
            for (TrickHand hand : series.deals()) {
                List<Integer> hearts = HandResult.of(hand).points();
                List<Integer> clear = IntStream.range(0, 4)
                        .filter(place -> hearts.get(place) == 0)
                        .boxed()
                        .toList();
                pool += 13;
                boolean jackpot = clear.isEmpty() || clear.size() == 3;
                stayed |= jackpot;
                pool = jackpot ? pool : pool % clear.size();
            }
            assertThat(series.pool()).isEqualTo(pool);
        }
        assertThat(stayed).isTrue();
    }

    /** Round Games, p. 18: three for the deal and six for a loo; Culbertson, pp. 194 and 197-198. */
    @Test
    void aPoolIsBegunByTheDealerOrByAll() {
        TrickGame loo = TrickGames.find("three-card-loo").orElseThrow();
        assertThat(Antes.of(loo)).isEqualTo(new Antes(3, 0, 6, 3));
        assertThat(Antes.of(TrickGames.find("loo").orElseThrow())).isEqualTo(new Antes(3, 0, 3, 0));
        Antes spoil = Antes.of(TrickGames.find("spoil-five").orElseThrow());
        assertThat(spoil.paidInto(0, false)).isEqualTo(1);
        assertThat(spoil.paidInto(4, false)).isZero();
        assertThat(spoil.paidInto(4, true)).isEqualTo(1);
    }

    /** P. 213: where both sides have the points, that which made trumps has won. */
    @Test
    void theMakersSideIsFirstWhereBothHaveThePoints() {
        PlayedTricks game = game("euchre");
        TrickHand hand = game.deal(DealRequest.of(3)).deal();
        TrickHand called = game.after(game.deal(DealRequest.of(3)), new TrickMove.Called("order-up"))
                .deal();
        int maker = called.maker().orElseThrow();
        List<Double> both = List.of(5.0, 6.0, 5.0, 6.0);
        assertThat(Winners.of(Optional.of(new GamePoints(5, false)), both, called))
                .containsExactlyInAnyOrder(maker, (maker + 2) % 4);
        assertThat(hand.maker()).isEqualTo(OptionalInt.empty());
        assertThat(Winners.of(Optional.of(new GamePoints(5, false)), both, hand))
                .containsExactly(1, 3);
        assertThat(Winners.of(Optional.of(new GamePoints(100, true)), List.of(-100.0, -20.0, -30.0, -20.0), hand))
                .containsExactly(1, 3);
    }
}
