package kibitzer.games.bridge.notation;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.games.bridge.Auction;

/**
 * An auction with what is said of its calls.
 *
 * @param auction finished or not
 * @param remarks by the place of the call, from 0
 */
public record AuctionRecord(Auction auction, Map<Integer, CallRemark> remarks) {
    public AuctionRecord {
        Map<Integer, CallRemark> kept = new TreeMap<>();
        remarks.forEach((place, remark) -> {
            if (place < 0 || place >= auction.calls().size()) {
                throw new IllegalArgumentException("remark on call " + place + "; expected 0 to "
                        + (auction.calls().size() - 1));
            }
            if (!remark.isEmpty()) {
                kept.put(place, remark);
            }
        });
        remarks = Collections.unmodifiableMap(kept);
    }

    public static AuctionRecord bare(Auction auction) {
        return new AuctionRecord(auction, Map.of());
    }

    public CallRemark remark(int place) {
        return remarks.getOrDefault(place, CallRemark.NONE);
    }

    public AuctionRecord with(int place, CallRemark remark) {
        Map<Integer, CallRemark> more = new TreeMap<>(remarks);
        more.put(place, remark);
        return new AuctionRecord(auction, more);
    }
}
