package kibitzer.games.bridge.wholehand;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * A hand that is set to be played to its last card. Declarer plays both hands of his side, a defender his own; the other
 * seats see all cards.
 *
 * @param id of a hand that is shipped; empty for one of somebody's own
 * @param deal all four hands before the opening lead
 * @param learner who is to play it: declarer, or a defender
 * @param begun the cards that are on the table when the learner comes, the opening lead first, which may be his own; often
 *     that alone
 * @param problem whose hand it is, where it is a problem hand
 */
public record WholeHand(
        Optional<String> id,
        Deal deal,
        Call.Bid contract,
        Seat declarer,
        Seat learner,
        List<Card> begun,
        Optional<PlayProblem> problem) {
    private static final int TRICKS = 13;
    private static final int BOOK = 6;

    /** @throws BadNotation if the hands are not full, the learner is dummy, or the cards on the table are not played so */
    public WholeHand {
        begun = List.copyOf(begun);
        if (!deal.isFull()) {
            throw BadNotation.because("the hands have " + deal.cardsEach() + " cards", "13 each");
        }
        if (learner == declarer.partner()) {
            throw BadNotation.because(
                    learner.inWords() + " is dummy, and plays nothing", "declarer's seat, or a defender's");
        }
        requireLawful(deal, contract.strain(), declarer.next(), begun);
    }

    public static WholeHand of(PlayProblem problem) {
        return new WholeHand(
                Optional.of(problem.id()),
                problem.deal(),
                problem.contract(),
                problem.declarer(),
                problem.learner(),
                problem.played(),
                Optional.of(problem));
    }

    private static void requireLawful(Deal deal, Strain strain, Seat leader, List<Card> cards) {
        try {
            PartPlayedDeal.of(deal, strain, leader, cards);
        } catch (IllegalArgumentException unlawful) {
            throw BadNotation.because(String.valueOf(unlawful.getMessage()), "cards as they may be played");
        }
    }

    private static boolean decides(Seat turn, Seat learner, Seat declarer) {
        return learner == declarer ? turn == declarer || turn == declarer.partner() : turn == learner;
    }

    /** True if the card of this seat is the learner's to choose. */
    public boolean isOwn(Seat turn) {
        return decides(turn, learner, declarer);
    }

    public boolean isDeclaring() {
        return learner == declarer;
    }

    public Strain strain() {
        return contract.strain();
    }

    public Seat dummy() {
        return declarer.partner();
    }

    /** The tricks with which declarer makes it. */
    public int toMake() {
        return contract.level() + BOOK;
    }

    /** The tricks that the learner's side wants: to make it, or to beat it. */
    public int needed() {
        return isDeclaring() ? toMake() : TRICKS + 1 - toMake();
    }
}
