package kibitzer.games.poker;

import kibitzer.cards.Rank;

/**
 * The ranking of any form: the best that its rules let the cards be called.
 *
 * <p>Method: no card is put in the place of a wild one. Wild cards make the most of one rank if all of them join it, so
 * each rank held is tried; a straight or a flush is possible where the other cards are all different and lie within
 * one, and then the wild cards are what is missing.
 */
final class FormRanking implements Ranking {
    private static final int SUIT = 0x1FFF;
    private static final int THE_ACE = 1 << Rank.ACE.ordinal();
    private static final int ACE_TO_JACK = 0b1111 << Rank.JACK.ordinal();
    private static final int ACE_AND_KING = THE_ACE | 1 << Rank.KING.ordinal();

    private final HandRules rules;
    private final long wildCards;
    private final Wild.Use use;
    private final int ranksInPack;
    private final Sequences straights;
    private final Sequences skipStraights;
    private final SpecialHands special;
    private final boolean countsStraights;
    private final boolean countsFlushes;
    private final boolean countsStraightFlushes;
    private final boolean countsFullHouses;
    private final boolean countsFives;
    private final boolean isPlain;

    FormRanking(HandRules rules) {
        this.rules = rules;
        wildCards = rules.wild().cards().bits();
        use = rules.wild().use();
        ranksInPack = rules.ranks();
        straights = rules.straights();
        skipStraights = rules.skipStraights();
        special = new SpecialHands(rules);
        countsStraights = rules.has(HandClass.STRAIGHT);
        countsFlushes = rules.has(HandClass.FLUSH);
        countsStraightFlushes = rules.has(HandClass.STRAIGHT_FLUSH);
        countsFullHouses = rules.has(HandClass.FULL_HOUSE);
        countsFives = rules.has(HandClass.FIVE_OF_A_KIND);
        isPlain = rules.bestSuit().isEmpty()
                && rules.pairsAlone().isEmpty()
                && rules.allEqual().isEmpty();
    }

    @Override
    public int strength(long cards) {
        long natural = cards & ~wildCards;
        int wilds = Long.bitCount(cards & wildCards);
        int clubs = (int) natural & SUIT;
        int diamonds = (int) (natural >>> 16) & SUIT;
        int hearts = (int) (natural >>> 32) & SUIT;
        int spades = (int) (natural >>> 48) & SUIT;
        Groups groups = Groups.NONE.and(clubs).and(diamonds).and(hearts).and(spades);
        int best = matched(groups, wilds);
        if (groups.twice() == 0) {
            int ranks = groups.once();
            boolean suited = ranks == clubs || ranks == diamonds || ranks == hearts || ranks == spades;
            best = Math.max(best, unmatched(ranks, wilds, suited));
        }
        if (special.any()) {
            best = Math.max(best, special.strength(clubs, diamonds, hearts, spades));
        }
        return isPlain ? best : counted(best, natural);
    }

    private int matched(Groups natural, int wilds) {
        Groups held = rules.ace() == Ace.LOW_AND_NEVER_PAIRED ? natural.unpaired(THE_ACE) : natural;
        if (wilds == 0) {
            return strength(held);
        }
        if (use == Wild.Use.BELOW_THE_TWO || rules.ace() == Ace.LOW_AND_NEVER_PAIRED) {
            return strength(held.with(THE_ACE));
        }
        int best = HandValue.NOTHING;
        int joined = THE_ACE;
        if (use == Wild.Use.ANY_CARD && held.once() != 0) {
            // Where five of a kind is no hand, a wild card is the highest that stands beside fours.
            joined = countsFives ? held.once() : held.once() | ACE_AND_KING & ranksInPack;
        }
        while (joined != 0) {
            int rank = joined & -joined;
            Groups groups = held;
            for (int i = 0; i < wilds; i++) {
                groups = groups.and(rank);
            }
            best = Math.max(best, strength(groups));
            joined &= ~rank;
        }
        return best;
    }

    private int strength(Groups groups) {
        return groups.strength(countsFullHouses, countsFives);
    }

    /** Below every hand where the ranks make neither straight nor flush. */
    private int unmatched(int ranks, int wilds, boolean suited) {
        int top = countsStraights || countsStraightFlushes ? straights.top(ranks) : 0;
        if (top != 0 && suited && countsStraightFlushes) {
            // Only beside five of a kind does it matter whether a straight flush is royal.
            boolean royal = top == THE_ACE && wildCards != 0;
            return HandValue.strength(royal ? HandClass.ROYAL_FLUSH : HandClass.STRAIGHT_FLUSH, top, 0);
        }
        if (suited && countsFlushes) {
            return flush(ranks, wilds);
        }
        return top != 0 && countsStraights ? HandValue.strength(HandClass.STRAIGHT, top, 0) : HandValue.NOTHING;
    }

    /** In a flush a wild card is the highest card of the suit not held (Culbertson p. 72). */
    private int flush(int ranks, int wilds) {
        if (use == Wild.Use.ACE_STRAIGHT_OR_ACE_IN_A_FLUSH && wilds > 0 && (ranks & THE_ACE) != 0) {
            return new HandValue(HandValue.strength(HandClass.FLUSH, ranks, 0))
                    .preferred()
                    .strength();
        }
        int flush = ranks;
        for (int i = 0; i < wilds; i++) {
            flush |= Integer.highestOneBit(~flush & ranksInPack);
        }
        return HandValue.strength(HandClass.FLUSH, flush, 0);
    }

