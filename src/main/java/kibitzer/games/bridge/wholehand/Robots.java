package kibitzer.games.bridge.wholehand;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import kibitzer.cards.Card;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;
import kibitzer.games.bridge.problems.robot.ProblemRobot;

/** The other seats of the hands that are played now; a card that was looked for once is not looked for again. */
final class Robots {
    private static final int HANDS = 100;
    private static final int CARDS = 150;

    private static final Map<WholeHand, Robots> LATEST = RecentResults.of(HANDS);

    private final WholeHand hand;
    private final ProblemRobot robot;
    private final Map<List<Card>, Card> found = RecentResults.of(CARDS);

    private Robots(WholeHand hand) {
        this.hand = hand;
        this.robot = hand.problem()
                .map(ProblemRobot::new)
                .orElseGet(() -> ProblemRobot.of(
                        hand.deal(), hand.strain(), hand.declarer().next()));
    }

    static Robots of(WholeHand hand) {
        return Optional.ofNullable(LATEST.get(hand)).orElseGet(() -> {
            Robots fresh = new Robots(hand);
            LATEST.put(hand, fresh);
            return fresh;
        });
    }

    /** The card of the seat whose turn it is after these. */
    Card card(List<Card> played) {
        PartPlayedDeal now = HandPlay.now(hand, played);
        return card(played, now, () -> new BestCards(now.left(), hand.strain()));
    }

    /**
     * The same where several turns are asked for one after the other.
     *
     * @param seeing made of the whole deal
     */
    Card card(List<Card> played, PartPlayedDeal now, BestCards seeing) {
        return card(played, now, () -> seeing);
    }

    private Card card(List<Card> played, PartPlayedDeal now, Supplier<BestCards> seeing) {
        List<Card> key = List.copyOf(played);
        return Optional.ofNullable(found.get(key)).orElseGet(() -> {
            Card card = robot.card(key, now, seeing.get());
            found.put(key, card);
            return card;
        });
    }
}
