package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.play.hand.RobotTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three-card loo at the table (Round Games with Cards, pp. 18-22 and 26). */
class LooAtTheTableTest {
    private static final int SERIES = 20;

    private static PlayedTricks game(String id) {
        return new PlayedTricks(TrickGames.find(id).orElseThrow());
    }

    private static TricksSeries called(TricksSeries from, String... calls) {
        TricksSeries series = from;
        for (String call : calls) {
            series = series.after(new TrickMove.Called(call));
        }
        return series;
    }

    /** P. 19: who takes the miss has the three spare cards, and his own are out of play. */
    @Test
    void whoTakesTheMissPlaysTheSpareHand() {
        TricksSeries dealt = game("three-card-loo").deal(DealRequest.of(7).with(PlayedTricks.DEALS, 2));
        int eldest = dealt.deal().eldest();
        Cards spare = Cards.of(dealt.deal().stock().subList(0, 3));
        Cards own = dealt.deal().dealt().get(eldest);
        TrickHand hand = called(dealt, "miss").deal();
        assertThat(hand.hands().get(eldest)).isEqualTo(spare);
        assertThat(hand.laid()).containsExactly(new Laid(eldest, own));
        assertThat(hand.open()).containsExactly("throw-up", "stand");
    }

    /**
     * Pp. 18-22: the pool of three goes to the dealer where nobody else is in, to who stands or has the miss
     * alone; those who have thrown up pay nothing.
     */
    @ParameterizedTest
    @CsvSource({
        "'throw-up throw-up throw-up', 3",
        "'throw-up miss throw-up throw-up', 1",
    })
    void thePoolGoesToWhoIsAloneWithoutPlay(String calls, int taker) {
        TricksSeries dealt = game("three-card-loo").deal(DealRequest.of(7));
        int dealer = dealt.deal().dealer();
        TricksSeries series = called(dealt, calls.split(" "));
        assertThat(series.isOver()).isTrue();
        List<Double> expected = new ArrayList<>(Collections.nCopies(4, 0.0));
        expected.set(dealer, -3.0);
        int place = (dealt.deal().eldest() + taker) % 4;
        expected.set(place, expected.get(place) + 3.0);
        assertThat(series.scores()).isEqualTo(expected);
        assertThat(series.pool()).isZero();
    }

    /** P. 20: against one the dealer may not throw up, and what the miss wins stays in the pool; he is not looed with it either. */
    @Test
    void theDealersMissAgainstOneIsPlayedForThePool() {
        int stayed = 0;
        for (int seed = 0; seed < SERIES; seed++) {
            PlayedTricks game = game("three-card-loo");
            TricksSeries series = called(game.deal(DealRequest.of(seed)), "stand", "throw-up", "throw-up");
            TrickHand hand = series.deal();
            assertThat(hand.open()).containsExactly("stand", "miss");
            series = called(series, "miss");
            int eldest = hand.eldest();
            int dealer = hand.dealer();
            assertThat(series.deal().defender()).hasValue(dealer);
            while (game.toPlay(series).isPresent()) {
                series = game.after(
                        series, game.usual(game.view(series, game.toPlay(series).orElseThrow())));
            }
            HandResult result = series.results().getLast();
            int tricks = result.tricks().get(eldest);
            assertThat(result.tricks().get(dealer)).isEqualTo(3 - tricks);
            // the dealer's three counters are a counter a trick; a loo is six
            assertThat(result.scores().get(eldest)).isEqualTo(tricks > 0 ? tricks : -6);
            assertThat(result.scores().get(dealer)).isZero();
            assertThat(series.pool()).isEqualTo(tricks > 0 ? 3 - tricks : 9);
            stayed += 3 - tricks;
        }
        assertThat(stayed).isPositive();
    }

    /** No counter is lost, none comes from nowhere: who pays what is counted here by the book's words (pp. 18-22, p. 26). */
    @ParameterizedTest
    @CsvSource({"three-card-loo, book", "three-card-loo, plain", "three-card-loo, random", "loo-unlimited, random"})
    void countersAndPoolStayTheSameDealAfterDeal(String id, String robot) {
        PlayedTricks game = game(id);
        int looed = 0;
        int taken = 0;
        for (int seed = 0; seed < SERIES; seed++) {
            TricksSeries series = RobotTable.of(game, 4, Collections.nCopies(4, robot))
                    .play(DealRequest.of(seed).with(PlayedTricks.DEALS, 8))
                    .state();
            assertThat(series.results()).hasSize(8);
            int pool = 0;
            for (int number = 0; number < series.number(); number++) {
                TrickHand hand = series.deals().get(number);
                HandResult result = series.results().get(number);
                assertThat(IntStream.range(0, 4).mapToObj(result.paid()::get).toList())
                        .isEqualTo(IntStream.range(0, 4)
                                .mapToObj(place -> place == hand.dealer() ? 3 : 0)
                                .toList());
                pool += 3;
                int out = 0;
                Outcome outcome = hand.outcome().orElseThrow();
                for (int place = 0; place < 4; place++) {
                    int score = (int) Math.round(result.scores().get(place));
                    boolean in = outcome.taking().contains(Math.floorMod(place - hand.eldest(), 4));
                    if (!in) {
                        assertThat(score).isZero();
                    } else if (outcome.end() == Outcome.End.TAKEN) {
                        assertThat(score).isEqualTo(pool);
                        taken++;
                    } else if (score < 0) {
                        assertThat(result.tricks().get(place)).isZero();
                        assertThat(-score).isEqualTo(id.equals("loo-unlimited") ? pool : 6);
                        looed++;
                    }
                    out += score;
                }
                pool -= out;
                assertThat(pool).isNotNegative();
            }
            assertThat(series.pool()).isEqualTo(pool);
            assertThat(series.scores().stream().mapToDouble(Double::doubleValue).sum() + pool)
                    .isZero();
        }
        assertThat(looed).isPositive();
        assertThat(taken).isPositive();
    }

    /** Ace, king and queen of trumps take every trick; a hand without a trump or a face card takes none. */
    @ParameterizedTest
    @CsvSource({"AS KS QS, stand", "2H 3D 4C, throw-up"})
    void thePlainCallerStandsOnTricks(String own, String call) {
        var hands = List.of(
                Cards.of(CardNotation.readListOfAnyPack(own)),
                Cards.of(CardNotation.readListOfAnyPack("7H 8H 9H")),
                Cards.of(CardNotation.readListOfAnyPack("7D 8D 9D")),
                Cards.of(CardNotation.readListOfAnyPack("7C 8C 9C")));
        PlayedTricks game = game("three-card-loo");
        TrickHand hand = TrickHand.of(
                game.game(),
                3,
                hands,
                CardNotation.readListOfAnyPack("TH TD TC"),
                Optional.of(CardNotation.readOfAnyPack("2S")));
        TricksSeries series = game.deal(DealRequest.of(0)).at(hand);
        assertThat(game.usual(game.view(series, game.toPlay(series).orElseThrow())))
                .isEqualTo(new TrickMove.Called(call));
    }
}
