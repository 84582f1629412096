package kibitzer.games.bridge.doubledummy;

/** Remembers which card settled a position, so that it is tried first where a hand and a trick look the same. */
final class Settlers {
    /** In place of a card where there is none: nothing led yet, nothing remembered. */
    static final int NO_CARD = -1;

    private static final int PLACES_BITS = 18;

    private final byte[] known = new byte[1 << PLACES_BITS];

    /** The card to try first from a hand, given the suit led and the best card so far; perhaps not held now. */
    int find(long own, int led, int best) {
        return known[place(own, led, best)] - 1;
    }

    void note(long own, int led, int best, int card) {
        known[place(own, led, best)] = (byte) (card + 1);
    }

    private static int place(long own, int led, int best) {
        long mixed = own * 0x9E37_79B9_7F4A_7C15L + (best * 67L + led + 1) * 0xD6E8_FEB8_6659_FD93L;
        return (int) (mixed >>> 64 - PLACES_BITS);
    }
}
