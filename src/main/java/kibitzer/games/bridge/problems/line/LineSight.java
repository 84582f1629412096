package kibitzer.games.bridge.problems.line;

/**
 * What a line knows at a turn: its own cards and what is out, never where.
 *
 * @param seat whose turn it is, 0 north to 3 west
 * @param own the cards of the hand that plays
 * @param other the cards of the other hand of the side, where the line sees it; else none
 * @param unseen the cards that may still beat these, wherever they are
 * @param trick the cards of the trick so far, in order
 * @param played how many of them there are
 * @param leader who led to it
 */
@SuppressWarnings("ArrayRecordComponent") // made at every turn of a search, by it alone, and never compared
record LineSight(int trump, int seat, long own, long other, long unseen, long[] trick, int played, int leader) {

    long ownIn(int suit) {
        return Lanes.suit(own, suit);
    }

    long otherIn(int suit) {
        return Lanes.suit(other, suit);
    }

    long unseenIn(int suit) {
        return Lanes.suit(unseen, suit);
    }

    /** The highest card of a holding, if nothing unseen of its suit beats it; otherwise 0. */
    long sure(long holding, int suit) {
        long top = Lanes.highest(holding);
        return top > Lanes.highest(unseenIn(suit)) ? top : 0;
    }

    boolean noTrumpOut() {
        return trump > 3 || unseenIn(trump) == 0;
    }

    /** The card that wins the trick so far. */
    long best() {
        long best = trick[0];
        for (int i = 1; i < played; i++) {
            if (Lanes.beats(trick[i], best, trump)) {
                best = trick[i];
            }
        }
        return best;
    }

    int suitLed() {
        return Lanes.suitOf(trick[0]);
    }

    /** True when the partner of this seat led. */
    boolean partnerLed() {
        return played == 2;
    }
}
