package kibitzer.games.bridge.doubledummy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/** A play gone through card by card with all hands seen: what every card was worth, and which would have been worth more. */
public final class CardByCard {
    private static final int TABLE = 4;

    private final Strain strain;
    private final Seat declarer;
    private final Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
    private final List<Line> lines = new ArrayList<>();

    /** Tricks of declarer's side in the tricks that are over. */
    private int won;

    private CardByCard(Deal deal, Strain strain, Seat declarer) {
        this.strain = strain;
        this.declarer = declarer;
        for (Seat seat : Seat.values()) {
            hands.put(seat, deal.hand(seat));
        }
    }

    /**
     * A card that was played.
     *
     * @param before the tricks that declarer's side could win in all before it, all four playing as well as can be
     * @param after the same after it
     * @param better the cards that would have given up nothing, where this one gave up something; else none
     */
    public record Line(Seat seat, Card card, int before, int after, List<Card> better) {
        public Line {
            better = List.copyOf(better);
        }
    }

    /**
     * The cards in the order in which they were played, the seat to declarer's left leading; takes up to some seconds for all 52.
     *
     * @param played as many as were played, the last trick finished or not
     * @throws IllegalArgumentException for a card that its seat does not hold, or that does not follow suit
     */
    public static List<Line> of(Deal deal, Strain strain, Seat declarer, List<Card> played) {
        CardByCard review = new CardByCard(deal, strain, declarer);
        Seat leader = declarer.next();
        for (int first = 0; first < played.size(); first += TABLE) {
            leader = review.trick(leader, played.subList(first, Math.min(first + TABLE, played.size())));
        }
        return List.copyOf(review.lines);
    }

    /** Goes through one trick; who leads to the next. */
    private Seat trick(Seat leader, List<Card> cards) {
        Deal deal = new Deal(hand(Seat.NORTH), hand(Seat.EAST), hand(Seat.SOUTH), hand(Seat.WEST));
        DoubleDummy counting = DoubleDummy.of(deal);
        int before = lines.isEmpty() ? counting.tricks(strain, declarer, leader) : lines.getLast().after();
        for (int place = 0; place < cards.size(); place++) {
            Seat seat = leader.after(place);
            Card card = cards.get(place);
            List<Card> trick = cards.subList(0, place);
            demandLawful(seat, card, trick);
            int after = after(counting, deal, leader, cards.subList(0, place + 1), before);
            lines.add(new Line(
                    seat, card, before, after, after == before ? List.of() : better(counting, deal, leader, trick, before)));
            before = after;
        }
        for (int place = 0; place < cards.size(); place++) {
            Card card = cards.get(place);
            hands.computeIfPresent(leader.after(place), (seat, hand) -> hand.without(card));
        }
        Seat winner = leader.after(winner(cards));
        won += cards.size() == TABLE && isDeclarers(winner) ? 1 : 0;
        return winner;
    }

    private CardSet hand(Seat seat) {
        return hands.getOrDefault(seat, CardSet.EMPTY);
    }

    private boolean isDeclarers(Seat seat) {
        return seat == declarer || seat == declarer.partner();
    }

    private int after(DoubleDummy counting, Deal deal, Seat leader, List<Card> trick, int guess) {
        int left = deal.cardsEach();
        int own = Math.clamp(guess - won, 0, left);
        int northSouth = counting.northSouthTricksAfter(
                strain, leader, trick, declarer.isNorthSouth() ? own : left - own);
        return won + (declarer.isNorthSouth() ? northSouth : left - northSouth);
    }

    /** The lawful cards after which all is as it was. */
    private List<Card> better(DoubleDummy counting, Deal deal, Seat leader, List<Card> trick, int before) {
        return lawful(leader.after(trick.size()), trick).stream()
                .filter(card -> {
                    List<Card> more = new ArrayList<>(trick);
                    more.add(card);
                    return after(counting, deal, leader, more, before) == before;
                })
                .toList();
    }

    private CardSet lawful(Seat seat, List<Card> trick) {
        CardSet hand = hand(seat);
        CardSet following =
                trick.isEmpty() ? hand : hand.in(trick.getFirst().suit());
        return following.isEmpty() ? hand : following;
    }

    private void demandLawful(Seat seat, Card card, List<Card> trick) {
        if (!lawful(seat, trick).contains(card)) {
            throw new IllegalArgumentException("the " + card.inWords() + " is not "
                    + seat.inWords() + "'s to play; expected one of " + lawful(seat, trick));
        }
    }

    /** The place of the best card so far. */
    private int winner(List<Card> trick) {
        int best = 0;
        for (int place = 1; place < trick.size(); place++) {
            Card card = trick.get(place);
            Card highest = trick.get(best);
            boolean beats = card.suit() == highest.suit()
                    ? card.rank().isHigherThan(highest.rank())
                    : isTrump(card.suit());
            best = beats ? place : best;
        }
        return best;
    }

    private boolean isTrump(Suit suit) {
        return strain.suit().filter(suit::equals).isPresent();
    }
}
