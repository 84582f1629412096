package kibitzer.games.bridge.doubledummy;

/** A card to try in one {@code int}: its score above its place, so that moves sort by score. */
final class Move {
    private static final int CARD_BITS = 8;
    private static final int CARD = (1 << CARD_BITS) - 1;
    /** Keeps scores positive. */
    private static final int BASE = 512;
    /** Above any score. */
    private static final int FIRST = 1 << 12;

    private Move() {}

    /**
     * @param equals the ranks of the same worth that the card stands for
     * @param settler a card that settled a position like this one: if it is among them, it goes first
     */
    static int of(int score, int suit, int rank, int equals, int settler) {
        boolean first = settler >= 0 && settler / Bits.LANE == suit && (equals >>> settler % Bits.LANE & 1) != 0;
        return score + BASE + (first ? FIRST : 0) << CARD_BITS | suit * Bits.LANE + rank;
    }

    static int card(int move) {
        return move & CARD;
    }

    /** Takes the highest score from {@code from} on to that place, and returns its card. */
    static int takeBest(int[] moves, int from, int count) {
        int best = from;
        for (int i = from + 1; i < count; i++) {
            if (moves[i] > moves[best]) {
                best = i;
            }
        }
        int move = moves[best];
        moves[best] = moves[from];
        moves[from] = move;
        return card(move);
    }
}
