package kibitzer.games.cribbage.odds;

import java.util.Arrays;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.cribbage.HandPoints;
import kibitzer.games.cribbage.Pips;

/** Two ranks that are laid away, as one number, and what they count with two more and a starter. */
final class RankPair {
    static final int ALL = RankHands.RANKS * RankHands.RANKS;

    private static final byte NOT_YET = -1;
    private static final byte[] POINTS = notYet();

    private RankPair() {}

    private static byte[] notYet() {
        byte[] points = new byte[ALL * ALL * RankHands.RANKS];
        Arrays.fill(points, NOT_YET);
        return points;
    }

    /** Ranks from 0, the ace, in either order. */
    static int of(int one, int other) {
        return Math.min(one, other) * RankHands.RANKS + Math.max(one, other);
    }

    static int of(CardSet two) {
        return of(Pips.place(two.first()) - 1, Pips.place(two.last()) - 1);
    }

    static int low(int pair) {
        return pair / RankHands.RANKS;
    }

    static int high(int pair) {
        return pair % RankHands.RANKS;
    }

    /** Fifteens, pairs and runs of a crib; five of one rank count nothing, for there are none. */
    static int points(int own, int his, int starter) {
        int at = (own * ALL + his) * RankHands.RANKS + starter;
        if (POINTS[at] == NOT_YET) {
            POINTS[at] = (byte) counted(own, his, starter);
        }
        return POINTS[at];
    }

    private static int counted(int own, int his, int starter) {
        int[] ranks = new int[RankHands.RANKS];
        for (int rank : new int[] {low(own), high(own), low(his), high(his), starter}) {
            ranks[rank]++;
            if (ranks[rank] > Suit.values().length) {
                return 0;
            }
        }
        return HandPoints.ranks(RankHands.cards(ranks));
    }

    /** How many of these two are of a rank. */
    static int many(int pair, int rank) {
        return (low(pair) == rank ? 1 : 0) + (high(pair) == rank ? 1 : 0);
    }

    /** The place of a card's rank, from 0. */
    static int rank(Card card) {
        return Pips.place(card) - 1;
    }
}
