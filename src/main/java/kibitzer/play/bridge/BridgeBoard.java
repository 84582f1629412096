package kibitzer.play.bridge;

import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** A deal as it comes to the table: who calls first, and who is vulnerable. */
public record BridgeBoard(Deal deal, Seat dealer, Vulnerability vulnerability) {
    /** @throws IllegalArgumentException for an ending */
    public BridgeBoard {
        if (!deal.isFull()) {
            throw new IllegalArgumentException(deal.cardsEach() + " cards each; expected 13");
        }
    }
}
