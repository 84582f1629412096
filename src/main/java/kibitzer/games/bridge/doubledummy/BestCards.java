package kibitzer.games.bridge.doubledummy;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * The cards that give nothing up, all hands seen, turn by turn of one hand. What is found out at a turn is kept for the
 * others; not safe for use by several threads at once.
 */
public final class BestCards {
    private final DoubleDummy solver;
    private final Strain strain;

    /** @param deal the hands before the first of the turns that are asked about */
    public BestCards(Deal deal, Strain strain) {
        this.solver = DoubleDummy.of(deal);
        this.strain = strain;
    }

    /**
     * The lawful cards after which the side of the seat to play wins most, each suit downwards.
     *
     * @param left the cards of all hands at the beginning of the trick on the table
     * @param trick its cards so far, at most three
     */
    public List<Card> of(Deal left, Seat leader, List<Card> trick) {
        Seat seat = leader.after(trick.size());
        CardSet lawful = lawful(left.hand(seat), trick);
        if (lawful.size() == 1) {
            return lawful.toList();
        }
        CardSet all = all(left);
        int tricks = solver.northSouthTricks(strain, all, leader, trick);
        List<Card> best = new ArrayList<>();
        for (Card card : lawful) {
            List<Card> after = new ArrayList<>(trick);
            after.add(card);
            if (solver.winsFor(seat, strain, all, leader, after, tricks)) {
                best.add(card);
            }
        }
        return List.copyOf(best);
    }

    /** Whether a side can win so many of the tricks left, the one on the table among them. */
    public boolean canWin(Seat side, int tricks, Deal left, Seat leader, List<Card> trick) {
        int most = left.cardsEach();
        return tricks <= 0
                || tricks <= most
                        && solver.winsFor(
                                side, strain, all(left), leader, trick, side.isNorthSouth() ? tricks : most - tricks);
    }

    private static CardSet all(Deal left) {
        return left.north().union(left.east()).union(left.south()).union(left.west());
    }

    /** What may be played from a hand to a trick. */
    public static CardSet lawful(CardSet hand, List<Card> trick) {
        CardSet following = trick.isEmpty() ? hand : hand.in(trick.getFirst().suit());
        return following.isEmpty() ? hand : following;
    }
}
