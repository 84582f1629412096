package kibitzer.games.poker;

import java.util.Comparator;
import java.util.List;
import kibitzer.cards.Rank;

/** Where the ace stands in a form of poker. */
public enum Ace {
    /** Above the king, and below the lowest card in the lowest sequence alone: 5 4 3 2 A (Culbertson p. 56). */
    HIGH_OR_BELOW_THE_TWO,
    /** Above the king card by card, in sequences below the two only (Round Games with Cards, law 71). */
    LOW_IN_SEQUENCES,
    /** Below the two throughout (lowball, Culbertson p. 93). */
    LOW,
    /** Below the two throughout, and two aces are lower still than ace and two: no pair (hurricane and monte, Culbertson p. 92). */
    LOW_AND_NEVER_PAIRED;

    private static final int RANKS = 0x1FFF;
    private static final int THE_ACE = 1 << Rank.ACE.ordinal();

    /** True if ten to ace are a sequence. */
    public boolean endsSequences() {
        return this == HIGH_OR_BELOW_THE_TWO;
    }

    /** True if it stands below the two card by card. */
    public boolean isLow() {
        return this == LOW || this == LOW_AND_NEVER_PAIRED;
    }

    /** Ranks as a number that compares as they do card by card: the ace in bit 0 where it is low throughout. */
    int compared(int ranks) {
        return isLow() ? ranks << 1 & RANKS | (ranks & THE_ACE) >>> Rank.ACE.ordinal() : ranks;
    }

    /** The highest of some ranks as they compare outside sequences. */
    public Rank highest(List<Rank> ranks) {
        return ranks.stream()
                .max(Comparator.comparingInt(rank -> compared(1 << rank.ordinal())))
                .orElseThrow();
    }
}
