package kibitzer.games.bridge.wholehand;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.doubledummy.CardByCard;
import kibitzer.games.bridge.doubledummy.CardPlayed;

/**
 * The card of the learner's after which the tricks he needed could no longer be won, all hands seen.
 *
 * @param trick which trick it was played to, from 1
 * @param line the card, what could be won before and after it, and which cards would have kept it
 */
public record Mistake(int trick, CardPlayed line) {
    private static final int TABLE = 4;

    /**
     * The only one there is: the others, who see all cards, give nothing back.
     *
     * @param cards a record that is in order
     * @return empty where no card gave it up
     */
    public static Optional<Mistake> in(WholeHand hand, List<Card> cards) {
        List<CardPlayed> lines = CardByCard.of(hand.deal(), hand.strain(), hand.declarer(), cards);
        for (int place = 0; place < lines.size(); place++) {
            CardPlayed line = lines.get(place);
            boolean madeBefore = line.before() >= hand.toMake();
            boolean madeAfter = line.after() >= hand.toMake();
            if (hand.isOwn(line.seat()) && madeBefore != madeAfter && madeAfter != hand.isDeclaring()) {
                return Optional.of(new Mistake(place / TABLE + 1, line));
            }
        }
        return Optional.empty();
    }
}
