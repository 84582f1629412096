package kibitzer.games.bridge.doubledummy;

/**
 * Which card to try first in second, third and fourth hand. It never decides a result; the weights were chosen because
 * they save search.
 */
final class FollowOrder {
    private static final int WINS = 60;
    private static final int LOSES = 45;
    private static final int DISCARDS = 30;
    private static final int BEATS_FOR_NOW = 25;
    private static final int WINS_WITHOUT_NEED = 20;
    private static final int RUFFS_WITHOUT_NEED = 0;
    private static final int UNDERRUFFS = -20;
    private static final int THROWS_WINNER = -12;
    private static final int THROWS_GUARD = -6;

    /** Higher than any rank. */
    private static final int UNBEATABLE = 99;

    private final long[] hands;
    private final int trump;

    FollowOrder(long[] hands, int trump) {
        this.hands = hands;
        this.trump = trump;
    }

    /**
     * Writes the cards that a seat may play into {@code moves}, one for each set of equal cards; returns how many.
     *
     * @param place how many cards were played before, 1 to 3
     * @param led the suit led
     * @param best the card that wins so far
     * @param winning whether partner played it
     * @param settler the card to put first, if it is among them
     */
    int write(long cards, int seat, int place, int led, int best, boolean winning, int settler, int[] moves) {
        int held = Bits.ranks(cards & hands[seat], led);
        return held != 0
                ? inSuit(cards, seat, place, led, best, winning, held, settler, moves)
                : discards(cards, seat, place, led, best, winning, settler, moves);
    }

    private int inSuit(
            long cards, int seat, int place, int led, int best, boolean winning, int held, int settler, int[] moves) {
        boolean trumped = best / Bits.LANE != led;
        int bar = trumped ? UNBEATABLE : best % Bits.LANE;
        int others = Bits.ranks(cards & ~hands[seat], led) | (trumped ? 0 : 1 << bar);
        int holds = trumped || place == 3 ? bar : Math.max(bar, next(cards, seat, led));
        boolean lowIsEnough = trumped
                || switch (place) {
                    case 1 -> partnerWins(cards, seat, led, best);
                    case 2 -> winning && holds == bar;
                    default -> winning;
                };
        int count = 0;
        for (int left = held; left != 0; ) {
            int low = Bits.lowest(left);
            int equals = equalsFrom(low, left, others);
            left &= ~equals;
            int high = Bits.highest(equals);
            int score;
            if (high < bar) {
                score = LOSES - low;
            } else if (lowIsEnough) {
                score = WINS_WITHOUT_NEED - low;
            } else if (high > holds) {
                score = WINS - low;
            } else {
                score = BEATS_FOR_NOW + (place == 2 ? high : -high);
            }
            moves[count++] = Move.of(score, led, high > bar ? high : low, equals, settler);
        }
        return count;
    }

    /** The rank that a card must pass in the next hand. */
    private int next(long cards, int seat, int led) {
        int next = seat + 1 & 3;
        int held = Bits.ranks(cards & hands[next], led);
        return held == 0 && led != trump && hasTrumps(cards, next) ? UNBEATABLE : Bits.highest(held);
    }

    private int discards(
            long cards, int seat, int place, int led, int best, boolean winning, int settler, int[] moves) {
        boolean ours = place == 1
                ? partnerWins(cards, seat, led, best)
                : winning && (place == 3 || !canBeat(cards, seat + 1 & 3, led, best));
        int count = 0;
        for (int suit = 0; suit < 4; suit++) {
            int held = Bits.ranks(cards & hands[seat], suit);
            int others = Bits.ranks(cards & ~hands[seat], suit);
            if (best / Bits.LANE == suit) {
                others |= 1 << best % Bits.LANE;
            }
            int suitScore = Integer.bitCount(held) + (isGuard(held, others) ? THROWS_GUARD : 0);
            for (int left = held; left != 0; ) {
                int low = Bits.lowest(left);
                int equals = equalsFrom(low, left, others);
                left &= ~equals;
                int score;
                if (suit != trump) {
                    score = DISCARDS - low + suitScore + (others >>> low == 0 ? THROWS_WINNER : 0);
                } else if (best / Bits.LANE == trump && low < best % Bits.LANE) {
                    score = UNDERRUFFS - low;
                } else {
                    score = ours ? RUFFS_WITHOUT_NEED : WINS - low;
                }
                moves[count++] = Move.of(score, suit, low, equals, settler);
            }
        }
        return count;
    }

    private static int equalsFrom(int low, int held, int others) {
        int above = others & -1 << low;
        return above == 0 ? held : held & Integer.lowestOneBit(above) - 1;
    }

    /** Whether a card less would leave the highest card bare to the higher ones outside. */
    private static boolean isGuard(int held, int others) {
        int higher = held == 0 ? 0 : Integer.bitCount(others >>> Bits.highest(held));
        return higher > 0 && Integer.bitCount(held) == higher + 1;
    }

    private boolean canBeat(long cards, int seat, int led, int best) {
        int held = Bits.ranks(cards & hands[seat], led);
        if (held != 0) {
            return best / Bits.LANE == led && Bits.highest(held) > best % Bits.LANE;
        }
        return led != trump
                && hasTrumps(cards, seat)
                && (best / Bits.LANE != trump
                        || Bits.highest(Bits.ranks(cards & hands[seat], trump)) > best % Bits.LANE);
    }

    /** For second hand: whether fourth hand can win whatever third hand plays. */
    private boolean partnerWins(long cards, int seat, int led, int best) {
        int third = Bits.ranks(cards & hands[seat + 1 & 3], led);
        int fourth = Bits.ranks(cards & hands[seat ^ 2], led);
        return best / Bits.LANE == led
                && (third != 0 || !hasTrumps(cards, seat + 1 & 3))
                && Bits.highest(fourth) > Math.max(best % Bits.LANE, Bits.highest(third));
    }

    private boolean hasTrumps(long cards, int seat) {
        return trump != Bits.NO_TRUMPS && (cards & hands[seat] & Bits.suit(trump)) != 0;
    }
}
