package kibitzer.games.poker;

import java.util.List;
import kibitzer.cards.Rank;

/**
 * What a hand is worth in one number: of two hands of the same game the one with the greater number wins, equal numbers
 * divide the pot.
 *
 * <p>The class stands above bit 26; below it thirteen bits of the ranks that are compared first (of a straight its top
 * card alone), then thirteen of those compared next. Two sets of equally many ranks compare as numbers just as they do
 * card by card from the highest down, so the number needs no further digits.
 *
 * @param strength made by a {@link Ranking}
 */
public record HandValue(int strength) implements Comparable<HandValue> {
    private static final int CLASS_FROM = 26;
    private static final int FIRST_FROM = 13;
    private static final int RANKS = 0x1FFF;
    private static final HandClass[] CLASSES = HandClass.values();

    static int strength(HandClass handClass, int first, int next) {
        return handClass.ordinal() << CLASS_FROM | first << FIRST_FROM | next;
    }

    /** The class of a strength, without an object for it. */
    public static HandClass classOf(int strength) {
        return CLASSES[strength >>> CLASS_FROM];
    }

    public HandClass handClass() {
        return classOf(strength);
    }

    /** The ranks that are compared first, high to low: kings and fours of two pairs, the top card of a straight. */
    public List<Rank> first() {
        return ranks(strength >>> FIRST_FROM & RANKS);
    }

    /** The ranks compared where the first are equal, high to low: the pair of a full house, the odd cards. */
    public List<Rank> next() {
        return ranks(strength & RANKS);
    }

    /** True if the rank is among those compared first. */
    public boolean firstHas(Rank rank) {
        return (strength >>> FIRST_FROM + rank.ordinal() & 1) != 0;
    }

    /** True if the rank is among those compared next. */
    public boolean nextHas(Rank rank) {
        return (strength >>> rank.ordinal() & 1) != 0;
    }

    private static List<Rank> ranks(int bits) {
        return Rank.DOWNWARDS.stream()
                .filter(rank -> (bits >>> rank.ordinal() & 1) != 0)
                .toList();
    }

    @Override
    public int compareTo(HandValue other) {
        return Integer.compare(strength, other.strength);
    }
}
