package kibitzer.games.bridge.problems.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.problems.PlayProblem;

/**
 * The learner's card with which a problem hand was lost as the cards lay: before it his side could still win what it
 * wants, every card seen, after it no more.
 *
 * @param trick from 1
 */
public record LastChance(int trick, Card card) {

    /** Empty if the hand was not lost by a card of the learner's. */
    public static Optional<LastChance> of(PlayProblem problem, List<Card> cards) {
        List<Integer> own = turns(problem, cards);
        int from = 0;
        int to = own.size();
        // What is lost stays lost, for the other players give nothing back: halve until the first card that loses is
        // found.
        while (from < to) {
            int middle = (from + to) / 2;
            if (isLost(problem, cards, own.get(middle))) {
                to = middle;
            } else {
                from = middle + 1;
            }
        }
        return from == own.size()
                ? Optional.empty()
                : Optional.of(new LastChance(own.get(from) / 4 + 1, cards.get(own.get(from))));
    }

    /** Where the learner, declarer for dummy too, played a card of his own choice. */
    private static List<Integer> turns(PlayProblem problem, List<Card> cards) {
        List<Integer> turns = new ArrayList<>();
        Seat leader = problem.declarer().next();
        for (int at = 0; at < cards.size(); at++) {
            Seat seat = leader.after(at % 4);
            boolean own = problem.isDefence() ? seat == problem.learner() : seat.isNorthSouth();
            if (own && at >= problem.played().size()) {
                turns.add(at);
            }
            if (at % 4 == 3) {
                leader = PartPlayedDeal.winner(problem.contract().strain(), leader, cards.subList(at - 3, at + 1));
            }
        }
        return turns;
    }

    private static boolean isLost(PlayProblem problem, List<Card> cards, int at) {
        PartPlayedDeal before = PartPlayedDeal.of(
                problem.deal(), problem.contract().strain(), problem.declarer().next(), cards.subList(0, at));
        List<Card> trick = new ArrayList<>(before.trick());
        trick.add(cards.get(at));
        boolean makes = DoubleDummy.of(before.left())
                .northSouthWin(
                        problem.contract().strain(),
                        before.leader(),
                        trick,
                        problem.wanted() - before.wonByNorthSouth());
        return makes == problem.isDefence();
    }
}
