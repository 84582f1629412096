package kibitzer.games.poker;

import kibitzer.cards.Rank;

/**
 * The ranking of a form that has wild cards, an ace of its own, or no straights and flushes: the best that the cards
 * can be called.
 *
 * <p>Method: no card is put in the place of a wild one. Wild cards make the most of one rank if all of them join it, so
 * each rank held is tried; a straight or a flush is possible where the other cards are all different and lie within
 * one, and then the wild cards are what is missing.
 *
 * @param wild the wild cards
 * @param ace where the ace stands
 * @param straightsAndFlushes whether they count
 */
record WildRanking(Wild wild, Ace ace, boolean straightsAndFlushes) implements Ranking {
    private static final int RANKS = 0x1FFF;
    private static final int THE_ACE = 1 << Rank.ACE.ordinal();

    @Override
    public int strength(long fiveCards) {
        long natural = fiveCards & ~wild.cards().bits();
        int wilds = Long.bitCount(fiveCards) - Long.bitCount(natural);
        int clubs = (int) natural & RANKS;
        int diamonds = (int) (natural >>> 16) & RANKS;
        int hearts = (int) (natural >>> 32) & RANKS;
        int spades = (int) (natural >>> 48) & RANKS;
        Groups groups = Groups.NONE.and(clubs).and(diamonds).and(hearts).and(spades);
        int matched = matched(groups, wilds);
        if (!straightsAndFlushes || groups.twice() != 0) {
            return matched;
        }
        int ranks = groups.once();
        boolean suited = ranks == clubs || ranks == diamonds || ranks == hearts || ranks == spades;
        return Math.max(matched, unmatched(ranks, wilds, suited));
    }

    private int matched(Groups natural, int wilds) {
        if (wilds == 0) {
            return natural.strength();
        }
        int best = 0;
        int joined = wild.use() == Wild.Use.ANY_CARD ? natural.once() : THE_ACE;
        while (joined != 0) {
            int rank = joined & -joined;
            Groups groups = natural;
            for (int i = 0; i < wilds; i++) {
                groups = groups.and(rank);
            }
            best = Math.max(best, groups.strength());
            joined &= ~rank;
        }
        return best;
    }

    /** 0 where the ranks make neither straight nor flush. */
    private int unmatched(int ranks, int wilds, boolean suited) {
        int top = ace.topOfSequence(ranks);
        if (top != 0 && suited) {
            return HandValue.strength(top == THE_ACE ? HandClass.ROYAL_FLUSH : HandClass.STRAIGHT_FLUSH, top, 0);
        }
        if (suited) {
            return HandValue.strength(HandClass.FLUSH, withHighestMissing(ranks, wilds), 0);
        }
        return top == 0 ? 0 : HandValue.strength(HandClass.STRAIGHT, top, 0);
    }

    /** In a flush a wild card is the highest card of the suit not held (Culbertson p. 72). */
    static int withHighestMissing(int ranks, int wilds) {
        int flush = ranks;
        for (int i = 0; i < wilds; i++) {
            flush |= Integer.highestOneBit(~flush & RANKS);
        }
        return flush;
    }

    /** The ranks of which there are at least one, two ... five cards. */
    private record Groups(int once, int twice, int thrice, int fourTimes, int fiveTimes) {
        static final Groups NONE = new Groups(0, 0, 0, 0, 0);

        Groups and(int ranks) {
            return new Groups(
                    once | ranks,
                    twice | once & ranks,
                    thrice | twice & ranks,
                    fourTimes | thrice & ranks,
                    fiveTimes | fourTimes & ranks);
        }

        int strength() {
            if (fiveTimes != 0) {
                return HandValue.strength(HandClass.FIVE_OF_A_KIND, fiveTimes, 0);
            }
            if (fourTimes != 0) {
                return HandValue.strength(HandClass.FOUR_OF_A_KIND, fourTimes, once & ~fourTimes);
            }
            if (thrice != 0) {
                int pair = twice & ~thrice;
                return pair != 0
                        ? HandValue.strength(HandClass.FULL_HOUSE, thrice, pair)
                        : HandValue.strength(HandClass.THREE_OF_A_KIND, thrice, once & ~thrice);
            }
            return switch (Integer.bitCount(twice)) {
                case 0 -> HandValue.strength(HandClass.NO_PAIR, once, 0);
                case 1 -> HandValue.strength(HandClass.PAIR, twice, once & ~twice);
                default -> HandValue.strength(HandClass.TWO_PAIRS, twice, once & ~twice);
            };
        }
    }
}
