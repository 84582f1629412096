package kibitzer.games.bridge.problems.line;

/**
 * Where a line stands, in one number: its step, how often that was done, how often the side held up, and what the partner
 * of the hand that led is to play.
 */
final class Plan {
    static final int START = 0;

    /** What the partner of the hand that led plays: low, high, the step's card unless it is beaten, low unless the lead is beaten, a trump. */
    static final int LOW = 0;

    static final int HIGH = 1;
    static final int CARD = 2;
    static final int RUN = 3;
    static final int RUFF = 4;

    private Plan() {}

    static int step(int plan) {
        return plan & 15;
    }

    static int times(int plan) {
        return plan >> 4 & 15;
    }

    static int held(int plan) {
        return plan >> 8 & 7;
    }

    static int reply(int plan) {
        return plan >> 11 & 7;
    }

    static boolean hasWon(int plan) {
        return (plan >> 14 & 1) == 1;
    }

    static int at(int plan, int step, int times, int reply) {
        return plan & (7 << 8 | 1 << 14) | step | times << 4 | reply << 11;
    }

    static int holding(int plan) {
        return plan & ~(7 << 8) | held(plan) + 1 << 8;
    }

    static int winning(int plan) {
        return plan | 1 << 14;
    }
}
