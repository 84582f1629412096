package kibitzer.play.bridge;

import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.marking.Explainer;
import kibitzer.marking.bidding.RecordedAuction;
import kibitzer.marking.bidding.WholeAuction;

/** A deal that is over as it goes into a file of deals: the auction with the books' comments, and every card. */
public final class RecordedDeal {
    private RecordedDeal() {}

    /** The last deal of a session. */
    public static BoardRecord of(BridgeSession session, Explainer explainer) {
        BridgeHand hand = session.hand();
        BoardRecord bid = hand.bidding().auction().calls().isEmpty()
                ? BoardRecord.withoutAuction(
                        hand.board().deal(), hand.board().dealer(), hand.board().vulnerability(), hand.contract())
                : RecordedAuction.of(
                        new WholeAuction(session.practice(), hand.board().deal(), hand.bidding()), explainer);
        return hand.contract()
                .map(contract -> bid.withTag(
                                "Result", String.valueOf(hand.declarersTricks().orElse(0)))
                        .withPlay(contract, hand.cards()))
                .orElse(bid);
    }
}
