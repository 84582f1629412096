package kibitzer.proofs;

import static kibitzer.proofs.Finding.choose;

/**
 * Nap with ace, knave and ten of trumps and two plain cards in hand: among the 47 cards not seen are king and queen of
 * trumps, eight lower trumps and 37 plain cards.
 *
 * @param opponents how many, with five cards each
 */
record GuardedHonours(int opponents) {

    /** The chance that none of them holds king or queen with another trump. */
    double none() {
        return ways(opponents, 2, 8, 37) / all(opponents, 47);
    }

    private static double all(int hands, int cards) {
        return hands == 0 ? 1 : choose(cards, 5) * all(hands - 1, cards - 5);
    }

    private static double ways(int hands, int honours, int low, int plain) {
        if (hands == 0) {
            return 1;
        }
        double ways = 0;
        for (int trumps = 0; trumps <= Math.min(5, low); trumps++) {
            ways += choose(low, trumps)
                    * choose(plain, 5 - trumps)
                    * ways(hands - 1, honours, low - trumps, plain - 5 + trumps);
        }
        if (honours > 0) {
            ways += honours * choose(plain, 4) * ways(hands - 1, honours - 1, low, plain - 4);
        }
        return ways;
    }
}
