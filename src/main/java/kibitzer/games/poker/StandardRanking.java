package kibitzer.games.poker;

/**
 * The ranking of the standard game: 52 cards, nothing wild, the ace high or below the two, suits equal (Culbertson
 * p. 56).
 *
 * <p>Method: the ranks held in each suit are a set of thirteen bits; "or" over the suits gives the ranks, "exclusive
 * or" those held an odd number of times. How many ranks there are leaves at most two classes, which one more operation
 * tells apart; nothing is looked up.
 */
final class StandardRanking {
    private static final int RANKS = 0x1FFF;
    private static final int FIVE_IN_SEQUENCE = 0b11111;
    private static final int ACE_TO_FIVE = 0x100F;
    private static final int THE_FIVE = 1 << 3;

    private StandardRanking() {}

    static int strength(long cards) {
        int clubs = (int) cards & RANKS;
        int diamonds = (int) (cards >>> 16) & RANKS;
        int hearts = (int) (cards >>> 32) & RANKS;
        int spades = (int) (cards >>> 48) & RANKS;
        int ranks = clubs | diamonds | hearts | spades;
        if (Integer.bitCount(ranks) < 5) {
            return matched(clubs, diamonds, hearts, spades);
        }
        return ranks == clubs || ranks == diamonds || ranks == hearts || ranks == spades
                ? suited(ranks)
                : unsuited(ranks);
    }

    /** Five different ranks of one suit. */
    static int suited(int ranks) {
        int top = topOfSequence(ranks);
        return top == 0
                ? HandValue.strength(HandClass.FLUSH, ranks, 0)
                : HandValue.strength(HandClass.STRAIGHT_FLUSH, top, 0);
    }

    /** Five different ranks of more than one suit. */
    static int unsuited(int ranks) {
        int top = topOfSequence(ranks);
        return top == 0
                ? HandValue.strength(HandClass.NO_PAIR, ranks, 0)
                : HandValue.strength(HandClass.STRAIGHT, top, 0);
    }

    private static int topOfSequence(int ranks) {
        int lowest = ranks & -ranks;
        if (ranks == lowest * FIVE_IN_SEQUENCE) {
            return lowest << 4;
        }
        return ranks == ACE_TO_FIVE ? THE_FIVE : 0;
    }

    /** Five cards of fewer than five ranks, the ranks of each suit apart; which suit is which does not matter. */
    static int matched(int a, int b, int c, int d) {
        int ranks = a | b | c | d;
        int odd = a ^ b ^ c ^ d;
        int even = ranks & ~odd;
        return switch (Integer.bitCount(ranks)) {
            case 4 -> HandValue.strength(HandClass.PAIR, even, odd);
            case 3 -> {
                if (even != 0) {
                    yield HandValue.strength(HandClass.TWO_PAIRS, even, odd);
                }
                int three = a & b & (c | d) | (a | b) & c & d;
                yield HandValue.strength(HandClass.THREE_OF_A_KIND, three, ranks & ~three);
            }
            default ->
                (a & b & c & d) == 0
                        ? HandValue.strength(HandClass.FULL_HOUSE, odd, even)
                        : HandValue.strength(HandClass.FOUR_OF_A_KIND, even, odd);
        };
    }
}
