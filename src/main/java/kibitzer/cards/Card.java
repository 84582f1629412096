package kibitzer.cards;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One card of a pack: a rank of a suit, or a joker; of special packs also a number from 11 to 13 or the cavalier of a
 * suit, or one of the 21 tarots, which are neither in a {@link Rank} nor in a {@link CardSet}.
 *
 * <p>Cards are few and shared: the same card is always the same object. Their natural order is the written one, spades
 * to clubs and high to low, then tarots, jokers last.
 */
public final class Card implements Comparable<Card> {
    static final int LANE = 16;
    private static final int JOKER_PLACE = 13;

    private static final Rank[] RANKS = Rank.values();
    private static final Suit[] SUITS = Suit.values();

    /** As many places as a {@link CardSet} has bits; beyond them the cards of special packs. */
    private static final int IN_SETS = 64;

    private static final int FIRST_NUMBER = 11;
    private static final int NUMBERS = 3;
    /** How many tarots there are, the joker (the skus) not among them. */
    public static final int TAROTS = 21;

    private static final int FIRST_TAROT = IN_SETS + 4 * NUMBERS;
    private static final int FIRST_CAVALIER = FIRST_TAROT + TAROTS;

    /** Above every {@link #index()}. */
    public static final int INDEXES = FIRST_CAVALIER + 4;

    private static final Card[] BY_PLACE =
            IntStream.range(0, INDEXES).mapToObj(Card::new).toArray(Card[]::new);

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

    /** The 11, 12 or 13 of a suit. */
    public static Card ofNumber(int number, Suit suit) {
        if (number < FIRST_NUMBER || number >= FIRST_NUMBER + NUMBERS) {
            throw new IllegalArgumentException("number " + number + "; expected 11 to 13");
        }
        return BY_PLACE[IN_SETS + suit.ordinal() * NUMBERS + number - FIRST_NUMBER];
    }

    /** One of the tarots 1 to 21. */
    public static Card tarot(int number) {
        if (number < 1 || number > TAROTS) {
            throw new IllegalArgumentException("tarot " + number + "; expected 1 to " + TAROTS);
        }
        return BY_PLACE[FIRST_TAROT + number - 1];
    }

    /** The cavalier of a suit, between queen and jack. */
    public static Card cavalier(Suit suit) {
        return BY_PLACE[FIRST_CAVALIER + suit.ordinal()];
    }

    static Card atPlace(int place) {
        return BY_PLACE[place];
    }

    /** The bit this card takes in a {@link CardSet}: sixteen to a suit, thirteen of them used by ranks. */
    int place() {
        return place;
    }

    /** The bit of a {@link CardSet}. */
    long bit() {
        if (isSpecial()) {
            throw new IllegalArgumentException(this + " is in no pack of 52");
        }
        return 1L << place;
    }

    /** A number of its own for each card, from 0 and below {@link #INDEXES}: the place in a table of values. */
    public int index() {
        return place;
    }

    public boolean isJoker() {
        return place < IN_SETS && place % LANE >= JOKER_PLACE;
    }

    /** True of the cards that only special packs have: 11 to 13, cavaliers, tarots. */
    public boolean isSpecial() {
        return place >= IN_SETS;
    }

    public boolean isTarot() {
        return place >= FIRST_TAROT && place < FIRST_CAVALIER;
    }

    /** True of a card with a suit printed on it: not of jokers and tarots. */
    public boolean hasSuit() {
        return !isJoker() && !isTarot();
    }

    /** @throws IllegalStateException for a joker or a card of a special pack, which has no rank of the thirteen */
    public Rank rank() {
        if (isJoker() || isSpecial()) {
            throw new IllegalStateException(this + " has no rank");
        }
        return RANKS[place % LANE];
    }

    /** @throws IllegalStateException for a joker or a tarot, which has no suit */
    public Suit suit() {
        if (!hasSuit()) {
            throw new IllegalStateException(this + " has no suit");
        }
        if (place < IN_SETS) {
            return SUITS[place / LANE];
        }
        return SUITS[place < FIRST_TAROT ? (place - IN_SETS) / NUMBERS : place - FIRST_CAVALIER];
    }

    /** What stands on it beside its suit: "K", "T", "11", "C" of a cavalier, "21T" of a tarot, "JK" of a joker. */
    public String figure() {
        if (isJoker()) {
            return "JK";
        }
        if (isTarot()) {
            return number() + "T";
        }
        return isSpecial() ? place >= FIRST_CAVALIER ? "C" : String.valueOf(number()) : String.valueOf(rank().letter());
    }

    private int number() {
        return isTarot() ? place - FIRST_TAROT + 1 : (place - IN_SETS) % NUMBERS + FIRST_NUMBER;
    }

    /** "king of spades", "joker", "11 of hearts", "tarot 21". */
    public String inWords() {
        if (isJoker()) {
            return "joker";
        }
        if (isTarot()) {
            return "tarot " + number();
        }
        String rank = isSpecial() ? place >= FIRST_CAVALIER ? "cavalier" : figure() : rank().word();
        return rank + " of " + suit().plural();
    }

    /** Spades to clubs, high to low, tarots, jokers last. */
    @Override
    public int compareTo(Card other) {
        return Integer.compare(writtenPlace(), other.writtenPlace());
    }

    private int writtenPlace() {
        if (isJoker()) {
            return 4 * 1000 + 500 + place;
        }
        if (isTarot()) {
            return 4 * 1000 + TAROTS - number();
        }
        return (SUITS.length - 1 - suit().ordinal()) * 1000 + 990 - height();
    }

    /** Ten for a rank, so that the numbers lie between jack and ten, the cavalier between queen and jack. */
    private int height() {
        if (!isSpecial()) {
            return rank().ordinal() * 10;
        }
        return place >= FIRST_CAVALIER
                ? Rank.JACK.ordinal() * 10 + 5
                : Rank.TEN.ordinal() * 10 + number() - FIRST_NUMBER + 1;
    }

    /** "KS", "TH"; "JK" for a joker, "11S", "CS", "21T". */
    @Override
    public String toString() {
        return hasSuit() ? figure() + suit().letter() : figure();
    }
}
