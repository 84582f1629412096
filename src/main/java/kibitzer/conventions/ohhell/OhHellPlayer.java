package kibitzer.conventions.ohhell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * Plays for an exact number of tricks, by habit: who still wants tricks takes them, cheaply when last, and who wants no more stays
 * below with the highest card that can.
 *
 * @param trump empty where nothing is trump
 */
public record OhHellPlayer(Optional<Suit> trump) {

    /** How many tricks each seat wins of hands that are seen by their owners alone. */
    public int[] playOut(List<CardSet> hands, int[] wanted, int leader) {
        CardSet[] left = hands.toArray(CardSet[]::new);
        int[] won = new int[left.length];
        int next = leader;
        List<Card> trick = new ArrayList<>();
        while (!left[next].isEmpty()) {
            trick.clear();
            for (int turn = 0; turn < left.length; turn++) {
                int seat = (next + turn) % left.length;
                Card card = card(left[seat], trick, wanted[seat] - won[seat], turn == left.length - 1);
                left[seat] = left[seat].without(card);
                trick.add(card);
            }
            next = (next + trick.indexOf(winning(trick))) % left.length;
            won[next]++;
        }
        return won;
    }

    Card card(CardSet hand, List<Card> trick, int wanted, boolean last) {
        if (trick.isEmpty()) {
            return wanted > 0 ? highest(hand) : lowest(hand);
        }
        CardSet following = hand.in(trick.getFirst().suit());
        CardSet may = following.isEmpty() ? hand : following;
        CardSet winners = CardSet.EMPTY;
        for (Card card : may) {
            if (beats(card, winning(trick))) {
                winners = winners.with(card);
            }
        }
        CardSet losers = may.minus(winners);
        if (wanted > 0 && !winners.isEmpty()) {
            return last ? lowest(winners) : highest(winners);
        }
        if (wanted > 0) {
            return lowest(losers);
        }
        return losers.isEmpty() ? (last ? highest(winners) : lowest(winners)) : highest(losers);
    }

    private boolean beats(Card card, Card other) {
        return card.suit() == other.suit()
                ? card.rank().compareTo(other.rank()) > 0
                : trump.equals(Optional.of(card.suit()));
    }

    private Card winning(List<Card> trick) {
        Card best = trick.getFirst();
        for (Card card : trick) {
            if (beats(card, best)) {
                best = card;
            }
        }
        return best;
    }

    private int height(Card card) {
        return card.rank().ordinal() + (trump.equals(Optional.of(card.suit())) ? 13 : 0);
    }

    private Card highest(CardSet cards) {
        Card best = cards.first();
        for (Card card : cards) {
            best = height(card) > height(best) ? card : best;
        }
        return best;
    }

    private Card lowest(CardSet cards) {
        Card best = cards.first();
        for (Card card : cards) {
            best = height(card) < height(best) ? card : best;
        }
        return best;
    }
}
