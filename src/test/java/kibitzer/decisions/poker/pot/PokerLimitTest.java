package kibitzer.decisions.poker.pot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.games.poker.BettingLimit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void oneChipIsOneChip() {
        assertThat(DECISION.advise(new PokerLimit.Turn(BettingLimit.named("pot-limit"), 40, 10, 0, 0, 1))
                        .ruling()
                        .orElseThrow()
                        .reasons())
                .extracting(reason -> reason.measured())
                .contains("no more than the 1 chip before you");
        assertThat(DECISION.say(1).alone()).isEqualTo("1 chip");
        assertThat(DECISION.say(2).alone()).isEqualTo("2 chips");
    }

    @Test
    void impossibleBetsAreRefused() {
        assertThatThrownBy(() -> most("pot-limit", 5, 10, 0, 0, 0)).hasMessageContaining("at most what the pot holds");
        assertThatThrownBy(() -> most("pot-limit", 50, 10, 20, 0, 0)).hasMessageContaining("at most the highest bet");
    }
}
