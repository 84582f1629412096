package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * One deal as it stands in a file: the cards, the auction, and what else was written down.
 *
 * @param tags what is not said by the other parts, by name, in the order of the file: Event, Site, Date, Board, players,
 *     Contract, Declarer, Result; empty values are not kept
 * @param dealer who called first
 * @param vulnerable sides
 * @param deal thirteen cards each
 * @param auction begins with the dealer; empty where none was recorded
 * @param sections the play and tables, as they stand
 */
public record BoardRecord(
        Map<String, String> tags,
        Seat dealer,
        Vulnerability vulnerable,
        Deal deal,
        Optional<AuctionRecord> auction,
        List<Section> sections) {

    private static final Set<String> SAID_OTHERWISE = Set.of("Dealer", "Vulnerable", "Deal", "Auction", "Note");

    public BoardRecord {
        if (tags.keySet().stream().anyMatch(SAID_OTHERWISE::contains)) {
            throw new IllegalArgumentException("tags " + tags.keySet() + "; expected none of " + SAID_OTHERWISE);
        }
        Map<String, String> kept = new LinkedHashMap<>();
        tags.forEach((name, value) -> {
            if (!PlainText.line(value).isEmpty()) {
                kept.put(name, PlainText.line(value));
            }
        });
        tags = Collections.unmodifiableMap(kept);
        sections = List.copyOf(sections);
        Seat first = dealer;
        if (!deal.isFull()) {
            throw new IllegalArgumentException(deal.cardsEach() + " cards each; expected 13");
        }
        if (auction.filter(record -> record.auction().dealer() != first).isPresent()) {
            throw new IllegalArgumentException("an auction that another than the dealer began");
        }
    }

    /** Cards and an auction, without anything else. */
    public static BoardRecord of(Deal deal, Auction auction, Vulnerability vulnerable) {
        return new BoardRecord(
                Map.of(), auction.dealer(), vulnerable, deal, Optional.of(AuctionRecord.bare(auction)), List.of());
    }

    /** Cards of which nobody says how they were bid, and perhaps what is played. */
    public static BoardRecord withoutAuction(
            Deal deal, Seat dealer, Vulnerability vulnerable, Optional<FinalContract> contract) {
        Map<String, String> tags = new LinkedHashMap<>();
        contract.ifPresent(played -> {
            tags.put("Declarer", String.valueOf(played.declarer().letter()));
            tags.put("Contract", played.toString());
        });
        return new BoardRecord(tags, dealer, vulnerable, deal, Optional.empty(), List.of());
    }

    /** The value of a tag; the empty text if it is not there. */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    public BoardRecord withTag(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(tags);
        more.put(name, value);
        return new BoardRecord(more, dealer, vulnerable, deal, auction, sections);
    }

    public BoardRecord with(AuctionRecord recorded) {
        return new BoardRecord(tags, dealer, vulnerable, deal, Optional.of(recorded), sections);
    }

    /**
     * With the cards in the order in which they were played.
     *
     * @throws BadNotation if somebody plays a card he has not
     */
    public BoardRecord withPlay(FinalContract contract, List<Card> played) {
        return played.isEmpty() ? this : new PlayTable(this, contract).with(played);
    }

    BoardRecord with(Section section) {
        List<Section> more = new ArrayList<>(sections);
        more.add(section);
        return new BoardRecord(tags, dealer, vulnerable, deal, auction, more);
    }
}
