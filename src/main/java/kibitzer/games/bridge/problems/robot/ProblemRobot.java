package kibitzer.games.bridge.problems.robot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.Played;

/**
 * Defends a problem hand with all cards seen, so that a wrong line meets the defence that beats it: a card after which
 * declarer wins fewest tricks, and of several such the one that the defence against the wrong line plays, else the lowest.
 * The same cards before, the same card.
 */
public final class ProblemRobot {
    private final PlayProblem problem;
    private final List<Card> defence;

    public ProblemRobot(PlayProblem problem) {
        this.problem = problem;
        Hand hand = new Hand(
                problem.deal().north(),
                problem.deal().south(),
                problem.contract().strain(),
                problem.lead(),
                problem.wanted());
        this.defence = hand.search(problem.deal(), problem.wrong()).beatenBy();
    }

    /**
     * The card of the seat whose turn it is.
     *
     * @param played all cards so far, the opening lead first
     * @throws IllegalArgumentException if they could not have been played so
     */
    public Card card(List<Card> played) {
        Played now = Played.of(
                problem.deal(), problem.contract().strain(), problem.declarer().next(), played);
        Seat seat = now.leader().after(now.trick().size());
        List<Card> best = best(now, seat);
        return Optional.of(defence)
                .filter(cards -> cards.size() > played.size()
                        && cards.subList(0, played.size()).equals(played))
                .map(cards -> cards.get(played.size()))
                .filter(best::contains)
                .orElseGet(best::getLast);
    }

    /** The cards after which the seat's side wins most, each suit downwards. */
    private List<Card> best(Played now, Seat seat) {
        Strain strain = problem.contract().strain();
        Deal left = now.left();
        CardSet hand = left.hand(seat);
        CardSet following =
                now.trick().isEmpty() ? hand : hand.in(now.trick().getFirst().suit());
        CardSet legal = following.isEmpty() ? hand : following;
        if (legal.size() == 1) {
            return legal.toList();
        }
        DoubleDummy solver = DoubleDummy.of(left);
        int guess = (left.cardsEach() + 1) / 2;
        int most = -1;
        List<Card> best = new ArrayList<>();
        for (Card card : legal) {
            List<Card> trick = new ArrayList<>(now.trick());
            trick.add(card);
            int northSouth = solver.northSouthTricksAfter(strain, now.leader(), trick, guess);
            guess = northSouth;
            int ours = seat.isNorthSouth() ? northSouth : left.cardsEach() - northSouth;
            if (ours > most) {
                most = ours;
                best.clear();
            }
            if (ours == most) {
                best.add(card);
            }
        }
        return best;
    }
}
