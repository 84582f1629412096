package kibitzer.games.rummy.family;

/**
 * Which cards of one rank make a group.
 *
 * @param most the most cards in one; 0 where the game knows no groups
 * @param suits what is asked of their suits
 * @param oneOfARank true where a side may not make two different melds in the same rank: canasta
 */
public record Groups(int most, Suits suits, boolean oneOfARank) {
    /** Where only the packs set a limit. */
    public static final int ANY_NUMBER = 99;

    /** What is asked of the suits in a group. */
    public enum Suits {
        /** The same card may stand in it twice. */
        ANY,
        /** No suit twice. */
        DIFFERENT,
        /** Three suits, no more and no fewer: pif paf. */
        EXACTLY_THREE,
        /** One suit or three different ones at least; aces and kings in any suits: panguingue. */
        ONE_OR_THREE,
        /** The same card may stand in it twice; no red threes, and no wild card beside black ones: canasta. */
        NO_RED_THREES
    }

    /** Three or four of a rank, in a game with one pack. */
    public static final Groups OF_FOUR_SUITS = new Groups(4, Suits.DIFFERENT, false);
}
