package kibitzer.play.bridge.whist1904;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.whist1904.Declaring;
import kibitzer.games.bridge.whist1904.Honours1904;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.bridge.BridgeOptions;
import kibitzer.play.bridge.BridgeSession;
import kibitzer.play.bridge.PlayedBridge;

/**
 * One deal as far as it has come.
 *
 * @param deal the cards
 * @param declaring what was said before the lead
 * @param play the deal as bridge from the first lead on, dealer playing dummy; empty before
 */
public record BridgeWhistDeal(Deal deal, Declaring declaring, Optional<BridgeSession> play) {
    private static final PlayedBridge BRIDGE = new PlayedBridge();

    static BridgeWhistDeal dealt(Deal deal, Seat dealer) {
        return new BridgeWhistDeal(deal, Declaring.opened(dealer), Optional.empty());
    }

    public Seat dealer() {
        return declaring.dealer();
    }

    public BridgeWhistPhase phase() {
        return play.map(session -> session.isOver() ? BridgeWhistPhase.OVER : BridgeWhistPhase.PLAY)
                .orElse(BridgeWhistPhase.DECLARING);
    }

    /** Who decides what comes next; empty when the deal is over. */
    Optional<Seat> turn() {
        return play.isEmpty()
                ? declaring.turn()
                : play.flatMap(session -> BRIDGE.toPlay(session).map(seat -> Seat.values()[seat.place()]));
    }

    BridgeWhistDeal said(Declaring.Saying saying) {
        Declaring more = declaring.with(saying);
        return new BridgeWhistDeal(
                deal, more, more.isOver() ? Optional.of(played(more.trump().orElseThrow())) : Optional.empty());
    }

    /** From the first lead on cards are played as at bridge, the odd trick being the first that counts. */
    private BridgeSession played(Strain trump) {
        return BRIDGE.deal(DealRequest.of(1)
                .with(BridgeOptions.DEAL, deal.toString())
                .with(BridgeOptions.DEALER, dealer())
                .with(BridgeOptions.CONTRACT, Call.bid(1, trump).toString())
                .with(BridgeOptions.DECLARER, dealer()));
    }

    BridgeWhistDeal played(BridgeMove move) {
        return new BridgeWhistDeal(deal, declaring, play.map(session -> BRIDGE.after(session, move)));
    }

    /** Tricks of a side. */
    public int tricks(boolean northSouth) {
        return play.map(session -> session.hand().tricks(northSouth)).orElse(0);
    }

    /** As it is called out to the scorer when it is over; north and south are "we". */
    public List<SheetLine> lines() {
        Seat maker = declaring.maker().orElseThrow();
        Strain trump = declaring.trump().orElseThrow();
        return Honours1904.in(deal, trump).lines(maker, trump, declaring.doubled(), tricks(maker.isNorthSouth()));
    }
}
