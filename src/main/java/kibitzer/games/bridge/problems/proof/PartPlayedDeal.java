package kibitzer.games.bridge.problems.proof;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * A deal part of which has been played.
 *
 * @param left the cards at the beginning of the trick now on the table
 * @param leader who led to it
 * @param trick its cards so far, at most three
 * @param wonByNorthSouth the tricks they have
 */
public record PartPlayedDeal(Deal left, Seat leader, List<Card> trick, int wonByNorthSouth) {

    public PartPlayedDeal {
        trick = List.copyOf(trick);
    }

    /**
     * @param leader of the first trick
     * @throws IllegalArgumentException if a card is not the seat's to play, or a suit led is not followed to
     */
    public static PartPlayedDeal of(Deal deal, Strain strain, Seat leader, List<Card> cards) {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            hands.put(seat, deal.hand(seat));
        }
        Seat onLead = leader;
        int won = 0;
        List<Card> trick = new ArrayList<>();
        for (Card card : cards) {
            if (trick.size() == 4) {
                onLead = winner(strain, onLead, trick);
                won += onLead.isNorthSouth() ? 1 : 0;
                take(hands, trick);
                trick.clear();
            }
            check(hands, onLead.after(trick.size()), trick, card);
            trick.add(card);
        }
        if (trick.size() == 4) {
            onLead = winner(strain, onLead, trick);
            won += onLead.isNorthSouth() ? 1 : 0;
            take(hands, trick);
            trick.clear();
        }
        return new PartPlayedDeal(deal(hands), onLead, trick, won);
    }

    /** Who plays the next card. */
    public Seat turn() {
        return leader.after(trick.size());
    }

    private static void check(Map<Seat, CardSet> hands, Seat seat, List<Card> trick, Card card) {
        CardSet hand = hands.getOrDefault(seat, CardSet.EMPTY);
        boolean follows = trick.isEmpty()
                || card.suit() == trick.getFirst().suit()
                || hand.length(trick.getFirst().suit()) == 0;
        if (!hand.contains(card) || !follows) {
            throw new IllegalArgumentException("the " + card.inWords() + " is not " + seat.inWords() + "'s to play");
        }
    }

    private static void take(Map<Seat, CardSet> hands, List<Card> trick) {
        CardSet gone = CardSet.of(trick);
        hands.replaceAll((seat, hand) -> hand.minus(gone));
    }

    private static Deal deal(Map<Seat, CardSet> hands) {
        return new Deal(
                hands.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.EAST, CardSet.EMPTY),
                hands.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.WEST, CardSet.EMPTY));
    }

    /** Who wins a trick of four cards. */
    public static Seat winner(Strain strain, Seat leader, List<Card> trick) {
        int best = 0;
        for (int at = 1; at < trick.size(); at++) {
            Card card = trick.get(at);
            Card top = trick.get(best);
            boolean beats = card.suit() == top.suit()
                    ? card.rank().isHigherThan(top.rank())
                    : strain.suit().equals(Optional.of(card.suit()));
            if (beats) {
                best = at;
            }
        }
        return leader.after(best);
    }
}
