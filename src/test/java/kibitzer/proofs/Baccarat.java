package kibitzer.proofs;

/** Baccarat against one hand, an endless pack, the dealer playing by the printed table (Culbertson p. 375). */
final class Baccarat {
    /** The count to which the dealer draws when he has given 0 to 9, and when the punter stands. */
    private static final int[] DRAWS_TO = {3, 3, 4, 4, 5, 5, 6, 6, 2, 3};

    private static final int DRAWS_TO_A_STANDER = 5;

    private Baccarat() {}

    static double card(int count) {
        return count == 0 ? 4.0 / 13 : 1.0 / 13;
    }

    /** The chance that two cards count so. */
    static double two(int count) {
        double chance = 0;
        for (int one = 0; one < 10; one++) {
            chance += card(one) * card((count - one + 10) % 10);
        }
        return chance;
    }

    /** How a coup ends for the punter: won, tied and lost. */
    record Ends(double won, double tied, double lost) {
        static Ends of(int punter, int dealer) {
            return new Ends(punter > dealer ? 1 : 0, punter == dealer ? 1 : 0, punter < dealer ? 1 : 0);
        }

        Ends plus(Ends other, double weight) {
            return new Ends(won + weight * other.won, tied + weight * other.tied, lost + weight * other.lost);
        }

        /** The punter's share, ties counted half, of all that is counted here. */
        double share() {
            return (won + tied / 2) / (won + tied + lost);
        }

        /** What the dealer gains on a bet of one. */
        double edge() {
            return lost - won;
        }
    }

    private static final Ends NONE = new Ends(0, 0, 0);

    /** The punter stands on his count; the dealer has no natural. */
    static Ends stood(int punter, int dealer) {
        return dealer <= DRAWS_TO_A_STANDER ? drawn(punter, dealer) : Ends.of(punter, dealer);
    }

    /** The dealer draws to his count, the punter's is fixed. */
    static Ends drawn(int punter, int dealer) {
        Ends ends = NONE;
        for (int card = 0; card < 10; card++) {
            ends = ends.plus(Ends.of(punter, (dealer + card) % 10), card(card));
        }
        return ends;
    }

    /** The punter draws to his count and is given a card the dealer sees. */
    static Ends given(int punter, int dealer) {
        Ends ends = NONE;
        for (int card = 0; card < 10; card++) {
            int count = (punter + card) % 10;
            ends = ends.plus(dealer <= DRAWS_TO[card] ? drawn(count, dealer) : Ends.of(count, dealer), card(card));
        }
        return ends;
    }

    /** All coups, the punter drawing on five or not. */
    static Ends all(boolean drawsOnFive) {
        Ends ends = NONE;
        for (int punter = 0; punter < 10; punter++) {
            for (int dealer = 0; dealer < 10; dealer++) {
                boolean natural = punter >= 8 || dealer >= 8;
                boolean draws = punter <= 4 || punter == 5 && drawsOnFive;
                Ends coup = natural ? Ends.of(punter, dealer) : draws ? given(punter, dealer) : stood(punter, dealer);
                ends = ends.plus(coup, two(punter) * two(dealer));
            }
        }
        return ends;
    }

    /** The punter has five, the dealer no natural. */
    static Ends onFive(boolean draws) {
        Ends ends = NONE;
        for (int dealer = 0; dealer < 8; dealer++) {
            ends = ends.plus(draws ? given(5, dealer) : stood(5, dealer), two(dealer));
        }
        return ends;
    }

    /** The dealer's share, having given a card to a punter who draws on five in such a part of cases. */
    static double dealer(int count, int given, double onFive, boolean draws) {
        Ends ends = NONE;
        for (int punter = 0; punter <= 5; punter++) {
            int now = (punter + given) % 10;
            ends = ends.plus(draws ? drawn(now, count) : Ends.of(now, count), two(punter) * (punter == 5 ? onFive : 1));
        }
        return 1 - ends.share();
    }
}
