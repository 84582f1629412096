package kibitzer.conventions.hearts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** A hand of thirteen before three cards are passed; what each suit is has been judged once. Immutable. */
public final class PassView {
    public static final int HAND = 13;
    public static final int PASSED = 3;

    private static final int CONSIDERED = 7;

    /** The queen of spades. */
    public static final Card LADY = Card.of(Rank.QUEEN, Suit.SPADES);

    private static final List<Card> ABOVE_HER =
            List.of(Card.of(Rank.ACE, Suit.SPADES), Card.of(Rank.KING, Suit.SPADES));

    private final CardSet hand;
    private final Map<Suit, HeartsSuit> suits = new EnumMap<>(Suit.class);
    private final CardSet dangerous;
    private final CardSet shortDanger;
    private final CardSet guarded;
    private final List<CardSet> considered;

    /** With the likeliest passes alone, for who looks at many hands. */
    public PassView(CardSet hand) {
        this(hand, CONSIDERED);
    }

    /** With every pass of cards that are not low: a pass that was answered is judged. */
    public static PassView withAllPasses(CardSet hand) {
        int others = (int) hand.stream().filter(card -> !HeartsSuit.isLow(card)).count();
        return new PassView(hand, Math.max(CONSIDERED, others));
    }

    private PassView(CardSet hand, int most) {
        this.hand = hand;
        CardSet danger = CardSet.EMPTY;
        CardSet shorts = CardSet.EMPTY;
        CardSet guards = CardSet.EMPTY;
        for (Suit suit : Suit.DOWNWARDS) {
            CardSet held = hand.in(suit);
            if (held.isEmpty()) {
                continue;
            }
            HeartsSuit here = new HeartsSuit(held);
            suits.put(suit, here);
            if (here.lows() == 0 && suit != Suit.SPADES) {
                danger = danger.union(held);
                shorts = here.isShort() ? shorts.union(held) : shorts;
            }
            if (here.lows() > 0 && here.lows() >= here.highs()) {
                guards = guards.union(held);
            }
        }
        this.dangerous = danger;
        this.shortDanger = shorts;
        this.guarded = guards;
        this.considered = triples(likeliest(most));
    }

    /** The cards that some rule would pass: all that are not low, and where those are few the highest of the low. */
    private List<Card> likeliest(int most) {
        Comparator<Card> order = Comparator.comparing((Card card) -> card.equals(LADY) || ABOVE_HER.contains(card))
                .thenComparing(card -> dangerous.contains(card))
                .thenComparing(card -> HeartsSuit.isHigh(card) && !guarded.contains(card))
                .thenComparing(card -> !HeartsSuit.isLow(card))
                .thenComparing(Card::rank)
                .reversed();
        return hand.stream().sorted(order).limit(most).toList();
    }

    private static List<CardSet> triples(List<Card> cards) {
        List<CardSet> options = new ArrayList<>();
        for (int one = 0; one < cards.size(); one++) {
            for (int two = one + 1; two < cards.size(); two++) {
                for (int three = two + 1; three < cards.size(); three++) {
                    options.add(CardSet.of(cards.get(one), cards.get(two), cards.get(three)));
                }
            }
        }
        return List.copyOf(options);
    }

    public CardSet hand() {
        return hand;
    }

    /** Everything that can be passed. */
    public List<CardSet> options() {
        return triples(hand.toList());
    }

    /** The passes that rules weigh: those of the likeliest cards. */
    public List<CardSet> considered() {
        return considered;
    }

    boolean holdsLady() {
        return hand.contains(LADY);
    }

    /** Spades below the queen: while they last she need not be played. */
    int spadesBelow() {
        return (int) hand.in(Suit.SPADES).stream()
                .filter(card -> card.rank().compareTo(Rank.QUEEN) < 0)
                .count();
    }

    /** Ace and king of spades, which may have to take the queen. */
    int spadesAbove() {
        return above(hand);
    }

    static int above(CardSet cards) {
        return (int) ABOVE_HER.stream().filter(cards::contains).count();
    }

    /** Cards of suits without a low card, spades aside. */
    int dangerous() {
        return dangerous.size();
    }

    int dangerous(CardSet passed) {
        return dangerous.intersection(passed).size();
    }

    /** How many short suits without a low card leave the hand whole. */
    int cleared(CardSet passed) {
        int cleared = 0;
        for (Suit suit : Suit.DOWNWARDS) {
            CardSet here = shortDanger.in(suit);
            cleared += !here.isEmpty() && passed.containsAll(here) ? 1 : 0;
        }
        return cleared;
    }

    /** What is kept of suits that had a low card and have none after the pass: it makes a danger suit of a suit that was none (p. 245). */
    public CardSet leftWithoutALow(CardSet passed) {
        CardSet left = CardSet.EMPTY;
        for (Map.Entry<Suit, HeartsSuit> suit : suits.entrySet()) {
            CardSet kept = suit.getValue().cards().minus(passed);
            if (suit.getValue().lows() > 0 && lows(kept) == 0) {
                left = left.union(kept);
            }
        }
        return left;
    }

    /** How many short suits without a low card are held. */
    int shortDangers() {
        return (int) Suit.DOWNWARDS.stream()
                .filter(suit -> !shortDanger.in(suit).isEmpty())
                .count();
    }

    /** Long suits without a low card. */
    int longDangers() {
        return (int) suits.values().stream()
                .filter(suit -> suit.lows() == 0
                        && !suit.isShort()
                        && suit.cards().first().suit() != Suit.SPADES)
                .count();
    }

    /** High cards that no low card guards, spades aside. */
    int unguarded() {
        return unguarded(hand);
    }

    int unguarded(CardSet passed) {
        return (int) passed.minus(guarded).minus(hand.in(Suit.SPADES)).stream()
                .filter(HeartsSuit::isHigh)
                .count();
    }

    static int lows(CardSet passed) {
        return (int) passed.stream().filter(HeartsSuit::isLow).count();
    }

    /** Two for a two, fourteen for an ace. */
    static int height(CardSet passed) {
        return passed.stream().mapToInt(card -> card.rank().ordinal() + 2).sum();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PassView view && hand.equals(view.hand);
    }

    @Override
    public int hashCode() {
        return Objects.hash(hand);
    }
}
