package kibitzer.conventions.bridge.leads.opening;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * Who bid which suits, as the opening leader heard it: a suit belongs to the player of the side that named it first.
 *
 * @param partners suits that the leader's partner bid
 * @param dummys suits that dummy bid
 * @param declarers suits that declarer bid, his trumps among them
 */
public record BidSuits(Set<Suit> partners, Set<Suit> dummys, Set<Suit> declarers) {
    private static final int FIVE = 5;

    public BidSuits {
        partners = unmodifiable(partners);
        dummys = unmodifiable(dummys);
        declarers = unmodifiable(declarers);
    }

    private static Set<Suit> unmodifiable(Set<Suit> suits) {
        Set<Suit> copy = EnumSet.noneOf(Suit.class);
        copy.addAll(suits);
        return Collections.unmodifiableSet(copy);
    }

    /** Nothing is known but the contract: its trumps count as declarer's suit. */
    public static BidSuits trumpsAlone(Call.Bid contract) {
        return new BidSuits(
                Set.of(), Set.of(), contract.strain().suit().map(Set::of).orElse(Set.of()));
    }

    /**
     * The suits bid in an auction that somebody opened. A suit that the other side had bid before is a cue and no suit,
     * and so is the reply to four or five no trump, which counts aces or kings.
     */
    public static BidSuits in(Auction auction) {
        Seat declarer = auction.declarer().orElseThrow();
        Map<Suit, Seat> first = new EnumMap<>(Suit.class);
        Map<Seat, Set<Suit>> bid = new EnumMap<>(Seat.class);
        List<Call> calls = auction.calls();
        for (int i = 0; i < calls.size(); i++) {
            Seat seat = auction.dealer().after(i);
            if (calls.get(i) instanceof Call.Bid(int level, Strain strain)
                    && strain.suit().isPresent()
                    && !(i >= 2 && isAsking(calls.get(i - 2), level))) {
                Suit suit = strain.suit().get();
                Seat named = first.computeIfAbsent(suit, unnamed -> seat);
                if (named.isNorthSouth() == seat.isNorthSouth()) {
                    bid.computeIfAbsent(seat, none -> EnumSet.noneOf(Suit.class))
                            .add(suit);
                }
            }
        }
        return new BidSuits(
                bid.getOrDefault(declarer.next().partner(), Set.of()),
                bid.getOrDefault(declarer.partner(), Set.of()),
                bid.getOrDefault(declarer, Set.of()));
    }

    private static boolean isAsking(Call partners, int level) {
        return partners instanceof Call.Bid(int asked, Strain strain)
                && strain == Strain.NO_TRUMP
                && level == asked + 1
                && level >= FIVE;
    }
}
