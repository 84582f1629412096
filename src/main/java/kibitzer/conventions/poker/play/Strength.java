package kibitzer.conventions.poker.play;

import java.util.List;
import kibitzer.advice.Scale;
import kibitzer.cards.Rank;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.PokerForm;

/**
 * How high a hand is, as the books name it: the class, then the rank that counts first, then the next.
 *
 * <p>A class is worth 1, a rank a sixteenth of it, the next rank a sixteenth of that.
 */
final class Strength {
    private static final double RANK = 1.0 / 16;
    private static final double NEXT = RANK / 16;

    static final Scale.Degree TENS = degree(HandClass.PAIR, Rank.TEN, "a pair of tens");
    static final Scale.Degree EIGHTS = degree(HandClass.PAIR, Rank.EIGHT, "a pair of eights");
    static final Scale.Degree SEVENS = degree(HandClass.PAIR, Rank.SEVEN, "a pair of sevens");
    static final Scale.Degree JACKS = degree(HandClass.PAIR, Rank.JACK, "a pair of jacks");
    static final Scale.Degree QUEENS = degree(HandClass.PAIR, Rank.QUEEN, "a pair of queens");
    static final Scale.Degree KINGS = degree(HandClass.PAIR, Rank.KING, "a pair of kings");
    static final Scale.Degree ACES = degree(HandClass.PAIR, Rank.ACE, "a pair of aces");
    static final Scale.Degree ANY_PAIR = degree(HandClass.PAIR, "a pair");
    static final Scale.Degree TWO_PAIRS = degree(HandClass.TWO_PAIRS, "two pairs");
    static final Scale.Degree NINES_UP = degree(HandClass.TWO_PAIRS, Rank.NINE, "nines up");
    static final Scale.Degree JACKS_UP = degree(HandClass.TWO_PAIRS, Rank.JACK, "jacks up");
    static final Scale.Degree QUEENS_UP = degree(HandClass.TWO_PAIRS, Rank.QUEEN, "queens up");
    static final Scale.Degree ACES_UP = degree(HandClass.TWO_PAIRS, Rank.ACE, "aces up");
    static final Scale.Degree TRIPS = degree(HandClass.THREE_OF_A_KIND, "three of a kind");
    static final Scale.Degree THREE_JACKS = degree(HandClass.THREE_OF_A_KIND, Rank.JACK, "three jacks");
    static final Scale.Degree THREE_ACES = degree(HandClass.THREE_OF_A_KIND, Rank.ACE, "three aces");
    static final Scale.Degree STRAIGHT = degree(HandClass.STRAIGHT, "a straight");
    static final Scale.Degree FLUSH = degree(HandClass.FLUSH, "a flush");
    static final Scale.Degree ACE_HIGH_FLUSH = degree(HandClass.FLUSH, Rank.ACE, "an ace-high flush");
    static final Scale.Degree FULL_HOUSE = degree(HandClass.FULL_HOUSE, "a full house");
    static final Scale.Degree JACKS_FULL = degree(HandClass.FULL_HOUSE, Rank.JACK, "jacks full");
    static final Scale.Degree FOURS = degree(HandClass.FOUR_OF_A_KIND, "four of a kind");
    static final Scale.Degree ACE_KING = new Scale.Degree(
            HandClass.NO_PAIR.ordinal() + Rank.ACE.ordinal() * RANK + Rank.KING.ordinal() * NEXT, "ace-king high");

    private Strength() {}

    static Scale.Degree degree(HandClass handClass, String name) {
        return new Scale.Degree(handClass.ordinal(), name);
    }

    static Scale.Degree degree(HandClass handClass, Rank rank, String name) {
        return new Scale.Degree(handClass.ordinal() + rank.ordinal() * RANK, name);
    }

    static Scale.Degree of(HandClass handClass) {
        return degree(handClass, handClass.withArticle());
    }

    /** The lowest pair that opens. */
    static Scale.Degree pairOf(Rank rank) {
        return degree(HandClass.PAIR, rank, "a pair of " + rank.plural());
    }

    static double of(PokerForm form, HandValue value) {
        List<Rank> first = value.first();
        Rank top = form.ace().highest(first);
        List<Rank> after = first.stream().filter(rank -> rank != top).toList();
        List<Rank> next = after.isEmpty() ? value.next() : after;
        return form.classOf(value).ordinal()
                + top.ordinal() * RANK
                + (next.isEmpty() ? 0 : form.ace().highest(next).ordinal() * NEXT);
    }
}
