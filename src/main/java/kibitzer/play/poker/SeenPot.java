package kibitzer.play.poker;

import kibitzer.games.poker.pot.Pot;

/**
 * A pot as one player sees it.
 *
 * @param pot without the hidden cards of others, the stock and what was thrown
 * @param seat the player's, from 0
 */
public record SeenPot(Pot pot, int seat) {
    public SeenPot {
        pot = pot.seenBy(seat);
    }
}
