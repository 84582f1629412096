package kibitzer.games.bridge.doubledummy;

/**
 * Which card to try first: the better the first card, the sooner a line of play is settled. It never decides a result.
 *
 * <p>Scores are comparable within one position only; equal cards are offered once.
 */
final class MoveOrder {
    /** The part of a move that is the card; its score stands above. */
    static final int CARD = 255;
    /** In place of the best card when a trick is led to. */
    static final int NO_CARD = -1;

    private static final int REMEMBERED = 1 << 14;
    private static final int USE = 1 << 12;

    private final long[] hands;
    private final int trump;
    private final int[] settlers = new int[REMEMBERED];

    MoveOrder(long[] hands, int trump) {
        this.hands = hands;
        this.trump = trump;
    }

    /** Notes the card that settled a position, to be tried first in the ones like it. */
    void settled(long own, int led, int best, int card) {
        settlers[key(own, led, best)] = card + 1;
    }

    private static int key(long own, int led, int best) {
        return (int) ((own * 0x9E37_79B9_7F4A_7C15L + (best * 67L + led + 1) * 0xD6E8_FEB8_6659_FD93L) >>> 50);
    }

    /** Writes the leads of a seat into {@code moves}, each a score above the card in eight bits; returns how many. */
    int leads(long cards, int seat, int[] moves) {
        long own = cards & hands[seat];
        int settler = settlers[key(own, NO_CARD, NO_CARD)] - 1;
        int count = 0;
        for (int suit = 0; suit < 4; suit++) {
            int held = Bits.ranks(own, suit);
            if (held == 0) {
                continue;
            }
            int others = Bits.ranks(cards & ~hands[seat], suit);
            int base = suitToLead(cards, seat, suit);
            boolean ours = isWinner(cards, seat, suit);
            for (int left = held; left != 0; ) {
                int high = Bits.highest(left);
                int below = others & (1 << high) - 1;
                int next = below == 0 ? 0 : Integer.highestOneBit(below);
                int equals = left & -Math.max(1, next);
                int card = others >>> high == 0 ? high : Bits.lowest(equals);
                int score = base;
                if (others >>> high == 0) {
                    score += 30;
                } else {
                    score += (ours ? 0 : Integer.bitCount(equals) > 1 && high >= 8 ? 12 : 0) + 12 - card;
                }
                left &= ~equals;
                int place = suit * Bits.LANE + card;
                moves[count++] = score(
                        score,
                        place,
                        settler >= 0 && settler / Bits.LANE == suit && (equals >>> settler % Bits.LANE & 1) != 0);
            }
        }
        return count;
    }

    private static int score(int score, int place, boolean settler) {
        return score + 512 + (settler ? USE : 0) << 8 | place;
    }

    private boolean isWinner(long cards, int seat, int suit) {
        int top = Bits.highest(Bits.ranks(cards, suit));
        return (hands[seat] >>> suit * Bits.LANE + top & 1) != 0;
    }

    private int suitToLead(long cards, int seat, int suit) {
        int partner = seat ^ 2;
        int left = seat + 1 & 3;
        int right = seat + 3 & 3;
        int own = Bits.ranks(cards & hands[seat], suit);
        int partners = Bits.ranks(cards & hands[partner], suit);
        int lefts = Bits.ranks(cards & hands[left], suit);
        int rights = Bits.ranks(cards & hands[right], suit);
        int score = 0;
        boolean sideSuit = trump != Bits.NO_TRUMPS && suit != trump;
        if (sideSuit) {
            boolean leftRuffs = lefts == 0 && has(cards, left, trump);
            boolean rightRuffs = rights == 0 && has(cards, right, trump);
            if (leftRuffs || rightRuffs) {
                score -= 40;
            } else if (partners == 0 && has(cards, partner, trump)) {
                score += 40;
            } else if (Integer.bitCount(own) == 1 && has(cards, seat, trump)) {
                score += 10;
            }
        }
        if (suit == trump) {
            score += lefts == 0 && rights == 0 ? -30 : 5;
        }
        int top = Bits.highest(own | partners | lefts | rights);
        if ((partners >>> top & 1) != 0) {
            score += 18;
        } else if ((lefts >>> top & 1) != 0) {
            int rest = (own | partners | lefts | rights) & ~(1 << top);
            score += rest != 0 && (partners >>> Bits.highest(rest) & 1) != 0 ? 14 : 2;
        } else if ((rights >>> top & 1) != 0) {
            score -= 4;
        }
        score += 2
                * (Integer.bitCount(own)
                        + Integer.bitCount(partners)
                        - Math.max(Integer.bitCount(lefts), Integer.bitCount(rights)));
        return score;
    }

    private boolean has(long cards, int seat, int suit) {
        return (cards & hands[seat] & Bits.suit(suit)) != 0;
    }

