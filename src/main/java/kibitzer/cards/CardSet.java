package kibitzer.cards;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collector;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A set of different cards in one {@code long}: a hand, what is left of a pack, a meld.
 *
 * <p>Iterates in written order: spades, hearts, diamonds, clubs, each from high to low, jokers last.
 *
 * @param bits sixteen bits a suit from clubs up, thirteen of them for the ranks from two up, the fourteenth of the two
 *     lowest suits for the jokers
 */
public record CardSet(long bits) implements Iterable<Card> {
    private static final long RANKS_OF_ONE_SUIT = 0x1FFF;
    private static final long JOKERS = 1L << Card.JOKER.place() | 1L << Card.SECOND_JOKER.place();

    public static final CardSet EMPTY = new CardSet(0);

    /** All 52 cards, without a joker. */
    public static final CardSet FULL_PACK = of(Card.ALL);

    public static CardSet of(Card... cards) {
        return of(List.of(cards));
    }

    public static CardSet of(Collection<Card> cards) {
        long bits = 0;
        for (Card card : cards) {
            bits |= card.bit();
        }
        return new CardSet(bits);
    }

    /**
     * Reads "KS QS TH".
     *
     * @throws kibitzer.cards.BadNotation for anything that is not a list of different cards
     */
    public static CardSet of(String cards) {
        return CardNotation.readSet(cards);
    }

    public static Collector<Card, ?, CardSet> toCardSet() {
        return Collector.of(
                () -> new long[1],
                (held, card) -> held[0] |= card.bit(),
                (left, right) -> new long[] {left[0] | right[0]},
                held -> new CardSet(held[0]));
    }

    public boolean contains(Card card) {
        return !card.isSpecial() && (bits & card.bit()) != 0;
    }

    public boolean contains(Rank rank, Suit suit) {
        return contains(Card.of(rank, suit));
    }

    public boolean containsAll(CardSet others) {
        return others.subsetOf(this);
    }

    public boolean subsetOf(CardSet other) {
        return (bits & ~other.bits) == 0;
    }

    public boolean isDisjoint(CardSet other) {
        return (bits & other.bits) == 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    public CardSet with(Card card) {
        return new CardSet(bits | card.bit());
    }

    public CardSet without(Card card) {
        return new CardSet(bits & ~card.bit());
    }

    public CardSet union(CardSet other) {
        return new CardSet(bits | other.bits);
    }

    public CardSet minus(CardSet other) {
        return new CardSet(bits & ~other.bits);
    }

    public CardSet intersection(CardSet other) {
        return new CardSet(bits & other.bits);
    }

    /** The cards of one suit. */
    public CardSet in(Suit suit) {
        return new CardSet(bits & RANKS_OF_ONE_SUIT << suit.ordinal() * Card.LANE);
    }

    /** The cards of one rank. */
    public CardSet of(Rank rank) {
        return new CardSet(bits & 0x0001_0001_0001_0001L << rank.ordinal());
    }

    public CardSet jokers() {
        return new CardSet(bits & JOKERS);
    }

    /** Thirteen bits, bit 0 the two and bit 12 the ace: which ranks of the suit are here. */
    public int ranksIn(Suit suit) {
        return (int) (bits >>> suit.ordinal() * Card.LANE & RANKS_OF_ONE_SUIT);
    }

    public int length(Suit suit) {
        return Integer.bitCount(ranksIn(suit));
    }

    /** The first card in written order: the highest, where all are of one suit. */
    public Card first() {
        if (isEmpty()) {
            throw new NoSuchElementException("an empty set of cards has no first card");
        }
        return iterator().next();
    }

    /** The last card in written order: the lowest, where all are of one suit. */
    public Card last() {
        if (isEmpty()) {
            throw new NoSuchElementException("an empty set of cards has no last card");
        }
        CardSet jokers = jokers();
        return Card.atPlace(
                jokers.isEmpty() ? Long.numberOfTrailingZeros(bits) : 63 - Long.numberOfLeadingZeros(jokers.bits));
    }

    public List<Card> toList() {
        Card[] cards = new Card[size()];
        int place = 0;
        for (Card card : this) {
            cards[place++] = card;
        }
        return List.of(cards);
    }

    /** As a poker player holds them: jokers first, then high to low, so that pairs lie together and gaps in a sequence show. */
    public List<Card> byRank() {
        return stream()
                .sorted(Comparator.comparing(Card::isJoker, Comparator.reverseOrder())
                        .thenComparing(card -> card.isJoker() ? Rank.TWO : card.rank(), Comparator.reverseOrder()))
                .toList();
    }

    public Stream<Card> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Iterator<Card> iterator() {
        return new WrittenOrder(bits & ~JOKERS, bits & JOKERS);
    }

    /** "KS QS TH", the empty text for no card. */
    @Override
    public String toString() {
        return CardNotation.write(this);
    }

    private static final class WrittenOrder implements Iterator<Card> {
        private long suited;
        private long jokers;

        WrittenOrder(long suited, long jokers) {
            this.suited = suited;
            this.jokers = jokers;
        }

        @Override
        public boolean hasNext() {
            return (suited | jokers) != 0;
        }

        @Override
        public Card next() {
            if (suited != 0) {
                int place = 63 - Long.numberOfLeadingZeros(suited);
                suited &= ~(1L << place);
                return Card.atPlace(place);
            }
            if (jokers == 0) {
                throw new NoSuchElementException();
            }
            int place = Long.numberOfTrailingZeros(jokers);
            jokers &= jokers - 1;
            return Card.atPlace(place);
        }
    }
}
