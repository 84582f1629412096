package kibitzer.games.bridge.problems.robot;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.line.LineSearch;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * Plays with all cards seen, so that a wrong way meets the play that beats it: a card after which its side wins most tricks, and
 * of several such the one it means to play, else the lowest. The opponents of a learner who declares a problem hand mean to play
 * the defence against the wrong line; a declarer against a learner who defends means to keep to his plan. The same cards before,
 * the same card.
 */
public final class ProblemRobot {
    private final Deal deal;
    private final Strain strain;
    private final Seat leader;
    private final Function<List<Card>, Optional<Card>> meant;

    private ProblemRobot(Deal deal, Strain strain, Seat leader, Function<List<Card>, Optional<Card>> meant) {
        this.deal = deal;
        this.strain = strain;
        this.leader = leader;
        this.meant = meant;
    }

    /** The seats of a problem hand that are not the learner's. */
    public ProblemRobot(PlayProblem problem) {
        this(problem.deal(), problem.contract().strain(), problem.declarer().next(), meant(problem));
    }

    /** Of a hand that is no problem, any of its seats. */
    public static ProblemRobot of(Deal deal, Strain strain, Seat leader) {
        return new ProblemRobot(deal, strain, leader, played -> Optional.empty());
    }

    private static Function<List<Card>, Optional<Card>> meant(PlayProblem problem) {
        Hand hand = new Hand(
                problem.deal().north(),
                problem.deal().south(),
                problem.contract().strain(),
                problem.lead(),
                problem.wanted());
        return switch (problem.ways()) {
            case Ways.OfLines lines ->
                defence(hand.search(problem.deal(), lines.wrong()).beatenBy());
            case Ways.OfGuess guess -> played -> Optional.empty();
            case Ways.OfCards cards -> {
                LineSearch plan = hand.search(problem.deal(), cards.against().plan());
                yield plan::cardAfter;
            }
        };
    }

    private static Function<List<Card>, Optional<Card>> defence(List<Card> cards) {
        return played -> Optional.of(cards)
                .filter(meant -> meant.size() > played.size()
                        && meant.subList(0, played.size()).equals(played))
                .map(meant -> meant.get(played.size()));
    }

    /** Whether a robot plays this seat's cards; those of the learner's side are the learner's where he is declarer. */
    public static boolean plays(PlayProblem problem, Seat seat) {
        return problem.isDefence() ? seat != problem.learner() : !seat.isNorthSouth();
    }

    /**
     * The card of the seat whose turn it is.
     *
     * @param played all cards so far, the opening lead first
     * @throws IllegalArgumentException if they could not have been played so
     */
    public Card card(List<Card> played) {
        PartPlayedDeal now = PartPlayedDeal.of(deal, strain, leader, played);
        return card(played, now, new BestCards(now.left(), strain));
    }

    /**
     * The same where several turns of the hand are asked for one after the other.
     *
     * @param now the same cards, played
     * @param seeing made of this hand's deal
     */
    public Card card(List<Card> played, PartPlayedDeal now, BestCards seeing) {
        List<Card> best = seeing.of(now.left(), now.leader(), now.trick());
        return meant.apply(played).filter(best::contains).orElseGet(best::getLast);
    }
}
