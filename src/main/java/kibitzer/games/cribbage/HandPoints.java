package kibitzer.games.cribbage;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * How many points cards count, without saying which make them: some tens of nanoseconds a hand.
 *
 * <p>Method: the ways to make each sum up to fifteen stand in sixteen nibbles of a {@code long}, and a card of n pips adds
 * them to themselves n nibbles higher; up to six cards no sum has more than fifteen ways (a test counts them all). Pairs are
 * the places that two suits have in common, runs the stretches of three or more places that any suit has.
 */
public final class HandPoints {
    private static final int NIBBLE = 4;
    private static final int AT_FIFTEEN = 60;
    private static final int RUN = 3;
    private static final int RANKS = 13;
    private static final int ALL_RANKS = 0x1FFF;
    private static final int FLUSH = 4;

    private static final Suit[] SUITS = Suit.values();

    private HandPoints() {}

    /**
     * What a hand or crib counts with the starter.
     *
     * @param crib true for the crib, whose flush must take in the starter
     */
    public static int of(CardSet hand, Card starter, boolean crib) {
        return ranks(hand.with(starter)) + suits(hand, starter, crib);
    }

    /** Fifteens, pairs and runs alone: what cards count whatever their suits. */
    public static int ranks(CardSet cards) {
        int spades = low(cards, Suit.SPADES);
        int hearts = low(cards, Suit.HEARTS);
        int diamonds = low(cards, Suit.DIAMONDS);
        int clubs = low(cards, Suit.CLUBS);
        long ways = add(add(add(add(1, spades), hearts), diamonds), clubs);
        int pairs = Integer.bitCount(spades & hearts)
                + Integer.bitCount(spades & diamonds)
                + Integer.bitCount(spades & clubs)
                + Integer.bitCount(hearts & diamonds)
                + Integer.bitCount(hearts & clubs)
                + Integer.bitCount(diamonds & clubs);
        int any = spades | hearts | diamonds | clubs;
        int points = 2 * (int) (ways >>> AT_FIFTEEN) + 2 * pairs;
        return (any & any >> 1 & any >> 2) == 0 ? points : points + runs(any, spades, hearts, diamonds, clubs);
    }

    /** Flush and his nob. */
    public static int suits(CardSet hand, Card starter, boolean crib) {
        int points = hand.contains(Rank.JACK, starter.suit()) ? 1 : 0;
        if (hand.size() >= FLUSH && hand.length(starter.suit()) == hand.size()) {
            return points + hand.size() + 1;
        }
        return points + (crib ? 0 : flush(hand));
    }

    /** What a whole hand of one suit counts before the starter is turned: its cards, of which there must be four. */
    public static int flush(CardSet hand) {
        if (hand.size() < FLUSH) {
            return 0;
        }
        for (Suit suit : SUITS) {
            if (hand.length(suit) == hand.size()) {
                return hand.size();
            }
        }
        return 0;
    }

    /** The places of a suit, bit 0 the ace. */
    private static int low(CardSet cards, Suit suit) {
        int ranks = cards.ranksIn(suit);
        return (ranks << 1 | ranks >> RANKS - 1) & ALL_RANKS;
    }

    private static long add(long ways, int places) {
        long sums = ways;
        for (int left = places; left != 0; left &= left - 1) {
            int pips = Math.min(Pips.TENTH, Integer.numberOfTrailingZeros(left) + 1);
            sums += sums << NIBBLE * pips;
        }
        return sums;
    }

    private static int runs(int any, int... suits) {
        int points = 0;
        int place = 0;
        while (place < RANKS) {
            int length = 0;
            int ways = 1;
            while (place < RANKS && (any >> place & 1) == 1) {
                int many = 0;
                for (int suit : suits) {
                    many += suit >> place & 1;
                }
                ways *= many;
                length++;
                place++;
            }
            points += length >= RUN ? length * ways : 0;
            place++;
        }
        return points;
    }
}
