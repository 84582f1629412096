package kibitzer.decisions.bridge.form;

import java.util.List;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Vulnerability;

/**
 * The auction so far; whose turn it is sits the learner.
 *
 * @param meanings what each call tells, in a few words, in the order of the calls; empty where nothing is told
 */
public record BiddingShown(Auction auction, Vulnerability vulnerability, List<String> meanings) implements Exhibit.Own {
    public BiddingShown {
        meanings = List.copyOf(meanings);
    }

    /** Nothing is told of the calls. */
    public BiddingShown(Auction auction, Vulnerability vulnerability) {
        this(auction, vulnerability, List.of());
    }
}
