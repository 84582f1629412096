package kibitzer.marking.bidding;

import java.util.List;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;

/**
 * What is played at the table, and what the deals are to be about.
 *
 * @param agreement the learner's and his partner's
 * @param opponents what the other side plays: a word of {@link Opponents}
 * @param rules deals in which one of these comes up; random deals if none is named
 */
public record BiddingPractice(Agreement agreement, String opponents, List<String> rules) {
    public BiddingPractice {
        rules = List.copyOf(rules);
    }

    public BiddingSystem ours() {
        return Systems.of(agreement);
    }

    public BiddingSystem theirs() {
        return Opponents.system(opponents, agreement);
    }
}
