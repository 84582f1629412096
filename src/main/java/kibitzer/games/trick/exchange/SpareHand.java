package kibitzer.games.trick.exchange;

/**
 * A hand dealt beside those of the players is taken by who calls for it, and his own goes out of play.
 *
 * @param cards how many
 */
public record SpareHand(int cards) implements Exchange {
    /** The call with which it is taken. */
    public static final String TAKEN = "miss";
}
