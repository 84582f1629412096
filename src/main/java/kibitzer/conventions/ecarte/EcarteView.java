package kibitzer.conventions.ecarte;

import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * What a player sees who may stand or draw.
 *
 * @param elder true for the player who did not deal
 * @param turnUp the card turned, of the suit of trumps
 */
public record EcarteView(EcarteHand hand, boolean elder, Card turnUp) {
    public static final String STAND = "stand";
    public static final String PROPOSE = "propose";
    public static final String REFUSE = "refuse";
    public static final String ACCEPT = "accept";

    /** To play the cards as they are. */
    public String playing() {
        return elder ? STAND : REFUSE;
    }

    /** To have cards exchanged. */
    public String drawing() {
        return elder ? PROPOSE : ACCEPT;
    }

    /** True if it is known where the king of trumps is. */
    boolean isKingSeen() {
        return turnUp.rank() == Rank.KING || hand.holdsKingOfTrumps();
    }
}
