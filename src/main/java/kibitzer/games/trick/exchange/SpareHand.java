package kibitzer.games.trick.exchange;

import java.util.List;
import kibitzer.games.trick.auction.StandOrThrowUp;

/**
 * A hand dealt beside those of the players is taken by who calls for it, and his own goes out of play.
 *
 * @param cards how many
 */
public record SpareHand(int cards) implements Exchange {
    /** The calls with which it is taken, the second for the good of the pool. */
    public static final List<String> TAKEN = List.of("miss", StandOrThrowUp.DEFEND);
}
