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
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.line.LineSearch;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.Played;

/**
 * Plays the seats that are not the learner's with all cards seen, so that a wrong way meets the play that beats it: a card
 * after which its side wins most tricks, and of several such the one it means to play, else the lowest. The opponents of a
 * learner who declares mean to play the defence against the wrong line; a declarer against a learner who defends means to keep
 * to his plan. The same cards before, the same card.
 */
public final class ProblemRobot {
    private final PlayProblem problem;
    private final List<Card> defence;
    private final Optional<LineSearch> plan;

    public ProblemRobot(PlayProblem problem) {
        this.problem = problem;
        Hand hand = new Hand(
                problem.deal().north(),
                problem.deal().south(),
                problem.contract().strain(),
                problem.lead(),
                problem.wanted());
        switch (problem.ways()) {
            case Ways.OfLines lines -> {
                this.defence = hand.search(problem.deal(), lines.wrong()).beatenBy();
                this.plan = Optional.empty();
            }
            case Ways.OfCards cards -> {
                this.defence = List.of();
                this.plan =
                        Optional.of(hand.search(problem.deal(), cards.against().plan()));
            }
        }
    }

    /** Whether it plays this seat's cards; those of the learner's side are the learner's where he is declarer. */
    public boolean plays(Seat seat) {
        return problem.isDefence() ? seat != problem.learner() : !seat.isNorthSouth();
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
        return meant(played).filter(best::contains).orElseGet(best::getLast);
    }

    private Optional<Card> meant(List<Card> played) {
        return plan.map(line -> line.cardAfter(played))
                .orElseGet(() -> Optional.of(defence)
                        .filter(cards -> cards.size() > played.size()
                                && cards.subList(0, played.size()).equals(played))
                        .map(cards -> cards.get(played.size())));
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
