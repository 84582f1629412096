package kibitzer.decisions.poker.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.cards.Rank;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.poker.PlayedHands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bluffs (Culbertson p. 98, Round Games p. 46), openers of jack pots (pp. 70, 40) and the knock (p. 77). */
class PokerSmallQuestionsTest {

    // P. 98: thirty chips in the pot; a hundred are too much, thirty are right.
    @ParameterizedTest(name = "a chance of {0}: {1} chips")
    @CsvSource({"0.5, 30", "0.7, 30", "0.49, 30 0", "0.45, 30 0", "0.44, 0"})
    void aBluffIsTheSizeOfThePotWhereItWinsHalfTheTime(double chance, String chips) {
        Advice<Integer> advice = PlayedHands.advice(new PokerBluff(), "'pot': 30, 'chance': " + chance);
        List<Integer> best =
                Arrays.stream(chips.split(" ")).map(Integer::valueOf).toList();
        assertThat(advice.best()).containsExactlyElementsOf(best);
        assertThat(advice.acceptable()).doesNotContain(100);
    }

    @Test
    void aHandThatWouldHaveBeenPlayedOtherwiseIsNotPretended() {
        assertThat(PlayedHands.advice(new PokerBluff(), "'pot': 30, 'chance': 0.9, 'same-line': false")
                        .best())
                .containsExactly(0);
    }

    @Test
    void by1891NobodyBluffsWhoIsLosing() {
        String bluff = "'game': 'round-games', 'pot': 30, 'chance': 0.6, 'winning': ";
        assertThat(PlayedHands.advice(new PokerBluff(), bluff + "false").best()).containsExactly(0);
        assertThat(PlayedHands.advice(new PokerBluff(), bluff + "true").best()).containsExactly(30);
    }

    @ParameterizedTest(name = "{0}, {1} passed: {2}")
    @CsvSource({
        "poker-jack-pot, 0, JACK",
        "poker-jack-pot, 2, KING",
        "poker-jack-pot, 3, JACK",
        "progressive-jackpots, 1, QUEEN",
        "progressive-jackpots, 0, JACK",
        "progressive-jackpots, 2, KING",
        "progressive-jackpots, 3, ACE"
    })
    void theOpenersRiseFromPotToPot(String game, int unopened, Rank pair) {
        assertThat(PlayedHands.advice(new PokerOpeners(), "'game': '%s', 'unopened': %d".formatted(game, unopened))
                        .best())
                .containsExactly(pair);
    }

