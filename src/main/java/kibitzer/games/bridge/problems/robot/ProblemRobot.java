package kibitzer.games.bridge.problems.robot;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.Played;

/**
 * Plays with all cards seen: a card after which its side wins most, and of several such, in a problem hand, the one that the
 * defence against the wrong line plays, so that this line meets the defence that beats it; else the lowest. The same cards
 * before, the same card.
 */
public final class ProblemRobot {
    private final Deal deal;
    private final Strain strain;
    private final Seat leader;
    private final List<Card> defence;

    private ProblemRobot(Deal deal, Strain strain, Seat leader, List<Card> defence) {
        this.deal = deal;
        this.strain = strain;
        this.leader = leader;
        this.defence = List.copyOf(defence);
    }

    /** The opponents of a problem hand. */
    public ProblemRobot(PlayProblem problem) {
        this(
                problem.deal(),
                problem.contract().strain(),
                problem.declarer().next(),
                new Hand(
                                problem.deal().north(),
                                problem.deal().south(),
                                problem.contract().strain(),
                                problem.lead(),
                                problem.wanted())
                        .search(problem.deal(), problem.wrong())
                        .beatenBy());
    }

    /** Of a hand that is no problem, any of its seats. */
    public static ProblemRobot of(Deal deal, Strain strain, Seat leader) {
        return new ProblemRobot(deal, strain, leader, List.of());
    }

    /**
     * The card of the seat whose turn it is.
     *
     * @param played all cards so far, the opening lead first
     * @throws IllegalArgumentException if they could not have been played so
     */
    public Card card(List<Card> played) {
        Played now = Played.of(deal, strain, leader, played);
        return card(played, now, new BestCards(now.left(), strain));
    }

    /**
     * The same where several turns of the hand are asked for one after the other.
     *
     * @param now the same cards, played
     * @param seeing made of this hand's deal
     */
    public Card card(List<Card> played, Played now, BestCards seeing) {
        List<Card> best = seeing.of(now.left(), now.leader(), now.trick());
        return Optional.of(defence)
                .filter(cards -> cards.size() > played.size()
                        && cards.subList(0, played.size()).equals(played))
                .map(cards -> cards.get(played.size()))
                .filter(best::contains)
                .orElseGet(best::getLast);
    }
}
