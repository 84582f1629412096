package kibitzer.games.banking;

import kibitzer.cards.Rank;

/** What ranks count where the ace is one. */
public final class PlainValues {
    private static final int TEN = 10;

    private PlainValues() {}

    /** Ace 1 to king 13. */
    public static int inOrder(Rank rank) {
        return rank == Rank.ACE ? 1 : rank.ordinal() + 2;
    }

    /** Ace 1, face cards ten. */
    public static int facesTen(Rank rank) {
        return Math.min(TEN, inOrder(rank));
    }

    /** Ace 1, tens and face cards nothing. */
    public static int tensNothing(Rank rank) {
        return inOrder(rank) >= TEN ? 0 : inOrder(rank);
    }

    /** Twice the count at seven and one-half: face cards a half, so all are whole numbers here. */
    public static int halves(Rank rank) {
        return inOrder(rank) > TEN ? 1 : 2 * inOrder(rank);
    }
}
