package kibitzer.play.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.poker.pot.Move;
import kibitzer.games.poker.pot.Outcome;
import kibitzer.games.poker.pot.Phase;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.games.poker.pot.PotSeat;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole pots played by robots that follow the books. */
@Execution(ExecutionMode.CONCURRENT)
class RobotPotsTest {
    private static final int POTS = 2_000;
    private static final int MOST_MOVES = 80;

    private static Move book(PotGame game, Pot pot) {
        return new PlayedPot(game).robots().get("book").move(new SeenPot(pot, pot.toAct()), new Seed(1).chance());
    }

    private static int chips(Pot pot) {
        return pot.chips() + pot.seats().stream().mapToInt(PotSeat::chips).sum();
    }

    @ParameterizedTest
    @EnumSource
    void everyPotEndsEveryMoveIsAllowedAndNoChipIsLost(PotGame game) {
        Set<Phase> seen = EnumSet.noneOf(Phase.class);
        int showdowns = 0;
        for (int seed = 0; seed < POTS; seed++) {
            Pot pot = Pot.dealt(game, new Seed(seed));
            int all = game.players() * PotGame.CHIPS;
            int moves = 0;
            while (!pot.isOver()) {
                seen.add(pot.phase());
                Move move = book(game, pot);
                assertThat(pot.allows(move)).as("seed %d, %s", seed, move).isTrue();
                pot = pot.after(move);
                assertThat(chips(pot)).isEqualTo(all);
                assertThat(++moves).isLessThan(MOST_MOVES);
            }
            assertThat(pot.seats().stream()
                            .map(PotSeat::cards)
                            .mapToInt(CardSet::size)
                            .sum())
                    .as("no card is in two hands")
                    .isEqualTo(pot.dealt().size());
            if (!(pot.outcome().orElseThrow() instanceof Outcome.PassedOut)) {
                assertThat(pot.chips()).isZero();
            }
            showdowns += pot.outcome().orElseThrow() instanceof Outcome.Showdown ? 1 : 0;
        }
        assertThat(showdowns).isPositive();
        assertThat(seen).contains(game == PotGame.JACKPOTS ? Phase.LAST_BETS : Phase.STUD_BETS);
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedPlaysTheSamePot(PotGame game) {
        for (int seed = 0; seed < 50; seed++) {
            assertThat(played(game, seed)).isEqualTo(played(game, seed));
        }
    }

    private static Pot played(PotGame game, int seed) {
        Pot pot = Pot.dealt(game, new Seed(seed));
        while (!pot.isOver()) {
            pot = pot.after(book(game, pot));
        }
        return pot;
    }
}
