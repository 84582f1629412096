package kibitzer.games.cribbage.odds;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.cribbage.Pips;

/**
 * Every hand of so many cards by ranks alone: 18,395 of six cards stand for twenty million.
 *
 * @param size how many cards a hand has
 * @param hands how many of each rank, ace first
 */
record RankHands(int size, List<int[]> hands) {
    static final int RANKS = Pips.HIGHEST_PLACE;
    private static final int SUITS = Suit.values().length;

    static RankHands of(int size) {
        List<int[]> hands = new ArrayList<>();
        add(new int[RANKS], 0, size, hands);
        return new RankHands(size, List.copyOf(hands));
    }

    private static void add(int[] chosen, int rank, int left, List<int[]> hands) {
        if (left == 0) {
            hands.add(chosen.clone());
            return;
        }
        if (rank == RANKS) {
            return;
        }
        for (int many = Math.min(SUITS, left); many >= 0; many--) {
            chosen[rank] = many;
            add(chosen, rank + 1, left - many, hands);
        }
        chosen[rank] = 0;
    }

    /** Cards of these ranks, the suits in turn, so that no four of six are of one suit. */
    static CardSet cards(int[] ranks) {
        CardSet cards = CardSet.EMPTY;
        int next = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            for (int many = 0; many < ranks[rank]; many++) {
                cards = cards.with(Card.of(Pips.rankAt(rank + 1), Suit.values()[next++ % SUITS]));
            }
        }
        return cards;
    }

    /** How many of each rank are among these. */
    static int[] count(CardSet cards) {
        int[] ranks = new int[RANKS];
        for (Card card : cards) {
            ranks[Pips.place(card) - 1]++;
        }
        return ranks;
    }

    /** In how many ways these ranks can be held out of what is there. */
    static long ways(int[] hand, int[] there) {
        long ways = 1;
        for (int rank = 0; rank < RANKS && ways > 0; rank++) {
            ways *= CHOOSE[there[rank]][hand[rank]];
        }
        return ways;
    }

    private static final int[][] CHOOSE = {
        {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}
    };
}
