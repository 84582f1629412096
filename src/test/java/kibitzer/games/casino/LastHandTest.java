package kibitzer.games.casino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** The search of the last hand against a player who plays every card in every way, on deals played out. */
class LastHandTest {
    private static final List<CasinoGame> GAMES = CasinoGame.WITH_BUILDS;
    private static final int DEALS = Integer.getInteger("casino.last-hands", 120);

    static CasinoDeal playedUntil(CasinoGame game, long seed, int held) {
        Chance chance = new Seed(seed).chance();
        CasinoDeal deal = CasinoDeal.dealt(game, new Seed(seed), chance.below(2));
        while (!deal.stock().isEmpty() || deal.hands().get(deal.toPlay()).size() > held) {
            deal = deal.after(chance.oneOf(deal.plays()));
        }
        return deal;
    }

    @Test
    void everyPlayComesToWhatEveryWayOfPlayingOnComesTo() {
        for (int number = 0; number < DEALS; number++) {
            CasinoDeal deal = playedUntil(GAMES.get(number % GAMES.size()), 500 + number, number % 4 == 0 ? 3 : 2);
            int player = deal.toPlay();
            int swept = swept(deal, player);
            List<LastHand.Outcome> outcomes = LastHand.of(deal.sight(player));
            assertThat(outcomes).hasSameSizeAs(deal.plays());
            for (LastHand.Outcome outcome : outcomes) {
                assertThat(outcome.difference() + swept)
                        .as("deal %d, %s", number, outcome.play())
                        .isEqualTo(everyWay(deal.after(outcome.play()), player));
            }
        }
    }

    /** Sweeps made before, which the search does not count. */
    private static int swept(CasinoDeal deal, int player) {
        return deal.game().rules().scoring().contains(ScoreLine.SWEEPS)
                ? deal.piles().get(player).sweeps()
                        - deal.piles().get(1 - player).sweeps()
                : 0;
    }

    private static int everyWay(CasinoDeal deal, int player) {
        if (deal.isOver()) {
            Sheet sheet = deal.sheet(player);
            return sheet.mine() - sheet.theirs();
        }
        var outcomes = deal.plays().stream().mapToInt(play -> everyWay(deal.after(play), player));
        return deal.toPlay() == player
                ? outcomes.max().orElseThrow()
                : outcomes.min().orElseThrow();
    }

    @Test
    void wholeLastHandsAreSolvedAndTheBestComesFirst() {
        for (int number = 0; number < 24; number++) {
            CasinoDeal deal = playedUntil(GAMES.get(number % GAMES.size()), 9_000 + number, 4);
            List<LastHand.Outcome> outcomes = LastHand.of(deal.sight(deal.toPlay()));
            assertThat(outcomes).isSortedAccordingTo((one, other) -> other.difference() - one.difference());
            assertThat(LastHand.best(outcomes)).contains(outcomes.getFirst().play());
        }
    }

    @Test
    void whileCardsAreNotSeenNothingIsSolved() {
        CasinoSight sight = new CasinoSight(
                CasinoGame.CASINO,
                CardSet.of("9S"),
                Layout.EMPTY,
                CardSet.EMPTY,
                CardSet.EMPTY,
                false,
                Optional.empty());
        assertThat(sight.isLastHand()).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LastHand.of(sight))
                .withMessage("51 cards not seen; expected 1");
    }
}
