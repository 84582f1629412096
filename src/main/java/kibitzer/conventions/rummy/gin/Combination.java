package kibitzer.conventions.rummy.gin;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.Gin;

/**
 * Two cards that want one more to be a matched set: a pair, a sequence or a skip-sequence (p. 35).
 *
 * @param kind which of the three
 * @param cards the two cards
 * @param fillers the cards that make a set of them, wherever they are
 */
record Combination(Kind kind, CardSet cards, CardSet fillers) {

    enum Kind {
        PAIR("a pair"),
        SEQUENCE("two of a sequence"),
        SKIP_SEQUENCE("two of a sequence");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String inWords() {
            return words;
        }
    }

    /** Every combination of the pack. */
    static final List<Combination> ALL = all();

    private static List<Combination> all() {
        List<Combination> all = new ArrayList<>();
        for (Card one : Card.ALL) {
            for (Card other : Card.ALL) {
                CardSet two = CardSet.of(one, other);
                if (one.compareTo(other) < 0 && (one.rank() == other.rank() || one.suit() == other.suit())) {
                    CardSet fillers = Card.ALL.stream()
                            .filter(card -> !two.contains(card) && Gin.MELDS.isMeld(two.with(card)))
                            .collect(CardSet.toCardSet());
                    if (!fillers.isEmpty()) {
                        all.add(new Combination(kind(one, other), two, fillers));
                    }
                }
            }
        }
        return List.copyOf(all);
    }

    private static Kind kind(Card one, Card other) {
        if (one.rank() == other.rank()) {
            return Kind.PAIR;
        }
        return Math.abs(Gin.place(one) - Gin.place(other)) == 1 ? Kind.SEQUENCE : Kind.SKIP_SEQUENCE;
    }

    boolean hasBoth(CardSet hand) {
        return cards.subsetOf(hand);
    }

    Card partnerOf(Card card) {
        return cards.without(card).first();
    }
}
