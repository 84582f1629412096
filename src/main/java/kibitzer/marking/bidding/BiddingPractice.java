package kibitzer.marking.bidding;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

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

    /** A deal before its first call. */
    public DealtBidding deal(Seed seed) {
        List<String> known =
                rules.stream().filter(rule -> ours().rule(rule).isPresent()).toList();
        if (known.isEmpty()) {
            Chance chance = seed.chance();
            Deal deal = Deal.shuffled(new Seed(chance.next()));
            Seat dealer = chance.oneOf(List.of(Seat.values()));
            return new DealtBidding(deal, opened(dealer, chance.oneOf(List.of(Vulnerability.values()))));
        }
        DealtBidding dealt = new BiddingDealer(ours()).deal(known, seed);
        return new DealtBidding(
                dealt.deal(),
                opened(dealt.soFar().auction().dealer(), dealt.soFar().vulnerability()));
    }

    /** The bidding before its first call; the learner sits south. */
    public BiddingSoFar opened(Seat dealer, Vulnerability vulnerability) {
        return BiddingSoFar.opened(dealer, vulnerability, ours(), theirs());
    }

    /** What the seat whose turn it is is asked. */
    public BiddingProblem problem(CardSet hand, BiddingSoFar turn) {
        boolean ours = turn.turn().isNorthSouth();
        boolean same = opponents.equals(Opponents.SAME);
        return new BiddingProblem(
                ours || same ? agreement : Agreement.of(opponents).playing(agreement.club()),
                ours || same ? opponents : agreement.system(),
                hand,
                turn.auction(),
                turn.vulnerability());
    }
}
