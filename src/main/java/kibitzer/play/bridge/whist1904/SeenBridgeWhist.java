package kibitzer.play.bridge.whist1904;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.whist1904.Declaring;
import kibitzer.games.table.TableSeat;
import kibitzer.play.bridge.PlayedBridge;
import kibitzer.play.bridge.SeenBridge;

/**
 * What a seat sees.
 *
 * @param hand his own cards, as they were dealt
 * @param declaring what was said before the lead
 * @param turn who decides what comes next; empty when the deal is over
 * @param play what he sees of the play; empty before
 * @param number of this deal, from 1
 * @param rubber after the deals that are over
 */
public record SeenBridgeWhist(
        Seat seat,
        CardSet hand,
        BridgeWhistPhase phase,
        Declaring declaring,
        Optional<Seat> turn,
        Optional<SeenBridge> play,
        int number,
        Rubber rubber) {
    private static final PlayedBridge BRIDGE = new PlayedBridge();

    static SeenBridgeWhist of(BridgeWhistSession session, TableSeat place) {
        BridgeWhistDeal deal = session.deal();
        Seat seat = Seat.values()[place.place()];
        return new SeenBridgeWhist(
                seat,
                deal.deal().hand(seat),
                deal.phase(),
                deal.declaring(),
                deal.turn(),
                deal.play().map(played -> BRIDGE.view(played, place)),
                session.deals().size(),
                session.rubber());
    }

    public boolean isToDecide() {
        return turn.filter(seat::equals).isPresent();
    }
}
