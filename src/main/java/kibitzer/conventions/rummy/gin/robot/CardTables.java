package kibitzer.conventions.rummy.gin.robot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/** What is the same in every hand of gin, card by card, found once; cards are bits as in {@link CardSet}. */
final class CardTables {
    private static final int PLACES = 64;

    static final int[] PIPS = new int[PLACES];

    /** For each card the sets of three it can stand in. */
    static final long[][] TRIPLES = new long[PLACES][];

    /** For each card the sequences of three it can stand in. */
    static final long[][] RUNS = new long[PLACES][];

    /** For each card of its rank, and next to it in its suit. */
    static final long[] SAME_OR_NEXT = new long[PLACES];

    /** For each card those one rank away in other suits. */
    static final long[] NEXT_ELSEWHERE = new long[PLACES];

    static final long[] SAME_RANK = new long[PLACES];

    static final long LOW = bits(card -> Melding.pips(card) <= 4);

    static final long ACES_AND_DEUCES = bits(card -> Melding.pips(card) <= 2);

    static final long KINGS = bits(card -> card.rank() == Rank.KING);

    static final long FACES = bits(card -> Melding.pips(card) == 10 && card.rank() != Rank.TEN);

    private CardTables() {}

    static {
        List<Long> triples = triples();
        for (Card card : Card.ALL) {
            int at = at(card);
            long own = 1L << at;
            PIPS[at] = Melding.pips(card);
            TRIPLES[at] = triples.stream()
                    .filter(triple -> (triple & own) != 0)
                    .mapToLong(Long::longValue)
                    .toArray();
            RUNS[at] = triples.stream()
                    .filter(triple -> (triple & own) != 0 && Gin.MELDS.isRun(new CardSet(triple)))
                    .mapToLong(Long::longValue)
                    .toArray();
            SAME_RANK[at] = bits(other -> other.rank() == card.rank());
            SAME_OR_NEXT[at] = bits(other -> other != card
                    && (other.rank() == card.rank() || other.suit() == card.suit() && steps(card, other) == 1));
            NEXT_ELSEWHERE[at] = bits(other -> other.suit() != card.suit() && steps(card, other) == 1);
        }
    }

    /** All sets of three cards: 52 groups and 44 sequences. */
    private static List<Long> triples() {
        List<Long> found = new ArrayList<>();
        for (int one = 0; one < Card.ALL.size(); one++) {
            for (int two = one + 1; two < Card.ALL.size(); two++) {
                for (int three = two + 1; three < Card.ALL.size(); three++) {
                    CardSet cards = CardSet.of(Card.ALL.get(one), Card.ALL.get(two), Card.ALL.get(three));
                    if (Gin.MELDS.isMeld(cards)) {
                        found.add(cards.bits());
                    }
                }
            }
        }
        return found;
    }

    private static int steps(Card one, Card other) {
        return Math.abs(Gin.place(one) - Gin.place(other));
    }

    private static long bits(Predicate<Card> wanted) {
        return Card.ALL.stream().filter(wanted).collect(CardSet.toCardSet()).bits();
    }

    /** The place of a card's bit. */
    static int at(Card card) {
        return Long.numberOfTrailingZeros(CardSet.of(card).bits());
    }

    /** The card of a single bit. */
    static Card card(long bit) {
        return new CardSet(bit).first();
    }
}
