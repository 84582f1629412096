package kibitzer.cards;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One card of a pack: a rank of a suit, or a joker.
 *
 * <p>Cards are few and shared: the same card is always the same object. Their natural order is the written one, spades
 * to clubs and high to low, jokers last.
 */
public final class Card implements Comparable<Card> {
    static final int LANE = 16;
    private static final int JOKER_PLACE = 13;

    private static final Rank[] RANKS = Rank.values();
    private static final Suit[] SUITS = Suit.values();

    private static final Card[] BY_PLACE =
            IntStream.range(0, 64).mapToObj(Card::new).toArray(Card[]::new);

    /** The joker. */
    public static final Card JOKER = BY_PLACE[JOKER_PLACE];

    /** The second joker of a pack that has two; written like the first. */
    public static final Card SECOND_JOKER = BY_PLACE[LANE + JOKER_PLACE];

    /** The 52 cards in written order. */
    public static final List<Card> ALL = Suit.DOWNWARDS.stream()
            .flatMap(suit -> Rank.DOWNWARDS.stream().map(rank -> of(rank, suit)))
            .toList();

    private final int place;

    private Card(int place) {
        this.place = place;
    }

    public static Card of(Rank rank, Suit suit) {
        return BY_PLACE[suit.ordinal() * LANE + rank.ordinal()];
    }

    static Card atPlace(int place) {
        return BY_PLACE[place];
    }

    /** The bit this card takes in a {@link CardSet}: sixteen to a suit, thirteen of them used by ranks. */
    int place() {
        return place;
    }

    public boolean isJoker() {
        return place % LANE >= JOKER_PLACE;
    }

    /** @throws IllegalStateException for a joker, which has no rank */
    public Rank rank() {
        if (isJoker()) {
            throw new IllegalStateException("a joker has no rank");
        }
        return RANKS[place % LANE];
    }

    /** @throws IllegalStateException for a joker, which has no suit */
    public Suit suit() {
        if (isJoker()) {
            throw new IllegalStateException("a joker has no suit");
        }
        return SUITS[place / LANE];
    }

    /** "king of spades", "joker". */
    public String inWords() {
        return isJoker() ? "joker" : rank().word() + " of " + suit().plural();
    }

    /** Spades to clubs, high to low, jokers last. */
    @Override
    public int compareTo(Card other) {
        return Integer.compare(writtenPlace(), other.writtenPlace());
    }

    private int writtenPlace() {
        return isJoker() ? 64 + place : 63 - place;
    }

    /** "KS", "TH"; "JK" for a joker. */
    @Override
    public String toString() {
        return isJoker() ? "JK" : "" + rank().letter() + suit().letter();
    }
}
