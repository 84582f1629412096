package kibitzer.games.bridge.doubledummy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * Counts the tricks of an ending by playing every card in every way: no bound, no cut, no equal cards. It remembers
 * whole positions only, and shares nothing with the solver but the cards.
 */
final class EveryPlay {
    private final Deal deal;
    private final Strain strain;
    private final Map<Position, Integer> known = new HashMap<>();

    private record Position(CardSet cards, Seat leader) {}

    EveryPlay(Deal deal, Strain strain) {
        this.deal = deal;
        this.strain = strain;
    }

    int northSouthTricks(Seat leader) {
        return tricks(deal.north().union(deal.east()).union(deal.south()).union(deal.west()), leader);
    }

    private int tricks(CardSet cards, Seat leader) {
        if (cards.isEmpty()) {
            return 0;
        }
        Position position = new Position(cards, leader);
        Integer before = known.get(position);
        if (before == null) {
            before = play(cards, leader, List.of());
            known.put(position, before);
        }
        return before;
    }

    /** Tricks of north and south once the card has been led by that seat. */
    int northSouthTricks(Seat leader, Card lead) {
        CardSet all = deal.north().union(deal.east()).union(deal.south()).union(deal.west());
        return play(all.without(lead), leader, List.of(lead));
    }

    private int play(CardSet cards, Seat leader, List<Card> trick) {
        if (trick.size() == 4) {
            Seat winner = leader.after(winningPlace(trick));
            return (winner.isNorthSouth() ? 1 : 0) + tricks(cards, winner);
        }
        Seat seat = leader.after(trick.size());
        CardSet held = cards.intersection(deal.hand(seat));
        CardSet following = trick.isEmpty() ? held : held.in(trick.getFirst().suit());
        int best = seat.isNorthSouth() ? -1 : 99;
        for (Card card : following.isEmpty() ? held : following) {
            List<Card> more = new java.util.ArrayList<>(trick);
            more.add(card);
            int tricks = play(cards.without(card), leader, more);
            best = seat.isNorthSouth() ? Math.max(best, tricks) : Math.min(best, tricks);
        }
        return best;
    }

    private int winningPlace(List<Card> trick) {
        int winning = 0;
        for (int place = 1; place < 4; place++) {
            Suit suit = trick.get(place).suit();
            Card best = trick.get(winning);
            boolean wins = suit == best.suit()
                    ? trick.get(place).rank().isHigherThan(best.rank())
                    : strain.suit().filter(suit::equals).isPresent();
            if (wins) {
                winning = place;
            }
        }
        return winning;
    }
}
