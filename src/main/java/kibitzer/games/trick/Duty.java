package kibitzer.games.trick;

import java.util.ArrayList;
import java.util.List;

/**
 * What a player owes to a trick that another has led.
 *
 * @param follow whether a card of the suit led must be played
 * @param trumpInstead whether he that can follow suit may trump instead
 * @param trump whether he that cannot must trump
 * @param overtake when he must play higher than what lies there
 * @param renege trumps, high to low, that may be held back when trumps are led; none, if empty
 * @param renegeToLower whether only where it is his only trump and a lower one is led; else they are never owed to a trump led, not
 *     even to head it
 */
public record Duty(
        boolean follow,
        boolean trumpInstead,
        MustTrump trump,
        Overtake overtake,
        List<String> renege,
        boolean renegeToLower)
        implements AxisValue {
    /** Whether a void must be trumped. */
    public enum MustTrump {
        NO,
        /** Only with a trump that heads the trick. */
        IF_IT_HEADS,
        /** The same, but the highest trump may be kept by him that has no other. */
        UNLESS_HIGHEST_ALONE,
        YES
    }

    /** When one must play higher. */
    public enum Overtake {
        NEVER,
        TRUMP_LEADS,
        ALWAYS
    }

    /** Follow suit if able, else play anything. */
    public static final Duty FOLLOW = new Duty(true, false, MustTrump.NO, Overtake.NEVER, List.of(), false);

    /** Anything goes. */
    public static final Duty FREE = new Duty(false, false, MustTrump.NO, Overtake.NEVER, List.of(), false);

    /** Follow suit or trump; only he that cannot follow may throw another suit. */
    public static final Duty FOLLOW_OR_TRUMP = new Duty(true, true, MustTrump.NO, Overtake.NEVER, List.of(), false);

    /** Follow suit, else trump. */
    public static final Duty FOLLOW_ELSE_TRUMP = FOLLOW.mustTrump(MustTrump.YES);

    /** The same, and play higher to trumps that are led. */
    public static final Duty OVER_ON_TRUMP_LEADS = FOLLOW_ELSE_TRUMP.overtaking(Overtake.TRUMP_LEADS);

    /** Follow suit and head the trick, else trump. */
    public static final Duty FOLLOW_AND_HEAD = FOLLOW_ELSE_TRUMP.overtaking(Overtake.ALWAYS);

    public Duty {
        renege = List.copyOf(renege);
    }

    public Duty mustTrump(MustTrump when) {
        return new Duty(follow, trumpInstead, when, overtake, renege, renegeToLower);
    }

    public Duty overtaking(Overtake when) {
        return new Duty(follow, trumpInstead, trump, when, renege, renegeToLower);
    }

    /**
     * The same with trumps that may be held back when trumps are led.
     *
     * @param words as in a {@link TrumpOrder}
     * @param toLowerOnly whether only when alone, and from a lower trump
     */
    public Duty holdingBack(String words, boolean toLowerOnly) {
        return new Duty(follow, trumpInstead, trump, overtake, Figures.read(words), toLowerOnly);
    }

    @Override
    public String says() {
        if (!follow) {
            return "any card may be played to any lead";
        }
        List<String> parts = new ArrayList<>();
        parts.add(trumpInstead ? "follow suit or trump" : "follow suit if you can");
        switch (trump) {
            case NO -> parts.add("else play any card");
            case IF_IT_HEADS -> parts.add("else trump if that heads the trick");
            case UNLESS_HIGHEST_ALONE ->
                parts.add("else trump if that heads the trick, though the highest trump alone may be kept");
            case YES -> parts.add("else you must trump");
        }
        switch (overtake) {
            case NEVER -> {}
            case TRUMP_LEADS -> parts.add("and play higher, if you can, when trumps are led");
            case ALWAYS -> parts.add("and head the trick if you can");
        }
        if (!renege.isEmpty()) {
            parts.add(
                    renegeToLower
                            ? "but a lone " + Figures.inWords(renege) + " need not follow a lower trump"
                            : "but " + Figures.inWords(renege) + " may be held back whenever trumps are led");
        }
        return String.join(", ", parts);
    }
}
