package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * A deal and the calls its hands make up to the turn of the learner's at which some rule decides.
 *
 * @param deal the four hands
 * @param auction the calls before that turn
 * @param vulnerability the vulnerable sides
 */
record KnownDeal(Deal deal, Auction auction, Vulnerability vulnerability) {
    private static final int HANDS = 2;
    private static final int CALLS = 6;

    /** Reads "N none AK... QJ... T9... 87... P 1C": dealer, vulnerability, hands from north on, calls. */
    static KnownDeal read(String line) {
        List<String> words = List.of(line.strip().split(" +"));
        Deal deal = Deal.of("N:" + String.join(" ", words.subList(HANDS, CALLS)));
        List<Call> calls = words.subList(CALLS, words.size()).stream()
                .map(Call::of)
                .collect(Collectors.toCollection(ArrayList::new));
        return new KnownDeal(deal, new Auction(Seat.of(words.getFirst()), calls), Vulnerability.of(words.get(1)));
    }

    /** As it is read. */
    String written() {
        String hands = Arrays.stream(Seat.values())
                .map(seat -> PbnHand.write(deal.hand(seat)))
                .collect(Collectors.joining(" "));
        String calls = auction.calls().stream().map(Call::toString).collect(Collectors.joining(" "));
        return "%s %s %s %s"
                .formatted(auction.dealer().letter(), vulnerability.word(), hands, calls)
                .strip();
    }

    /** With every call read by one system, which all four play. */
    DealtBidding in(BiddingSystem system) {
        return new DealtBidding(deal, BiddingSoFar.of(auction, vulnerability, system));
    }
}