    /**
     * Writes the cards a seat may play to a trick that was led to.
     *
     * @param place how many cards were played before, 1 to 3
     * @param led the suit led
     * @param best the card that wins so far
     * @param winning whether partner played it
     */
    int follows(long cards, int seat, int place, int led, int best, boolean winning, int[] moves) {
        long own = cards & hands[seat];
        int settler = settlers[key(own, led, best)] - 1;
        int held = Bits.ranks(own, led);
        if (held != 0) {
            return inSuit(cards, seat, place, led, best, winning, held, settler, moves);
        }
        int count = 0;
        boolean safe = winning && !canBeBeaten(cards, seat, place, led, best)
                || !winning && place == 2 && false
                || place == 1 && partnerWins(cards, seat, led, best);
        for (int suit = 0; suit < 4; suit++) {
            int mine = Bits.ranks(own, suit);
            if (mine == 0) {
                continue;
            }
            int others = Bits.ranks(cards & ~hands[seat], suit);
            if (best / Bits.LANE == suit) {
                others |= 1 << best % Bits.LANE;
            }
            int all = Bits.ranks(cards, suit);
            int length = Integer.bitCount(mine);
            boolean guard = suit != trump && (isGuarded(all, mine, others));
            for (int left = mine; left != 0; ) {
                int low = Bits.lowest(left);
                int above = others & -1 << low;
                int equals = above == 0 ? left : left & (above & -above) - 1;
                int score;
                int card = low;
                if (suit == trump) {
                    boolean beats = best / Bits.LANE != trump || low > best % Bits.LANE;
                    score = beats ? (safe ? 0 : 60 - low) : -20 - low;
                } else {
                    score = 30 - low + length - (guard ? 6 : 0);
                    if (others >>> low == 0) {
                        score -= 12;
                    }
                }
                left &= ~equals;
                moves[count++] = score(
                        score,
                        suit * Bits.LANE + card,
                        settler >= 0 && settler / Bits.LANE == suit && (equals >>> settler % Bits.LANE & 1) != 0);
            }
        }
        return count;
    }

    private static boolean isGuarded(int all, int mine, int others) {
        int high = Bits.highest(mine);
        int above = Integer.bitCount(others >>> high);
        return above > 0 && Integer.bitCount(mine) == above + 1;
    }

    private boolean canBeBeaten(long cards, int seat, int place, int led, int best) {
        return place == 2 && seatCanBeat(cards, seat + 1 & 3, led, best);
    }

    private boolean seatCanBeat(long cards, int seat, int led, int best) {
        int held = Bits.ranks(cards & hands[seat], led);
        if (held != 0) {
            return best / Bits.LANE == led && Bits.highest(held) > best % Bits.LANE;
        }
        return trump != Bits.NO_TRUMPS
                && led != trump
                && has(cards, seat, trump)
                && (best / Bits.LANE != trump
                        || Bits.highest(Bits.ranks(cards & hands[seat], trump)) > best % Bits.LANE);
    }

    /** For the second hand: whether the fourth can win whatever the third plays in the suit. */
    private boolean partnerWins(long cards, int seat, int led, int best) {
        int third = Bits.ranks(cards & hands[seat + 1 & 3], led);
        int fourth = Bits.ranks(cards & hands[seat ^ 2], led);
        return best / Bits.LANE == led
                && fourth != 0
                && (third != 0 || trump == Bits.NO_TRUMPS || !has(cards, seat + 1 & 3, trump))
                && Bits.highest(fourth) > Math.max(best % Bits.LANE, Bits.highest(third));
    }

    private int inSuit(
            long cards, int seat, int place, int led, int best, boolean winning, int held, int settler, int[] moves) {
        int count = 0;
        int others = Bits.ranks(cards & ~hands[seat], led);
        boolean trumped = best / Bits.LANE != led;
        int bar = trumped ? 99 : best % Bits.LANE;
        if (!trumped) {
            others |= 1 << bar;
        }
        // What must be beaten for the card to hold.
        int needed = bar;
        boolean lowFirst = trumped;
        if (place < 3 && !trumped) {
            int next = seat + 1 & 3;
            int nexts = Bits.ranks(cards & hands[next], led);
            if (nexts == 0 && led != trump && trump != Bits.NO_TRUMPS && has(cards, next, trump)) {
                needed = 99;
            } else {
                needed = Math.max(bar, Bits.highest(nexts));
            }
            if (place == 1) {
                lowFirst = partnerWins(cards, seat, led, best);
            } else {
                lowFirst = winning && needed == bar;
            }
        } else if (place == 3) {
            lowFirst = winning || trumped;
        }
        for (int left = held; left != 0; ) {
            int low = Bits.lowest(left);
            int above = others & -1 << low;
            int equals = above == 0 ? left : left & (above & -above) - 1;
            int high = Bits.highest(equals);
            int card = high > bar ? high : low;
            int score;
            if (high > needed) {
                score = lowFirst ? 20 - low : 60 - low;
            } else if (high > bar) {
                score = lowFirst ? 20 - low : 25 + (place == 2 ? high : -high);
            } else {
                score = 45 - low;
            }
            left &= ~equals;
            moves[count++] = score(
                    score,
                    led * Bits.LANE + card,
                    settler >= 0 && settler / Bits.LANE == led && (equals >>> settler % Bits.LANE & 1) != 0);
        }
        return count;
    }
}
