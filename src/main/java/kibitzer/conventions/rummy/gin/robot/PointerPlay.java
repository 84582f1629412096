package kibitzer.conventions.rummy.gin.robot;

import static kibitzer.conventions.rummy.gin.robot.CardTables.ACES_AND_DEUCES;
import static kibitzer.conventions.rummy.gin.robot.CardTables.KINGS;
import static kibitzer.conventions.rummy.gin.robot.CardTables.LOW;
import static kibitzer.conventions.rummy.gin.robot.CardTables.PIPS;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.play.GinSight;

/**
 * The pointers on draw and discard for a player in a hurry: the order of the rule books, counted in bits, without reasons.
 *
 * <p>It asks nothing of the rule books themselves, so that a tournament once played stays as it was; a test says how often
 * they throw another card.
 */
final class PointerPlay {
    private static final int TWO_SETS = 2;
    private static final int TWO_PICKUPS = 2;
    private static final int DOUBLE = 2;
    private static final int A_CLUE_IS_WORTH = 100;

    private PointerPlay() {}

    /**
     * Whether he takes the upcard, the last of the pile.
     *
     * @param first true if it is the one that was dealt
     */
    static boolean takesUpcard(GinSight sight, boolean first) {
        Card upcard = sight.pile().getLast();
        int at = CardTables.at(upcard);
        CardSet hand = sight.hand();
        CardSet taken = hand.with(upcard);
        int before = Gin.MELDER.leastDeadwood(hand);
        return Gin.MELDER.leastDeadwood(taken) < before + PIPS[at]
                || (LOW >>> at & 1) != 0 && Gin.MELDER.mostMelds(hand) >= TWO_SETS
                || before > Gin.KNOCK_LIMIT && leastLeft(taken, hand) <= Gin.KNOCK_LIMIT
                || first && !sight.dealer() && mendsAPoorHand(sight, taken, at);
    }

    private static int leastLeft(CardSet eleven, CardSet throwable) {
        int least = Integer.MAX_VALUE;
        for (long rest = throwable.bits(); rest != 0; rest &= rest - 1) {
            least = Math.min(least, Gin.MELDER.leastDeadwood(new CardSet(eleven.bits() & ~(rest & -rest))));
        }
        return least;
    }

    /** A double combination in a hand without, and a useless king to throw for it (p. 36). */
    private static boolean mendsAPoorHand(GinSight sight, CardSet taken, int at) {
        QuickTable after = new QuickTable(new GinSight(taken, false, List.of(), CardSet.EMPTY, CardSet.EMPTY, 1));
        return after.combinationsWith(at, after.hand()) >= DOUBLE
                && new QuickTable(sight).combinations() <= 1
                && any(taken.bits() & KINGS & after.loose(), king -> after.fillers(king) == 0) != 0;
    }

    /** The card that leaves him least unmatched, as one bit. */
    static long leastCount(QuickTable table, long throwable) {
        return least(throwable, table::leftAfter);
    }

    /** What he throws if he does not knock, as one bit. */
    static long discard(QuickTable table, long throwable) {
        if (table.leastLeft(throwable) <= Gin.KNOCK_LIMIT) {
            return leastCount(table, throwable);
        }
        long free = throwable & table.loose() & ~table.feeding();
        long high = free & ~LOW;
        if (table.pickups() >= TWO_PICKUPS && high != 0) {
            return least(high, table::leftAfter);
        }
        if (table.sets() >= TWO_SETS && (free & ~ACES_AND_DEUCES) != 0) {
            return least(free & ~ACES_AND_DEUCES, table::leftAfter);
        }
        long known = high & ~table.notSeen();
        long useless = any(known, at -> table.fillers(at) == 0);
        for (long useful : new long[] {any(useless, at -> table.clues(at) > 0), useless & KINGS, useless}) {
            if (useful != 0) {
                return least(useful, table::leftAfter);
            }
        }
        int room = table.room();
        long tooHigh = any(known, at -> PIPS[at] > room);
        if (tooHigh != 0) {
            return least(tooHigh, at -> table.fillersLost(at) - A_CLUE_IS_WORTH * table.clues(at));
        }
        for (long useful : new long[] {high, free & ~ACES_AND_DEUCES, throwable & table.loose(), throwable}) {
            if (useful != 0) {
                return least(useful, table::leftAfter);
            }
        }
        throw new IllegalArgumentException("nothing to throw");
    }

    private static long any(long cards, IntPredicate wanted) {
        long found = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            found |= wanted.test(Long.numberOfTrailingZeros(rest)) ? rest & -rest : 0;
        }
        return found;
    }

    private static long least(long cards, IntUnaryOperator measure) {
        long found = 0;
        int least = Integer.MAX_VALUE;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int here = measure.applyAsInt(Long.numberOfTrailingZeros(rest));
            if (here < least) {
                least = here;
                found = rest & -rest;
            }
        }
        return found;
    }
}
