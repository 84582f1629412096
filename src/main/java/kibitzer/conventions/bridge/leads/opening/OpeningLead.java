package kibitzer.conventions.bridge.leads.opening;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.Holding;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.leads.LeadPosition;
import kibitzer.conventions.bridge.leads.Leads;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;

/**
 * The opening leader's view: his thirteen cards, the contract, and who bid what.
 *
 * @param hand the leader's hand
 * @param contract what declarer undertook
 * @param auction how it was reached, finished; empty if it is not known
 * @param bids the suits that were bid
 */
public record OpeningLead(CardSet hand, Call.Bid contract, Optional<Auction> auction, BidSuits bids) {

    /** The same suits come back over and over while hands are looked for; there are 8,191 holdings in all. */
    private static final Map<Integer, Holding> HOLDINGS = new ConcurrentHashMap<>();

    /** The lead after a finished auction in which somebody bid. */
    public static OpeningLead after(Auction auction, CardSet hand) {
        return new OpeningLead(hand, auction.lastBid().orElseThrow(), Optional.of(auction), BidSuits.in(auction));
    }

    /** After the same auction, with another hand. */
    OpeningLead holding(CardSet other) {
        return new OpeningLead(other, contract, auction, bids);
    }

    /** The lead against a contract of which no more is known than the suit that partner bid, if any. */
    public static OpeningLead against(Call.Bid contract, Optional<Suit> partners, CardSet hand) {
        BidSuits trumps = BidSuits.trumpsAlone(contract);
        BidSuits bids = new BidSuits(partners.map(Set::of).orElse(Set.of()), trumps.dummys(), trumps.declarers());
        return new OpeningLead(hand, contract, Optional.empty(), bids);
    }

    public LeadContract against() {
        return contract.strain().suit().isPresent() ? LeadContract.SUIT : LeadContract.NO_TRUMP;
    }

    public boolean isTrump(Suit suit) {
        return contract.strain().suit().filter(suit::equals).isPresent();
    }

    public boolean isPartners(Suit suit) {
        return bids.partners().contains(suit) && !isTrump(suit);
    }

    /** The suits held, spades first. */
    public Stream<Suit> suits() {
        return Suit.DOWNWARDS.stream().filter(suit -> hand.length(suit) > 0);
    }

    Holding holding(Suit suit) {
        return HOLDINGS.computeIfAbsent(hand.ranksIn(suit), unseen -> Holding.of(hand, suit));
    }

    /** The tables' question of one suit. */
    public LeadPosition in(Suit suit) {
        return new LeadPosition(holding(suit), against(), isPartners(suit));
    }

    /** The tables' answer to it. */
    public Advice<Rank> table(Suit suit) {
        return Leads.advise(in(suit));
    }

    /** Of every suit held, the card the tables lead; two where they are read in two ways. */
    public List<Card> cardsByTheTables() {
        return suits().flatMap(suit -> table(suit).best().stream().map(rank -> Card.of(rank, suit)))
                .toList();
    }
}