    // P. 70: queens, kings, aces, in some games up to two pairs; what opens the pots after those it does not say.
    @ParameterizedTest(name = "{0} passed")
    @ValueSource(ints = {4, 5, 13})
    void afterAcesTheBookLeavesTheOpenersOpen(int unopened) {
        Advice<Rank> advice = PlayedHands.advice(
                new PokerOpeners(), "'game': 'progressive-jackpots', 'unopened': %d".formatted(unopened));
        assertThat(advice.best()).containsExactly(Rank.ACE);
        assertThat(advice.acceptable()).contains(Rank.JACK, Rank.QUEEN, Rank.KING);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theOpenersOfEarlierPotsAreRefused(int unopened) {
        Advice<Rank> advice = PlayedHands.advice(
                new PokerOpeners(), "'game': 'progressive-jackpots', 'unopened': %d".formatted(unopened));
        assertThat(advice.acceptable()).isEmpty();
    }

    @Test
    void progressivePotsAreDealtAsFarAsThePageGoes() {
        assertThat(IntStream.range(0, 200)
                        .mapToObj(seed -> new PokerOpeners().deal(DealRequest.of(seed)))
                        .filter(pots -> pots.game().equals("progressive-jackpots"))
                        .map(PokerOpeners.PassedPots::unopened)
                        .distinct())
                .containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @ParameterizedTest(name = "{0}, round {1}, number {3} of {2}: {4}")
    @CsvSource({
        "3S 3H 2D 2C 5H, 1, 4, 1, knock",
        "AS AH 3D 2C 5H, 1, 4, 1, play-on",
        "JS JH 2D 2C 5H, 1, 5, 4, play-on",
        "QS QH 2D 2C 5H, 1, 5, 4, knock",
        "JS JH 2D 2C 5H, 1, 5, 3, knock",
        "JS JH 2D 2C 5H, 1, 4, 4, knock",
        "AS AH KD KC 5H, 2, 4, 1, play-on",
        "2S 2H 2D KC 5H, 2, 4, 1, knock",
        "AS AH AD KC 5H, 3, 4, 1, play-on",
        "TS 9H 8D 7C 6H, 3, 4, 1, knock",
        "KH 9H 8H 7H 2H, 3, 4, 1, knock"
    })
    void theKnockAsksMoreFromRoundToRound(String hand, int round, int players, int position, String answer) {
        assertThat(PlayedHands.advice(
                                new PokerKnock(),
                                "'hand': '%s', 'round': %d, 'players': %d, 'position': %d"
                                        .formatted(hand, round, players, position))
                        .best())
                .containsExactly(answer);
    }

    // P. 77: two pairs, three of a kind, a high straight.
    @ParameterizedTest(name = "round {0}: {1}")
    @CsvSource({"1, less than two pairs", "2, less than three of a kind", "3, less than a high straight"})
    void theHandThatWaitsIsToldWhatItsRoundAsks(int round, String asked) {
        var ruling = PlayedHands.advice(
                        new PokerKnock(),
                        "'hand': 'AS AH 3D 2C 5H', 'round': %d, 'players': 4, 'position': 1".formatted(round))
                .ruling()
                .orElseThrow();
        assertThat(ruling.reasons()).extracting(reason -> reason.asked()).contains(asked);
    }

    // P. 106: nine in ten for high are risked on six in ten for both. Where both are no likelier than not the page is
    // silent: both bring their chance of the pot, one way half of its chance.
    @ParameterizedTest(name = "high {0}, low {1}, both {2}: {3}")
    @CsvSource({
        "0.9, 0.6, 0.6, both",
        "0.9, 0.6, 0.51, both",
        "0.9, 0.6, 0.5, both",
        "0.74, 0.73, 0.5, both",
        "0.9, 0.6, 0.46, both",
        "0.9, 0.6, 0.44, high",
        "0.4, 0.6, 0.29, low",
        "0.6, 0.6, 0.2, high low"
    })
    void bothAreDeclaredWhereTheyBringMoreOfThePot(double high, double low, double both, String answers) {
        assertThat(declaring(high, low, both).best()).containsExactlyInAnyOrder(answers.split(" "));
    }

    // P. 106 speaks of both above an even chance only: below it one way may be declared.
    @ParameterizedTest(name = "high {0}, low {1}, both {2}: {3} is allowed")
    @CsvSource({
        "0.9, 0.6, 0.6, ''",
        "0.9, 0.6, 0.5, high",
        "0.74, 0.73, 0.5, high",
        "0.4, 0.6, 0.3, low",
        "0.4, 0.6, 0.29, ''"
    })
    void oneWayIsAllowedWhereThePageIsSilent(double high, double low, double both, String answers) {
        assertThat(String.join(" ", declaring(high, low, both).acceptable())).isEqualTo(answers);
    }

    @ParameterizedTest(name = "high {0}, low {1}, both {2}: {3}")
    @CsvSource({
        "0.74, 0.73, 0.5, low, '36½ percent of the pot on average, high 37, both 50'",
        "0.55, 0.5, 0.2, low, '25 percent of the pot on average, high 27½'",
        "0.55, 0.5, 0.2, both, '7½ percent of the pot less for both than for one way, 20 on average against 27½'"
    })
    void whatBringsLessIsToldByTheCount(double high, double low, double both, String answer, String told) {
        PokerDeclare decision = new PokerDeclare();
        var declaration = PlayedHands.position(decision, chances(high, low, both));
        assertThat(decision.whyNot(declaration, answer))
                .flatExtracting(ruling -> ruling.reasons())
                .extracting(reason -> reason.measured())
                .anySatisfy(measured -> assertThat(measured).endsWith(told));
    }

    private static Advice<String> declaring(double high, double low, double both) {
        return PlayedHands.advice(new PokerDeclare(), chances(high, low, both));
    }

    private static String chances(double high, double low, double both) {
        return "'high': %s, 'low': %s, 'both': %s".formatted(high, low, both);
    }
}
