package kibitzer.games.bridge.doubledummy;

/** Cards of a hand that need not be tried one by one, because they come to the same. */
final class EqualCards {
    private final long[] hands;

    EqualCards(long[] hands) {
        this.hands = hands;
    }

    /** A seat's cards around one of them that neither another hand's card nor the best of the trick comes between. */
    long of(long cards, int seat, int card, int best) {
        long suit = Bits.suit(card / Bits.LANE);
        long own = cards & hands[seat] & suit;
        long others = cards & ~hands[seat] & suit;
        if (best != Settlers.NO_CARD) {
            others |= 1L << best & suit;
        }
        long above = others & -1L << card;
        long below = others & (1L << card) - 1;
        long upTo = above == 0 ? own : own & Long.lowestOneBit(above) - 1;
        return below == 0 ? upTo : upTo & -Long.highestOneBit(below);
    }

    /** The card to play of equal ones: the highest if it beats the best of the trick in the suit led, else the lowest. */
    static int standsFor(long equals, int led, int best) {
        int high = 63 - Long.numberOfLeadingZeros(equals);
        boolean beats = high / Bits.LANE == led && best / Bits.LANE == led && high > best;
        return beats ? high : Long.numberOfTrailingZeros(equals);
    }

    /**
     * The cards that fail because one of their suit has failed: all below those that its failure rests on, if it is
     * below them itself. Which of these a hand keeps makes no other class of positions.
     */
    static long failingAlike(int card, long restsOfCard) {
        long suit = Bits.suit(card / Bits.LANE);
        long mattered = restsOfCard & suit;
        if (mattered == 0) {
            return suit;
        }
        long below = Long.lowestOneBit(mattered) - 1 & suit;
        return (below >>> card & 1) == 0 ? 0 : below;
    }
}
