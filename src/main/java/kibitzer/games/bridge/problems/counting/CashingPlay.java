package kibitzer.games.bridge.problems.counting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * Plays a deal at no trump up to the guess: declarer takes his top cards outside the suit in which the queen may be finessed for on
 * either side, then leads its jack or ten to the other hand; the opponents follow low and throw low from length.
 */
final class CashingPlay {
    private final Call.Bid contract;
    private final Deal deal;
    private final Suit key;
    private final List<Card> cards = new ArrayList<>();

    /** @param key the suit of which dummy has ace and jack, south king and ten, an opponent the queen */
    CashingPlay(Call.Bid contract, Deal deal, Suit key) {
        this.contract = contract;
        this.deal = deal;
        this.key = key;
    }

    /** The suit in which there is something to guess; empty where there is none. */
    static Optional<Suit> key(Deal deal) {
        return Stream.of(Suit.values())
                .filter(suit -> deal.north().contains(Rank.ACE, suit)
                        && deal.north().contains(Rank.JACK, suit)
                        && deal.south().contains(Rank.KING, suit)
                        && deal.south().contains(Rank.TEN, suit)
                        && !deal.north().contains(Rank.QUEEN, suit)
                        && !deal.south().contains(Rank.QUEEN, suit))
                .findFirst();
    }

    /** The turn at which third hand plays high or low; empty where it does not come to that. */
    Optional<GuessTurn> untilTheGuess(Card lead) {
        cards.add(lead);
        while (cards.size() < 48) {
            PartPlayedDeal now = PartPlayedDeal.of(deal, contract.strain(), Seat.WEST, cards);
            if (isGuess(now)) {
                return Optional.of(new GuessTurn(contract, deal, cards));
            }
            Optional<Card> next = now.turn().isNorthSouth() ? declarers(now) : Optional.of(opponents(now));
            if (next.isEmpty()) {
                return Optional.empty();
            }
            cards.add(next.get());
        }
        return Optional.empty();
    }

    private boolean isGuess(PartPlayedDeal now) {
        return now.turn().isNorthSouth()
                && now.trick().size() == 2
                && now.trick().getFirst().suit() == key
                && now.trick().get(1).suit() == key
                && out(now).contains(Rank.QUEEN, key)
                && hand(now, Seat.NORTH).union(hand(now, Seat.SOUTH)).contains(Rank.ACE, key)
                && hand(now, Seat.NORTH).union(hand(now, Seat.SOUTH)).contains(Rank.KING, key);
    }

    private static CardSet hand(PartPlayedDeal now, Seat seat) {
        return now.left().hand(seat);
    }

    /** What both opponents hold between them, which is all that declarer knows. */
    private static CardSet out(PartPlayedDeal now) {
        return hand(now, Seat.EAST).union(hand(now, Seat.WEST));
    }

    private static boolean isHigh(PartPlayedDeal now, Card card) {
        return out(now).in(card.suit()).stream().noneMatch(other -> other.rank().isHigherThan(card.rank()));
    }

    private Optional<Card> declarers(PartPlayedDeal now) {
        Seat seat = now.turn();
        CardSet own = hand(now, seat);
        if (now.trick().isEmpty()) {
            return lead(now, own, hand(now, seat.partner()));
        }
        Suit led = now.trick().getFirst().suit();
        CardSet following = own.in(led);
        if (following.isEmpty()) {
            return Optional.of(thrown(own));
        }
        Card best = best(now);
        boolean ours = now.trick().size() >= 2
                && best.equals(now.trick().get(now.trick().size() - 2))
                && (now.trick().size() == 3 || isHigh(now, best));
        List<Card> winners = following.stream()
                .filter(card ->
                        card.rank().isHigherThan(best.rank()) && (now.trick().size() == 3 || isHigh(now, card)))
                .toList();
        boolean partnerCan = now.trick().size() == 1
                && hand(now, seat.partner()).in(led).stream().anyMatch(card -> isHigh(now, card));
        return Optional.of(ours || winners.isEmpty() || partnerCan ? following.last() : winners.getLast());
    }

    /** A top card outside the suit, then the jack or ten of it; empty where neither is there. */
    private Optional<Card> lead(PartPlayedDeal now, CardSet own, CardSet other) {
        Optional<Card> top = own.stream()
                .filter(card -> card.suit() != key && isHigh(now, card))
                .findFirst();
        Optional<Card> across = other.stream()
                .filter(card -> card.suit() != key && isHigh(now, card) && own.length(card.suit()) > 0)
                .findFirst()
                .map(card -> own.in(card.suit()).last());
        Rank through = now.turn() == Seat.NORTH ? Rank.JACK : Rank.TEN;
        return top.or(() -> across).or(() -> Optional.of(Card.of(through, key)).filter(own::contains));
    }

    private static Card best(PartPlayedDeal now) {
        Suit led = now.trick().getFirst().suit();
        return now.trick().stream()
                .filter(card -> card.suit() == led)
                .max(Comparator.comparingInt(card -> -card.rank().ordinal()))
                .orElseThrow();
    }

    /** The lowest of the longest suit that is not the one in question, while there is another. */
    private Card thrown(CardSet own) {
        return Stream.of(Suit.values())
                .filter(suit -> own.length(suit) > 0)
                .max(Comparator.<Suit>comparingInt(suit -> suit == key ? 0 : own.length(suit))
                        .thenComparing(Comparator.reverseOrder()))
                .map(suit -> own.in(suit).last())
                .orElseThrow();
    }

    private Card opponents(PartPlayedDeal now) {
        CardSet own = hand(now, now.turn());
        if (now.trick().isEmpty()) {
            return thrown(own);
        }
        CardSet following = own.in(now.trick().getFirst().suit());
        return following.isEmpty() ? thrown(own) : following.last();
    }
}
