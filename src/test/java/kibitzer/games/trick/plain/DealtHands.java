package kibitzer.games.trick.plain;

import java.util.Optional;
import kibitzer.cards.Chance;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.search.Stake;

/** Hands as they are dealt, before the first card. */
public final class DealtHands {
    private DealtHands() {}

    public static HandInPlay of(TrickGame game, Chance chance) {
        PlayedDeal deal = new PlayedDeal(game, chance);
        return HandInPlay.dealt(
                game,
                deal.contract(),
                deal.trump(),
                Optional.empty(),
                Stake.counted(game, deal.contract()),
                deal.hands(),
                deal.stock(),
                0);
    }
}