    /** What is left of a value where some cards of it do not count, or a suit is best. */
    private int counted(int strength, long natural) {
        HandValue value = new HandValue(strength);
        HandClass handClass = value.handClass();
        if (rules.allEqual().contains(handClass)) {
            return value.withoutRanks().strength();
        }
        if (rules.pairsAlone().contains(handClass)) {
            return value.withoutNext().strength();
        }
        boolean inBestSuit = rules.bestSuit().isPresent()
                && (natural & ~((long) SUIT << rules.bestSuit().get().ordinal() * 16)) == 0;
        return switch (handClass) {
            case FLUSH -> inBestSuit ? value.preferred().strength() : strength;
            // Law 66 of 1891 has no word for equal sequences of one suit; the general preference for hearts decides.
            case STRAIGHT_FLUSH -> inBestSuit ? value.inTheBestSuit().strength() : strength;
            default -> strength;
        };
    }

    /** The special hands, which no form plays with wild cards. */
    private final class SpecialHands {
        private final boolean skips;
        private final boolean catsAndDogs;
        private final boolean suitedOnTop;
        private final boolean blazes;
        private final boolean fourFlushes;

        SpecialHands(HandRules rules) {
            skips = rules.has(HandClass.SKIP_STRAIGHT);
            catsAndDogs = rules.has(HandClass.BIG_CAT);
            suitedOnTop = rules.has(HandClass.CAT_OR_DOG_FLUSH);
            blazes = rules.has(HandClass.BLAZE);
            fourFlushes = rules.has(HandClass.FOUR_FLUSH);
        }

        boolean any() {
            return skips || catsAndDogs || blazes || fourFlushes;
        }

        int strength(int clubs, int diamonds, int hearts, int spades) {
            int ranks = clubs | diamonds | hearts | spades;
            int best = HandValue.NOTHING;
            if (blazes && (ranks & ~ACE_TO_JACK) == 0) {
                best = HandValue.strength(HandClass.BLAZE, Integer.highestOneBit(ranks), 0);
            }
            if (fourFlushes) {
                best = Math.max(best, fourFlush(clubs, diamonds | hearts | spades));
                best = Math.max(best, fourFlush(diamonds, clubs | hearts | spades));
                best = Math.max(best, fourFlush(hearts, clubs | diamonds | spades));
                best = Math.max(best, fourFlush(spades, clubs | diamonds | hearts));
            }
            if (Integer.bitCount(ranks) < rules.cards()) {
                return best;
            }
            if (skips && skipStraights.top(ranks) != 0) {
                best = HandValue.strength(HandClass.SKIP_STRAIGHT, skipStraights.top(ranks), 0);
            }
            if (catsAndDogs) {
                boolean suited = ranks == clubs || ranks == diamonds || ranks == hearts || ranks == spades;
                best = Math.max(best, catOrDog(ranks, suited && suitedOnTop));
            }
            return best;
        }

        /** Which of two four-flushes is higher no book says; they compare by their cards, as flushes do. */
        private int fourFlush(int suit, int others) {
            return Integer.bitCount(suit) == 4
                    ? HandValue.strength(HandClass.FOUR_FLUSH, suit, others)
                    : HandValue.NOTHING;
        }

        private int catOrDog(int ranks, boolean onTop) {
            HandClass kind = kind(Integer.highestOneBit(ranks), Integer.lowestOneBit(ranks));
            if (kind == HandClass.NO_PAIR) {
                return HandValue.NOTHING;
            }
            // Among suited cats and dogs the kind decides first, as among the others.
            return onTop
                    ? HandValue.strength(HandClass.CAT_OR_DOG_FLUSH, 1 << kind.ordinal(), ranks)
                    : HandValue.strength(kind, ranks, 0);
        }

        private HandClass kind(int highest, int lowest) {
            if (is(highest, Rank.KING) && is(lowest, Rank.EIGHT)) {
                return HandClass.BIG_CAT;
            }
            if (is(highest, Rank.EIGHT) && is(lowest, Rank.THREE)) {
                return HandClass.LITTLE_CAT;
            }
            if (is(highest, Rank.ACE) && is(lowest, Rank.NINE)) {
                return HandClass.BIG_DOG;
            }
            return is(highest, Rank.SEVEN) && is(lowest, Rank.TWO) ? HandClass.LITTLE_DOG : HandClass.NO_PAIR;
        }

        private static boolean is(int bit, Rank rank) {
            return bit == 1 << rank.ordinal();
        }
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

        /** As if there were no more than one card of the rank. */
        Groups unpaired(int rank) {
            return new Groups(once, twice & ~rank, thrice & ~rank, fourTimes & ~rank, fiveTimes & ~rank);
        }

        /** With this rank, which pairs with none. */
        Groups with(int rank) {
            return new Groups(once | rank, twice, thrice, fourTimes, fiveTimes);
        }

        int strength(boolean countsFullHouses, boolean countsFives) {
            if (fiveTimes != 0 && countsFives) {
                return HandValue.strength(HandClass.FIVE_OF_A_KIND, fiveTimes, 0);
            }
            if (fourTimes != 0) {
                return HandValue.strength(HandClass.FOUR_OF_A_KIND, fourTimes, once & ~fourTimes);
            }
            if (thrice != 0) {
                int pair = twice & ~thrice;
                return pair != 0 && countsFullHouses
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
