package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;
import static kibitzer.cards.Rank.TEN;

import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * The figures of a hand that bidding asks for again and again. The counts are defined by {@link HighCardPoints},
 * {@link CulbertsonPoints}, {@link HonourTricks} and {@link PlayingTricks}, line by line; here they are only reckoned
 * fast, suit by suit, for the thousands of hands a deal is sought among.
 *
 * @param points high-card points
 * @param openingCount points for an opening suit bid, with the hand's own suit as trumps
 * @param honourTricks in halves
 * @param playingTricks with the best suit as trumps, in halves
 */
public record HandFigures(int points, int openingCount, double honourTricks, double playingTricks) {
    private static final int A = bit(ACE);
    private static final int K = bit(KING);
    private static final int Q = bit(QUEEN);
    private static final int J = bit(JACK);
    private static final int T = bit(TEN);

    public static HandFigures of(CardSet hand) {
        int points = 0;
        int plusValues = 0;
        boolean unheaded = false;
        double sides = 0;
        double honourTricks = 0;
        for (Suit suit : Suit.values()) {
            int ranks = hand.ranksIn(suit);
            points += points(ranks);
            plusValues += plusValues(ranks);
            unheaded |= (ranks & (A | K)) == 0 && (ranks & (Q | J)) != 0;
            honourTricks += tricks(ranks);
            sides += side(ranks);
        }
        double playing = 0;
        for (Suit suit : Suit.values()) {
            int ranks = hand.ranksIn(suit);
            playing = Math.max(playing, trumps(ranks) + sides - side(ranks));
        }
        int count = points + lengthAndHonours(hand) - (unheaded ? 1 : 0);
        return new HandFigures(points, count, honourTricks + Math.floorDiv(plusValues, 2) * 0.5, playing);
    }

    private static int points(int ranks) {
        return 4 * has(ranks, A) + 3 * has(ranks, K) + 2 * has(ranks, Q) + has(ranks, J);
    }

    /** The rule of three and four, and honours in the longest suit; of equals the one with more honours. */
    private static int lengthAndHonours(CardSet hand) {
        int longest = 0;
        int beyondThree = 0;
        int bonus = 0;
        for (Suit suit : Suit.values()) {
            int length = hand.length(suit);
            int honours = Integer.bitCount(hand.ranksIn(suit) & (A | K | Q | J | T));
            int own = Math.max(0, honours - 3);
            bonus = length > longest ? own : length == longest ? Math.max(bonus, own) : bonus;
            longest = Math.max(longest, length);
            beyondThree += Math.max(0, length - 3);
        }
        return beyondThree - 1 + bonus;
    }

    /** The table of p. 143 for one suit. */
    private static double tricks(int ranks) {
        if (has(ranks, A) == 1) {
            return has(ranks, K) == 1 ? 2 : has(ranks, Q) == 1 ? 1.5 : 1;
        }
        if (has(ranks, K) == 1) {
            return has(ranks, Q) == 1 || holdsAll(ranks, J | T) ? 1 : Integer.bitCount(ranks) >= 2 ? 0.5 : 0;
        }
        return holdsAll(ranks, Q | J) && Integer.bitCount(ranks) >= 3 ? 0.5 : 0;
    }

    private static int plusValues(int ranks) {
        int length = Integer.bitCount(ranks);
        boolean headed = (ranks & (A | K)) != 0;
        boolean queen = has(ranks, Q) == 1 && !headed && length >= 2 && !(has(ranks, J) == 1 && length >= 3);
        boolean kingJackTen = holdsAll(ranks, K | J | T) && (ranks & (A | Q)) == 0;
        boolean jack = has(ranks, J) == 1 && headed && !kingJackTen;
        return (length <= 1 ? 1 : 0) + (queen ? 1 : 0) + (jack ? 1 : 0);
    }

    private static double side(int ranks) {
        int length = Integer.bitCount(ranks);
        return tricks(ranks) + (length < 4 ? 0 : 0.5 + (length - 4));
    }

    private static double trumps(int ranks) {
        int length = Integer.bitCount(ranks);
        double losers = 0;
        if (has(ranks, A) == 0 && length >= 1) {
            losers += 1;
        }
        if (has(ranks, K) == 0 && length >= 2) {
            losers += holdsAll(ranks, A | Q | J) ? 0.5 : 1;
        }
        if (has(ranks, Q) == 0 && length >= 3) {
            losers += has(ranks, J) == 1 && (ranks & (A | K)) != 0 ? 0.5 : 1;
        }
        return length - losers;
    }

    private static boolean holdsAll(int ranks, int wanted) {
        return (ranks & wanted) == wanted;
    }

    private static int has(int ranks, int rank) {
        return (ranks & rank) == 0 ? 0 : 1;
    }

    private static int bit(Rank rank) {
        return 1 << rank.ordinal();
    }
}
