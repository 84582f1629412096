package kibitzer.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/** A hand played without thought: the longest suit from the top, cheapest winners, lowest losers. */
record PlainPlay(Deal deal, Strain strain, Seat declarer) {
    /** All 52 cards, in order. */
    List<Card> cards() {
        List<Card> played = new ArrayList<>();
        CardSet left = deal.north().union(deal.east()).union(deal.south()).union(deal.west());
        Seat leader = declarer.next();
        while (!left.isEmpty()) {
            Card best = lead(deal.hand(leader).intersection(left));
            Card led = best;
            Seat winner = leader;
            played.add(led);
            left = left.without(led);
            for (int place = 1; place < 4; place++) {
                Seat seat = leader.after(place);
                Card card = follow(deal.hand(seat).intersection(left), led, best, winner == seat.partner());
                played.add(card);
                left = left.without(card);
                if (beats(card, best)) {
                    best = card;
                    winner = seat;
                }
            }
            leader = winner;
        }
        return List.copyOf(played);
    }

    private static Card lead(CardSet hand) {
        return hand.stream()
                .max(Comparator.comparing((Card card) -> hand.length(card.suit()))
                        .thenComparing(Card::rank))
                .orElseThrow();
    }

    private Card follow(CardSet hand, Card led, Card best, boolean partnerWins) {
        CardSet following = hand.in(led.suit());
        CardSet lawful = following.isEmpty() ? hand : following;
        return lawful.stream()
                .filter(card -> !partnerWins && beats(card, best))
                .min(Comparator.comparing(Card::rank))
                .orElseGet(() ->
                        lawful.stream().min(Comparator.comparing(Card::rank)).orElseThrow());
    }

    private boolean beats(Card card, Card best) {
        return card.suit() == best.suit()
                ? card.rank().compareTo(best.rank()) > 0
                : strain.suit().filter(card.suit()::equals).isPresent();
    }
}
