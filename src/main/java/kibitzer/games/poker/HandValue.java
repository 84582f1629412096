package kibitzer.games.poker;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Rank;

/**
 * What a hand is worth in one number: of two hands of the same game the one with the greater number is higher, equal
 * numbers divide the pot. Which of them wins is for the {@link PokerForm} to say.
 *
 * <p>The class stands in the five highest bits; bit 26 is set for a hand that is above all others of its class; below it thirteen
 * bits of the ranks that are compared first (of a straight its top card alone), then thirteen of those compared next.
 * Two sets of equally many ranks compare as numbers just as they do card by card from the highest down, so the number
 * needs no further digits.
 *
 * @param strength made by a {@link Ranking}
 */
public record HandValue(int strength) implements Comparable<HandValue> {
    private static final int CLASS_FROM = 27;
    private static final int PREFERRED = 1 << 26;
    /** A straight flush has no odd cards; the lowest bit of theirs says that its suit is the best. */
    private static final int IN_THE_BEST_SUIT = 1;

    private static final int FIRST_FROM = 13;
    private static final int RANKS = 0x1FFF;
    private static final int ABOVE_RANKS = -PREFERRED;
    private static final HandClass[] CLASSES = HandClass.values();
    /** The class stands in the five highest bits, so that its sixteenth word is the first above zero. */
    private static final int ZERO_CLASS = 16;

    /** Below every hand. */
    static final int NOTHING = Integer.MIN_VALUE;

    static int strength(HandClass handClass, int first, int next) {
        return handClass.ordinal() - ZERO_CLASS << CLASS_FROM | first << FIRST_FROM | next;
    }

    /** The class of a strength, without an object for it. */
    public static HandClass classOf(int strength) {
        return CLASSES[(strength >> CLASS_FROM) + ZERO_CLASS];
    }

    public HandClass handClass() {
        return classOf(strength);
    }

    /** This hand, above all of its class that are not preferred: a flush in the suit that is best. */
    HandValue preferred() {
        return new HandValue(strength | PREFERRED);
    }

    /** This straight flush, above those as high in other suits. */
    HandValue inTheBestSuit() {
        return new HandValue(strength | IN_THE_BEST_SUIT);
    }

    /** This hand, its odd cards not counting. */
    HandValue withoutNext() {
        return new HandValue(strength & ~RANKS);
    }

    /** This hand where no card of it counts beside its class. */
    HandValue withoutRanks() {
        return new HandValue(strength & ABOVE_RANKS);
    }

    /** The number to compare by where the ace stands so; as {@link #strength} unless it is low throughout. */
    int compared(Ace ace) {
        int first = ace.compared(strength >>> FIRST_FROM & RANKS);
        return strength & ABOVE_RANKS | first << FIRST_FROM | ace.compared(strength & RANKS);
    }

    /** As {@link #compared(Ace)}, the class in a place of its own: 0 the lowest. */
    int compared(Ace ace, int place) {
        return compared(ace) & ~(-1 << CLASS_FROM) | place << CLASS_FROM;
    }

    /** The ranks that are compared first, high to low: kings and fours of two pairs, the top card of a straight. */
    public List<Rank> first() {
        return ranks(strength >>> FIRST_FROM & RANKS);
    }

    /** The ranks compared where the first are equal, high to low: the pair of a full house, the odd cards. */
    public List<Rank> next() {
        return ranks(nextBits());
    }

    /** The bits of the odd cards; those of a straight flush are none. */
    private int nextBits() {
        return handClass() == HandClass.STRAIGHT_FLUSH ? 0 : strength & RANKS;
    }

    /** True if the rank is among those compared first. */
    public boolean firstHas(Rank rank) {
        return (strength >>> FIRST_FROM + rank.ordinal() & 1) != 0;
    }

    /** True if the rank is among those compared next. */
    public boolean nextHas(Rank rank) {
        return (nextBits() >>> rank.ordinal() & 1) != 0;
    }

    private static List<Rank> ranks(int bits) {
        List<Rank> ranks = new ArrayList<>();
        for (Rank rank : Rank.DOWNWARDS) {
            if ((bits >>> rank.ordinal() & 1) != 0) {
                ranks.add(rank);
            }
        }
        return List.copyOf(ranks);
    }

    @Override
    public int compareTo(HandValue other) {
        return Integer.compare(strength, other.strength);
    }
}
