package kibitzer.decisions.poker;

import static org.assertj.core.api.Assertions.assertThat;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.games.poker.BettingLimit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The most chips that may be put in (Culbertson pp. 61-63, Round Games pp. 36-38). */
class PokerLimitTest {

    private static int most(String turn) {
        return PlayedHands.advice(new PokerLimit(), turn).best().getFirst();
    }

    // P. 62: four, raised to eight, raised to sixteen; the first bettor makes it thirty-two by adding twenty-eight.
    @ParameterizedTest(name = "{0} in already, {1} to call: {2}")
    @CsvSource({"4, 12, 28", "8, 24, 56", "0, 4, 8", "0, 8, 16"})
    void aBetMayBeDoubledAndWhatIsInAlreadyCounts(int already, int toCall, int most) {
        assertThat(most("'limit': 'doubling', 'pot': 60, 'already-in': %d, 'to-call': %d".formatted(already, toCall)))
                .isEqualTo(most);
    }

    // P. 62: twelve to call and sixteen to raise, then a raise of twenty-eight.
    @Test
    void aRaiseIsAtMostTheMostChipsPutInAtOneTime() {
        assertThat(most("'limit': 'previous-bet', 'pot': 28, 'to-call': 12, 'size': 16"))
                .isEqualTo(28);
        assertThat(most("'limit': 'previous-bet', 'pot': 56, 'to-call': 24, 'size': 28"))
                .isEqualTo(52);
    }

    // P. 62: ten bet into thirty: sixty; the next puts in sixty to call and raises by a hundred and sixty.
    @Test
    void aRaiseOfThePotCountsTheCallFirst() {
        assertThat(most("'limit': 'pot', 'pot': 40, 'to-call': 10")).isEqualTo(60);
        assertThat(most("'limit': 'pot', 'pot': 100, 'to-call': 60")).isEqualTo(220);
        assertThat(most("'limit': 'pot-in-all', 'pot': 20, 'to-call': 5")).isEqualTo(20);
    }

    // Round Games p. 36: after sixpence the dealer may stake one and six at a limit of a shilling; p. 38: C adds two.
    @Test
    void aFixedLimitIsPutUponTheCall() {
        assertThat(most("'limit': 'fixed', 'pot': 15, 'to-call': 6, 'size': 12")).isEqualTo(18);
        assertThat(most("'limit': 'fixed', 'pot': 84, 'to-call': 12, 'size': 12"))
                .isEqualTo(24);
    }

    // P. 63: after B's bet of twenty from eighty C may bet no more than an opponent can meet, nor more than he has.
    @Test
    void atTableStakesTheChipsOnTheTableAreTheLimit() {
        assertThat(most("'limit': 'table-stakes', 'pot': 40, 'to-call': 20, 'size': 180, 'stack': 150"))
                .isEqualTo(150);
        assertThat(most("'limit': 'table-stakes', 'pot': 40, 'to-call': 20, 'size': 60, 'stack': 150"))
                .isEqualTo(80);
        assertThat(most("'limit': 'table-stakes', 'pot': 40, 'to-call': 20, 'size': 60, 'stack': 15"))
                .isEqualTo(15);
class PokerLimitTest {
    private static final PokerLimit DECISION = new PokerLimit();

    private static int most(String limit, int pot, int bet, int own, int largest, int chips) {
        return DECISION.advise(new PokerLimit.Turn(BettingLimit.named(limit), pot, bet, own, largest, chips))
                .best()
                .getFirst();
    }

    @ParameterizedTest(name = "{0}: pot {1}, bet {2}, own {3}, largest {4}: {5}")
    @CsvSource({
        // Every example of Culbertson p. 62.
        "pot-limit, 40, 10, 0, 0, 60",
        "pot-limit, 100, 60, 0, 0, 220",
        "doubling-limit, 60, 16, 4, 0, 28",
        "doubling-limit, 90, 32, 8, 0, 56",
        "previous-bet-limit, 60, 16, 4, 16, 28",
        "previous-bet-limit, 90, 32, 0, 28, 60",
        // The other pot limit: call and raise together no more than the pot.
        "pot-limit-total, 40, 10, 0, 0, 40",
        "pot-limit-total, 30, 30, 0, 0, 30"
    })
    void theLimitIsTheBooks(String limit, int pot, int bet, int own, int largest, int most) {
        assertThat(most(limit, pot, bet, own, largest, 0)).isEqualTo(most);
    }

    @Test
    void atTableStakesNobodyBetsMoreThanLiesBeforeHim() {
        assertThat(most("pot-limit", 40, 10, 0, 0, 25)).isEqualTo(25);
        assertThat(most("pot-limit", 40, 10, 0, 0, 90)).isEqualTo(60);
    }

    @Test
    void impossibleBetsAreRefused() {
        assertThatThrownBy(() -> most("pot-limit", 5, 10, 0, 0, 0)).hasMessageContaining("at most what the pot holds");
        assertThatThrownBy(() -> most("pot-limit", 50, 10, 20, 0, 0)).hasMessageContaining("at most the highest bet");
    }
}
