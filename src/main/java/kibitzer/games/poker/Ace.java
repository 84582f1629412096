package kibitzer.games.poker;

import java.util.Comparator;
import java.util.List;
import kibitzer.cards.Rank;

/** Where the ace stands in a form of poker. */
public enum Ace {
    /** Above the king, and below the two in 5 4 3 2 A alone (Culbertson p. 55). */
    HIGH_OR_BELOW_THE_TWO,
    /** Above the king card by card, in sequences below the two only (Round Games with Cards, law 71). */
    LOW_IN_SEQUENCES,
    /** Below the two throughout (lowball, Culbertson p. 93). */
    LOW;

    private static final int FIVE_IN_SEQUENCE = 0b11111;
    private static final int ACE_TO_FIVE = 0x100F;
    private static final int RANKS = 0x1FFF;
    private static final int THE_ACE = 1 << Rank.ACE.ordinal();

    /**
     * The top card of the highest sequence of five these ranks can be part of, as one bit; 0 if there is none.
     *
     * @param ranks up to five, bit 0 the two
     */
    int topOfSequence(int ranks) {
        int highest = this == HIGH_OR_BELOW_THE_TWO ? Rank.ACE.ordinal() : Rank.KING.ordinal();
        for (int top = highest; top >= Rank.SIX.ordinal(); top--) {
            if ((ranks & ~(FIVE_IN_SEQUENCE << top - 4)) == 0) {
                return 1 << top;
            }
        }
        return (ranks & ~ACE_TO_FIVE) == 0 ? 1 << Rank.FIVE.ordinal() : 0;
    }

    /** The five ranks of the sequence that has this top card. */
    static int sequence(Rank top) {
        return top == Rank.FIVE ? ACE_TO_FIVE : FIVE_IN_SEQUENCE << top.ordinal() - 4;
    }

    /** Ranks as a number that compares as they do card by card: the ace in bit 0 where it is low throughout. */
    int compared(int ranks) {
        return this == LOW ? ranks << 1 & RANKS | (ranks & THE_ACE) >>> Rank.ACE.ordinal() : ranks;
    }

    /** The highest of some ranks as they compare outside sequences. */
    public Rank highest(List<Rank> ranks) {
        return ranks.stream()
                .max(Comparator.comparingInt(rank -> compared(1 << rank.ordinal())))
                .orElseThrow();
    }
}
