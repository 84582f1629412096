package kibitzer.conventions.rummy.gin.robot;

import kibitzer.cards.CardSet;
import kibitzer.games.rummy.Melder;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.play.GinSight;

/** What the pointers ask of a hand and a table, counted in bits for a player in a hurry. */
final class QuickTable {
    private static final int SIX_DRAWS = 6;
    private static final int OTHERS_OF_A_RANK = 3;
    private static final int MOST_UNMATCHED = 4;
    private static final int OF_A_GROUP = 3;

    private final long hand;
    private final long dead;
    private final long took;
    private final long refused;
    private final long unseen;
    private final int turn;
    private final int deadwood;
    private final int[] left = new int[Long.SIZE];
    private final long[] fillers = new long[Long.SIZE];
    private final long loose;

    QuickTable(GinSight sight) {
        this.hand = sight.hand().bits();
        this.dead = CardSet.of(sight.pile()).bits();
        this.took = sight.took().bits();
        this.refused = sight.refused().bits();
        this.unseen = CardSet.FULL_PACK.bits() & ~hand & ~dead & ~took;
        this.turn = sight.turn();
        this.deadwood = Gin.MELDER.leastDeadwood(sight.hand());
        long unmatched = 0;
        for (long rest = hand; rest != 0; rest &= rest - 1) {
            long card = rest & -rest;
            int at = Long.numberOfTrailingZeros(card);
            left[at] = Gin.MELDER.leastDeadwood(new CardSet(hand & ~card));
            if (left[at] == deadwood - CardTables.PIPS[at]) {
                unmatched |= card;
            }
        }
        this.loose = unmatched;
        for (long rest = loose; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest);
            fillers[at] = fillersWith(at, hand);
        }
    }

    /** Cards not yet seen that would match a loose card by filling two of these cards to a set. */
    private long fillersWith(int at, long partners) {
        long own = 1L << at;
        long found = 0;
        for (long triple : CardTables.TRIPLES[at]) {
            long others = triple & ~own;
            long partner = others & partners;
            long filler = others & ~hand;
            if (Long.bitCount(partner) == 1 && Long.bitCount(filler) == 1 && (filler & unseen) != 0) {
                boolean fills = (partner & loose) != 0
                        || Gin.MELDER.leastDeadwood(new CardSet(hand | filler)) <= deadwood - CardTables.PIPS[at];
                found |= fills ? filler : 0;
            }
        }
        return found;
    }

    long hand() {
        return hand;
    }

    /** The cards in no matched set. */
    long loose() {
        return loose;
    }

    int leftAfter(int at) {
        return left[at];
    }

    /** The count after the best of these discards. */
    int leastLeft(long throwable) {
        int least = Integer.MAX_VALUE;
        for (long rest = throwable; rest != 0; rest &= rest - 1) {
            least = Math.min(least, left[Long.numberOfTrailingZeros(rest)]);
        }
        return least;
    }

    int sets() {
        return Gin.MELDER.mostMelds(new CardSet(hand));
    }

    int pickups() {
        return Long.bitCount(took);
    }

    long fillers(int at) {
        return fillers[at];
    }

    /** How many pairs of loose cards can still be filled. */
    int combinations() {
        int found = 0;
        for (long rest = loose; rest != 0; rest &= rest - 1) {
            found += combinationsWith(Long.numberOfTrailingZeros(rest), rest & rest - 1);
        }
        return found;
    }

    /** How many of these cards make a combination with this one. */
    int combinationsWith(int at, long partners) {
        int found = 0;
        for (long rest = partners & loose; rest != 0; rest &= rest - 1) {
            found += fillersWith(at, rest & -rest) == 0 ? 0 : 1;
        }
        return found;
    }

    /** Fillers of the hand that nothing else needs once this card is thrown. */
    int fillersLost(int at) {
        long others = 0;
        long rest = loose & ~(1L << at);
        for (long one = rest; one != 0; one &= one - 1) {
            others |= fillersWith(Long.numberOfTrailingZeros(one), rest);
        }
        return Long.bitCount(fillers[at] & ~others);
    }

    /** The cards of the hand that go with a card the opponent took. */
    long feeding() {
        long found = 0;
        long within = unseen | took;
        for (long rest = took; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest);
            long group = CardTables.SAME_RANK[at];
            found |= Long.bitCount(group & within) >= OF_A_GROUP ? group & hand : 0;
            for (long run : CardTables.RUNS[at]) {
                if ((run & ~within) == 0) {
                    found |= longer(run);
                }
            }
        }
        return found;
    }

    /** The cards of the hand that would lengthen a sequence of three. */
    private long longer(long run) {
        long found = 0;
        for (long rest = hand; rest != 0; rest &= rest - 1) {
            long card = rest & -rest;
            found |= Gin.MELDS.isRun(new CardSet(run | card)) ? card : 0;
        }
        return found;
    }

    /** The face cards of the hand whose like have not appeared within six draws. */
    long notSeen() {
        long found = 0;
        for (long rest = turn >= SIX_DRAWS ? hand & CardTables.FACES : 0; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest);
            found |= Long.bitCount(CardTables.SAME_RANK[at] & unseen) == OTHERS_OF_A_RANK ? rest & -rest : 0;
        }
        return found;
    }

    /** How many discards make a card fairly safe. */
    int clues(int at) {
        return Long.bitCount(CardTables.SAME_OR_NEXT[at] & dead | CardTables.NEXT_ELSEWHERE[at] & dead & ~refused);
    }

    /** What a knock with two sets leaves for each further card. */
    int room() {
        long low = loose & CardTables.LOW;
        return Long.bitCount(low) >= MOST_UNMATCHED ? 0 : Math.max(0, Gin.KNOCK_LIMIT - Melder.pips(new CardSet(low)));
    }
}
