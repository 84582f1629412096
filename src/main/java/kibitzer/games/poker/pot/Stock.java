package kibitzer.games.poker.pot;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;

/**
 * The cards not yet dealt, top first, and those thrown away.
 *
 * @param seed from which the cards were shuffled, and from which the discards are if they must be dealt again
 */
record Stock(List<Card> cards, List<Card> discards, Seed seed) {
    private static final int SHUFFLED_AGAIN = 1;

    /** To whoever sits at the table: no card of it is known. */
    static final Stock UNSEEN = new Stock(List.of(), List.of(), new Seed(0));

    Stock {
        cards = List.copyOf(cards);
        discards = List.copyOf(discards);
    }

    static Stock shuffled(Seed seed) {
        return new Stock(shuffled(Card.ALL, seed.chance()), List.of(), seed);
    }

    private static List<Card> shuffled(List<Card> cards, Chance chance) {
        List<Card> left = new ArrayList<>(cards);
        List<Card> shuffled = new ArrayList<>();
        while (!left.isEmpty()) {
            shuffled.add(left.remove(chance.below(left.size())));
        }
        return shuffled;
    }

    /** The cards dealt, and the stock without them. */
    record Dealt(CardSet cards, Stock rest) {}

    /** Off the top. The bottom card is never dealt: with the discards it is shuffled and dealt from (p. 54). */
    Dealt deal(int many) {
        Stock here = this;
        CardSet dealt = CardSet.EMPTY;
        for (int i = 0; i < many; i++) {
            if (here.cards.size() == 1 && !here.discards.isEmpty()) {
                List<Card> again = new ArrayList<>(here.discards);
                again.addAll(here.cards);
                here = new Stock(shuffled(again, seed.deal(SHUFFLED_AGAIN).chance()), List.of(), seed);
            }
            dealt = dealt.with(here.cards.getFirst());
            here = new Stock(here.cards.subList(1, here.cards.size()), here.discards, seed);
        }
        return new Dealt(dealt, here);
    }

    Stock thrown(CardSet cards) {
        List<Card> more = new ArrayList<>(discards);
        more.addAll(cards.toList());
        return new Stock(this.cards, more, seed);
    }
}
