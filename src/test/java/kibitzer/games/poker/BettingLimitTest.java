package kibitzer.games.poker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much may be raised (Culbertson, p. 61-62), counted chip by chip. */
class BettingLimitTest {
    /** Chips in the pot, the highest bet, one's own so far, the most put in at one time; and the most that may be raised. */
    @ParameterizedTest
    @CsvSource({
        "pot-limit,          10, 4, 0, 6, 14",
        "pot-limit,          10, 4, 1, 6, 13",
        "pot-limit,          10, 0, 0, 0, 10",
        "pot-limit-total,    10, 4, 0, 6, 6",
        "pot-limit-total,    10, 4, 1, 6, 7",
        "pot-limit-total,     4, 4, 0, 6, 0",
        "pot-limit-total,     3, 4, 0, 6, 0",
        "doubling-limit,     10, 4, 0, 6, 4",
        "doubling-limit,     10, 4, 2, 6, 4",
        "previous-bet-limit, 10, 4, 0, 6, 6"
    })
    void aRaiseIsLimitedByThePotOrByAnEarlierBet(String limit, int pot, int bet, int own, int largest, int raise) {
        assertThat(BettingLimit.named(limit).mostRaise(pot, bet, own, largest)).isEqualTo(raise);
    }

    @Test
    void eachLimitHasItsWordAndItsTitle() {
        assertThat(BettingLimit.words())
                .containsExactly("pot-limit", "pot-limit-total", "doubling-limit", "previous-bet-limit");
        assertThat(BettingLimit.named("doubling-limit").title()).isEqualTo("doubling limit");
        assertThatThrownBy(() -> BettingLimit.named("no-limit")).isInstanceOf(NoSuchElementException.class);
    }
}
