package kibitzer.games.bridge.doubledummy;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * What each card of a hand gave up, all hands seen.
 *
 * <p>From the last card to the first: endings are found out first and serve the positions that lead to them, and what
 * the next position is worth leaves one question about each card, whether its side had a better one.
 */
public final class CardByCard {
    private final DoubleDummy solver;
    private final Deal deal;
    private final Strain strain;
    private final Seat declarer;

    private CardByCard(Deal deal, Strain strain, Seat declarer) {
        this.solver = DoubleDummy.of(deal);
        this.deal = deal;
        this.strain = strain;
        this.declarer = declarer;
    }

    /**
     * The cards of a hand in the order they were played, each with its worth.
     *
     * @param deal the hands before the first lead; an ending will do
     * @param played the cards from the opening lead on, by the seat to declarer's left; all of them, or the first ones
     *     where the rest was claimed or is still to be played
     * @throws IllegalArgumentException if a seat does not hold the card it plays, or does not follow suit with it
     */
    public static List<CardPlayed> of(Deal deal, Strain strain, Seat declarer, List<Card> played) {
        return new CardByCard(deal, strain, declarer).judged(played);
    }

    /** A position in which a seat has to play. */
    private record Turn(CardSet left, List<Card> trick, Seat leader, int northSouthWon) {
        Seat seat() {
            return leader.after(trick.size());
        }
    }

    private List<CardPlayed> judged(List<Card> played) {
        if (played.isEmpty()) {
            return List.of();
        }
        List<Turn> turns = turns(played);
        List<CardPlayed> judged = new ArrayList<>();
        int after = northSouthTricks(turns.getLast());
        for (int i = played.size() - 1; i >= 0; i--) {
            Turn turn = turns.get(i);
            int before = northSouthTricks(turn, after);
            CardSet better = before == after ? CardSet.EMPTY : keeping(turn, before, played.get(i));
            judged.add(new CardPlayed(turn.seat(), played.get(i), declarers(before), declarers(after), better));
            after = before;
        }
        return List.copyOf(judged.reversed());
    }

    /** The positions before each card and after the last one. */
    private List<Turn> turns(List<Card> played) {
        List<Turn> turns = new ArrayList<>();
        CardSet all = CardSet.EMPTY;
        for (Seat seat : Seat.values()) {
            all = all.union(deal.hand(seat));
        }
        Turn turn = new Turn(all, List.of(), declarer.next(), 0);
        turns.add(turn);
        for (Card card : played) {
            if (!lawful(turn).contains(card)) {
                throw new IllegalArgumentException("card %d played, the %s, is not %s's to play; expected one of %s"
                        .formatted(turns.size(), card.inWords(), turn.seat().inWords(), lawful(turn)));
            }
            turn = next(turn, card);
            turns.add(turn);
        }
        return turns;
    }

    private CardSet lawful(Turn turn) {
        CardSet held = deal.hand(turn.seat()).intersection(turn.left());
        if (turn.trick().isEmpty()) {
            return held;
        }
        CardSet following = held.in(turn.trick().getFirst().suit());
        return following.isEmpty() ? held : following;
    }

    private Turn next(Turn turn, Card card) {
        List<Card> trick = new ArrayList<>(turn.trick());
        trick.add(card);
        if (trick.size() < 4) {
            return new Turn(turn.left(), List.copyOf(trick), turn.leader(), turn.northSouthWon());
        }
        Seat winner = turn.leader().after(solver.winner(strain, trick));
        return new Turn(
                turn.left().minus(CardSet.of(trick)),
                List.of(),
                winner,
                turn.northSouthWon() + (winner.isNorthSouth() ? 1 : 0));
    }

    private int northSouthTricks(Turn last) {
        return last.northSouthWon()
                + (last.left().isEmpty()
                        ? 0
                        : solver.northSouthTricks(strain, last.left(), last.leader(), last.trick()));
    }

    /** What a position is worth to north and south, where one of its cards is worth {@code after}. */
    private int northSouthTricks(Turn turn, int after) {
        boolean northSouth = turn.seat().isNorthSouth();
        int best = after;
        while (canReach(turn, northSouth ? best + 1 : best - 1)) {
            best += northSouth ? 1 : -1;
        }
        return best;
    }

    /** Whether the seat to play can make north's and south's tricks so many, or more for its side. */
    private boolean canReach(Turn turn, int tricks) {
        return solver.winsFor(
                turn.seat(), strain, turn.left(), turn.leader(), turn.trick(), tricks - turn.northSouthWon());
    }

    private CardSet keeping(Turn turn, int before, Card played) {
        CardSet keeping = CardSet.EMPTY;
        for (Card card : lawful(turn).without(played)) {
            List<Card> trick = new ArrayList<>(turn.trick());
            trick.add(card);
            if (solver.winsFor(turn.seat(), strain, turn.left(), turn.leader(), trick, before - turn.northSouthWon())) {
                keeping = keeping.with(card);
            }
        }
        return keeping;
    }

    private int declarers(int northSouthTricks) {
        return declarer.isNorthSouth() ? northSouthTricks : deal.cardsEach() - northSouthTricks;
    }
}
