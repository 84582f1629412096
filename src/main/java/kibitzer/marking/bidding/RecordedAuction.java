package kibitzer.marking.bidding;

import java.util.List;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.notation.AuctionRecord;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.games.bridge.notation.CallRemark;
import kibitzer.marking.Explainer;

/** A whole auction as it goes into a file of deals: each call with what the book of its side says. */
public final class RecordedAuction {
    private static final CallRemark NOTHING = new CallRemark("", "");

    private RecordedAuction() {}

    public static BoardRecord of(WholeAuction auction, Explainer explainer) {
        AuctionRecord record = AuctionRecord.bare(auction.auction());
        List<CallReviewed> calls = auction.review();
        for (int place = 0; place < calls.size(); place++) {
            CallReviewed call = calls.get(place);
            CallRemark remark = call.question()
                    .map(question -> explainer.advice(question, question.advice()))
                    .map(said -> NOTHING.withComment(said))
                    .orElse(NOTHING);
            record = record.with(place, remark);
        }
        return BoardRecord.of(auction.deal(), auction.auction(), auction.soFar().vulnerability())
                .withTag("Declarer", declarer(auction.auction()))
                .withTag("Contract", contract(auction.auction()))
                .with(record);
    }

    private static String declarer(Auction auction) {
        return FinalContract.of(auction)
                .map(contract -> String.valueOf(contract.declarer().letter()))
                .orElse("");
    }

    /** As the notation writes it: "4SX", "Pass". */
    private static String contract(Auction auction) {
        return FinalContract.of(auction).map(FinalContract::toString).orElse(auction.isFinished() ? "Pass" : "");
    }
}
