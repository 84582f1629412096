package kibitzer.games.bridge.wholehand;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * The card of the learner's after which the tricks he needed could no longer be won, all hands seen.
 *
 * @param trick which trick it was played to, from 1
 * @param seat from whose hand
 * @param better the cards that would have kept them
 */
public record Mistake(int trick, Seat seat, Card card, CardSet better) {
    private static final int TABLE = 4;
    private static final int KEPT = 1_000;

    private static final Map<Asked, Optional<Mistake>> FOUND = RecentResults.of(KEPT);

    private record Asked(WholeHand hand, List<Card> cards) {}

    /**
     * The only one there is: the others, who see all cards, give nothing back.
     *
     * @param cards a record that is in order
     * @return empty where no card gave them up, or they could not be won from the beginning
     */
    public static Optional<Mistake> in(WholeHand hand, List<Card> cards) {
        Asked asked = new Asked(hand, List.copyOf(cards));
        return Optional.ofNullable(FOUND.get(asked)).orElseGet(() -> {
            Optional<Mistake> found = searched(hand, asked.cards());
            FOUND.put(asked, found);
            return found;
        });
    }

    /** Once they cannot be won they never can be again: so the first turn after which they cannot is looked for by halves. */
    private static Optional<Mistake> searched(WholeHand hand, List<Card> cards) {
        BestCards seeing = new BestCards(hand.deal(), hand.strain());
        List<Integer> own = IntStream.range(hand.begun().size(), cards.size())
                .filter(place ->
                        hand.isOwn(HandPlay.now(hand, cards.subList(0, place)).turn()))
                .boxed()
                .toList();
        if (own.isEmpty() || isKept(hand, seeing, cards) || !isKept(hand, seeing, cards.subList(0, own.getFirst()))) {
            return Optional.empty();
        }
        int kept = 0;
        int lost = own.size() - 1;
        while (kept < lost) {
            int middle = (kept + lost) / 2;
            if (isKept(hand, seeing, cards.subList(0, own.get(middle) + 1))) {
                kept = middle + 1;
            } else {
                lost = middle;
            }
        }
        return Optional.of(at(hand, seeing, cards, own.get(lost)));
    }

    private static Mistake at(WholeHand hand, BestCards seeing, List<Card> cards, int place) {
        List<Card> before = cards.subList(0, place);
        PartPlayedDeal now = HandPlay.now(hand, before);
        CardSet better =
                BestCards.lawful(now.left().hand(now.turn()), now.trick()).without(cards.get(place)).toList().stream()
                        .filter(card -> isKept(hand, seeing, with(before, card)))
                        .collect(CardSet.toCardSet());
        return new Mistake(place / TABLE + 1, now.turn(), cards.get(place), better);
    }

    private static List<Card> with(List<Card> before, Card card) {
        return Stream.concat(before.stream(), Stream.of(card)).toList();
    }

    /** True while the learner's side can still win what it needs. */
    private static boolean isKept(WholeHand hand, BestCards seeing, List<Card> cards) {
        if (cards.size() == PlayRecord.PACK) {
            return HandPlay.of(hand, cards).own() >= hand.needed();
        }
        PartPlayedDeal now = HandPlay.now(hand, cards);
        int won = hand.learner().isNorthSouth() ? now.wonByNorthSouth() : cards.size() / TABLE - now.wonByNorthSouth();
        return seeing.canWin(hand.learner(), hand.needed() - won, now.left(), now.leader(), now.trick());
    }
}
