package kibitzer.games.bridge.doubledummy;

/**
 * Which lead to try first: the better the first card, the sooner a position is settled. It never decides a result; the
 * weights were chosen because they save search.
 */
final class LeadOrder {
    private static final int WINNER = 30;
    private static final int FROM_SEQUENCE = 12;
    private static final int LOWEST_HONOUR = 8;

    private static final int THEY_RUFF = -40;
    private static final int PARTNER_RUFFS = 40;
    private static final int SINGLETON = 10;
    private static final int DRAW_TRUMPS = 5;
    private static final int NO_TRUMPS_TO_DRAW = -30;

    private static final int PARTNERS_WINNER = 18;
    private static final int THROUGH_WINNER_TO_NEXT = 14;
    private static final int THROUGH_WINNER = 2;
    private static final int INTO_WINNER = -4;

    private final long[] hands;
    private final int trump;
    private final Settlers settlers;

    LeadOrder(long[] hands, int trump, Settlers settlers) {
        this.hands = hands;
        this.trump = trump;
        this.settlers = settlers;
    }

    /** Writes the leads of a seat into {@code moves}, one for each set of equal cards; returns how many. */
    int write(long cards, int seat, int[] moves) {
        long own = cards & hands[seat];
        int settler = settlers.find(own, Settlers.NO_CARD, Settlers.NO_CARD);
        int count = 0;
        for (int suit = 0; suit < 4; suit++) {
            int left = Bits.ranks(own, suit);
            if (left == 0) {
                continue;
            }
            int others = Bits.ranks(cards & ~hands[seat], suit);
            int suitScore = suit(cards, seat, suit);
            boolean topIsOurs = Bits.highest(left) > Bits.highest(others);
            while (left != 0) {
                int high = Bits.highest(left);
                int below = others & (1 << high) - 1;
                int equals = below == 0 ? left : left & -Integer.highestOneBit(below);
                left &= ~equals;
                boolean winner = others >>> high == 0;
                // A winner at its highest, a loser at its lowest: so an answer rests on as few cards as can be.
                int rank = winner ? high : Bits.lowest(equals);
                int score = winner ? WINNER : 12 - rank + sequence(topIsOurs, equals, high);
                moves[count++] = Move.of(suitScore + score, suit, rank, equals, settler);
            }
        }
        return count;
    }

    private static int sequence(boolean topIsOurs, int equals, int high) {
        return !topIsOurs && Integer.bitCount(equals) > 1 && high >= LOWEST_HONOUR ? FROM_SEQUENCE : 0;
    }

    private int suit(long cards, int seat, int suit) {
        int own = Bits.ranks(cards & hands[seat], suit);
        int partners = Bits.ranks(cards & hands[seat ^ 2], suit);
        int lefts = Bits.ranks(cards & hands[seat + 1 & 3], suit);
        int rights = Bits.ranks(cards & hands[seat + 3 & 3], suit);
        int score = ruffs(cards, seat, suit, own, partners, lefts, rights) + winner(own, partners, lefts, rights);
        int ours = Integer.bitCount(own) + Integer.bitCount(partners);
        return score + 2 * (ours - Math.max(Integer.bitCount(lefts), Integer.bitCount(rights)));
    }

    private int ruffs(long cards, int seat, int suit, int own, int partners, int lefts, int rights) {
        if (trump == Bits.NO_TRUMPS) {
            return 0;
        }
        if (suit == trump) {
            return lefts == 0 && rights == 0 ? NO_TRUMPS_TO_DRAW : DRAW_TRUMPS;
        }
        if (lefts == 0 && hasTrumps(cards, seat + 1 & 3) || rights == 0 && hasTrumps(cards, seat + 3 & 3)) {
            return THEY_RUFF;
        }
        if (partners == 0 && hasTrumps(cards, seat ^ 2)) {
            return PARTNER_RUFFS;
        }
        return Integer.bitCount(own) == 1 && hasTrumps(cards, seat) ? SINGLETON : 0;
    }

    private boolean hasTrumps(long cards, int seat) {
        return (cards & hands[seat] & Bits.suit(trump)) != 0;
    }

    /** Who holds the highest card of the suit, as seen by the leader. */
    private static int winner(int own, int partners, int lefts, int rights) {
        int all = own | partners | lefts | rights;
        int top = Integer.highestOneBit(all);
        if ((partners & top) != 0) {
            return PARTNERS_WINNER;
        }
        if ((lefts & top) != 0) {
            return (partners & Integer.highestOneBit(all & ~top)) != 0 ? THROUGH_WINNER_TO_NEXT : THROUGH_WINNER;
        }
        return (rights & top) != 0 ? INTO_WINNER : 0;
    }
}
