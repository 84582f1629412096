package kibitzer.games.bridge.problems.defence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.LineSearch;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/** How a hand goes until a defender's turn: declarer keeps to a plan, the defenders to custom. */
public final class Course {
    private static final int LONGEST = 20;
    private static final int MOST_POSITIONS = 2000;

    private Course() {}

    /** Declarer's plan against defenders who see every card. */
    public static LineSearch search(Deal deal, Strain strain, Card lead, Line plan, int need) {
        return new LineSearch(deal, strain, Seat.SOUTH, true, lead, plan, need, MOST_POSITIONS);
    }

    /**
     * The first turn of a defender's that is of the kind wanted, within five tricks; empty if none is, or if custom has no
     * card on the way.
     */
    public static Optional<DefenderTurn> until(
            Deal deal, Strain strain, Line plan, int need, Seat seat, Predicate<DefenderTurn> wanted) {
        List<Card> cards = new ArrayList<>();
        Optional<Card> lead = customary(deal, strain, cards, DefenderTurn.LEADER, DefenderTurn.LEADER);
        cards.add(lead.orElseThrow());
        LineSearch search = search(deal, strain, cards.getFirst(), plan, need);
        Seat leader = DefenderTurn.LEADER;
        while (cards.size() < LONGEST) {
            Seat turn = leader.after(cards.size() % 4);
            DefenderTurn now = new DefenderTurn(seat, deal.north(), deal.hand(seat), strain, need, cards);
            if (turn == seat && wanted.test(now)) {
                return Optional.of(now);
            }
            Optional<Card> next =
                    turn.isNorthSouth() ? search.cardAfter(cards) : customary(deal, strain, cards, leader, turn);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            cards.add(next.get());
            leader = leaderAfter(strain, leader, cards);
        }
        return Optional.empty();
    }

    /** Whether in another layout declarer, by his plan, and partner, by custom, would have played the same cards. */
    static boolean agrees(DefenderTurn turn, Deal layout, Line plan) {
        List<Card> cards = turn.played();
        Seat leader = DefenderTurn.LEADER;
        for (int at = 0; at < cards.size(); at++) {
            List<Card> before = cards.subList(0, at);
            Seat seat = leader.after(at % 4);
            if (seat == turn.seat().partner()
                    && !customary(layout, turn.strain(), before, leader, seat).equals(Optional.of(cards.get(at)))) {
                return false;
            }
            leader = leaderAfter(turn.strain(), leader, cards.subList(0, at + 1));
        }
        return search(layout, turn.strain(), cards.getFirst(), plan, turn.need())
                .plays(cards);
    }

    private static Seat leaderAfter(Strain strain, Seat leader, List<Card> cards) {
        return cards.size() % 4 == 0
                ? PartPlayedDeal.winner(strain, leader, cards.subList(cards.size() - 4, cards.size()))
                : leader;
    }

    private static Optional<Card> customary(Deal deal, Strain strain, List<Card> before, Seat leader, Seat seat) {
        List<Card> trick = before.subList(before.size() / 4 * 4, before.size());
        CardSet left = deal.hand(seat).minus(CardSet.of(before));
        Optional<Suit> opening = before.stream().findFirst().map(Card::suit);
        return leader.after(trick.size()) == seat ? CustomaryCard.of(left, trick, opening, strain) : Optional.empty();
    }
}
