package kibitzer.decisions.banking.vingtetun;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.conventions.banking.vingtetun.VingtView;
import kibitzer.decisions.banking.cards.InPacks;
import kibitzer.decisions.banking.cards.ShownCard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.Shoe;

/**
 * A hand at vingt-et-un, and the card that the dealer shows.
 *
 * @param packs how many are shuffled together
 * @param seen other cards that have fallen since the shuffle
 */
public record HandAtTable(Cards hand, ShownCard dealerUp, int packs, Cards seen) {
    /** So many the dealer and the hand may need. */
    private static final int LEAST_LEFT = 15;

    /** @throws BadQuestion for a hand that is over, or a card oftener than the packs have it */
    public HandAtTable {
        new InPacks(packs).with("hand", hand).with("dealer-up", dealerUp).with("seen", seen);
        Hand counted = Hand.of(hand.list());
        if (counted.count().isOver()) {
            throw new BadQuestion("hand", "counts " + counted.count().low(), "at most " + HandCount.TOP);
        }
        if (packs * Card.ALL.size() - hand.size() - 1 - seen.size() < LEAST_LEFT) {
            throw new BadQuestion("seen", seen.size() + " cards", "at least " + LEAST_LEFT + " cards not seen");
        }
    }

    /** @throws BadQuestion unless there are two cards */
    HandAtTable firstTwo() {
        if (hand.size() != 2) {
            throw new BadQuestion("hand", hand.size() + " cards", "the first two");
        }
        return this;
    }

    Hand counted() {
        return Hand.of(hand.list());
    }

    /** What the dealer's card counts, an ace 1. */
    int up() {
        return HandCount.value(dealerUp.rank());
    }

    VingtView view() {
        boolean pair = hand.size() == 2 && hand.get(0).rank() == hand.get(1).rank();
        return new VingtView(counted(), up(), pair);
    }

    /** All cards that are not seen, those of the hand with them. */
    Shoe shoe() {
        Shoe left = Shoe.packs(packs).without(up());
        for (Card card : seen.list()) {
            left = left.without(HandCount.value(card.rank()));
        }
        return left;
    }

    /** Cards of one pack dealt for such a view. */
    static HandAtTable dealt(VingtView view, Chance chance) {
        List<Integer> values = IntStream.rangeClosed(1, HandCount.TEN)
                .boxed()
                .flatMap(value -> IntStream.range(0, view.hand().many(value)).mapToObj(card -> value))
                .toList();
        List<Integer> wanted = new ArrayList<>(values);
        wanted.add(view.up());
        List<Card> cards = InPacks.dealt(wanted, card -> HandCount.value(card.rank()), chance);
        while (values.size() == 2 && view.hand().isPair() && view.samePair() != sameRank(cards)) {
            cards = InPacks.dealt(wanted, card -> HandCount.value(card.rank()), chance);
        }
        return new HandAtTable(Cards.of(cards.subList(0, values.size())), ShownCard.of(cards.getLast()), 1, Cards.NONE);
    }

    private static boolean sameRank(List<Card> cards) {
        return cards.get(0).rank() == cards.get(1).rank();
    }

    /** The packs as a number in words: "one pack", "4 packs". */
    String packsInWords() {
        return packs == 1 ? "one pack" : packs + " packs";
    }

    Optional<String> fallen() {
        return seen.isEmpty() ? Optional.empty() : Optional.of(seen.toString());
    }
}
