package kibitzer.games.trick.settle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Deal after deal is settled, and after each what all players have won together, and what lies in the pool, is still nothing: no
 * counter is lost and none comes from nowhere. What goes into the pool is counted here by the books' words, and what players are
 * paid is the settlement's; {@code -Dkibitzer.trick.pools=100000} settles more.
 */
class PoolsTest {
    private static final int DEALS = Integer.getInteger("kibitzer.trick.pools", 10_000);
    private static final int HEARTS = 13;
    private static final String THE_POOL = "the pool";

    /** Where nothing limits the loo a table breaks up before its counters cannot be counted. */
    private static final int BREAKS_UP = 1_000_000;

    /** What one table has. */
    private static final class Table {
        private final List<String> seats;
        private final Map<String, Integer> won = new LinkedHashMap<>();
        private int pool;
        private int dealer;

        Table(int players) {
            seats = Seating.EACH.columns(players);
            seats.forEach(seat -> won.put(seat, 0));
        }

        void pays(String seat, int counters) {
            won.merge(seat, -counters, Integer::sum);
            pool += counters;
        }

        String nextDealer() {
            dealer = (dealer + 1) % seats.size();
            return seats.get(dealer);
        }

        /** What each is paid by the settlement, which must be in whole counters. */
        void settled(Settlement settlement) {
            settlement.columns().forEach((seat, counters) -> {
                assertThat(counters % 1).as("%s: %s", seat, settlement).isZero();
                won.merge(seat, counters.intValue(), Integer::sum);
            });
        }

        void holdsAll(String where) {
            assertThat(pool).as(where).isNotNegative();
            assertThat(won.values().stream().mapToInt(Integer::intValue).sum() + pool)
                    .as("%s: %s and a pool of %d", where, won, pool)
                    .isZero();
        }
    }

    private static Pay pay(String game) {
        return PayRules.of(TrickGames.find(game).orElseThrow()).orElseThrow();
    }

    /**
     * Round games, pp. 17-23 and 26: the dealer pays three, each trick takes its share, and who stood and won none pays six, or as much
     * as the pool was where that is not limited, for the next deal. A miss that the dealer plays against one pays and wins nothing:
     * what it takes stays. With the other book a trick takes a third, or a fifth (Culbertson, pp. 197-198).
     */
    @ParameterizedTest
    @CsvSource({
        "three-card-loo, 3, 6, false",
        "loo-unlimited, 3, 0, true",
        "loo-mixed, 3, 30, true",
        "loo-irish, 3, 6, false",
        "loo-five-card, 3, 6, false",
        "irish-loo, 3, 3, false",
        "five-card-loo, 3, 3, false",
        "pam-loo, 3, 3, false",
        "loo, 3, 3, false",
        "unlimited-loo, 3, 0, true",
    })
    void ofLooLoseNoCounter(String game, int ante, int limited, boolean unlimited) {
        Chance chance = new Seed(11).chance();
        int cards =
                TrickGames.find(game).orElseThrow().rules().dealing().cards().get(5);
        int uneven = 0;
        Table table = new Table(5);
        int singles = 0;
        int misses = 0;
        int broken = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            if (table.pool > BREAKS_UP) {
                table = new Table(5);
                broken++;
            }
            int stakes = ante * cards / 3;
            table.pays(table.nextDealer(), stakes);
            int pool = table.pool;
            List<String> standing = chance.shuffled(table.seats).subList(0, 1 + chance.below(table.seats.size()));
            boolean forThePool = standing.size() == 1;
            List<String> winners = new ArrayList<>(standing);
            if (forThePool) {
                misses++;
                winners.add(THE_POOL);
            }
            Map<String, Integer> tricks = new LinkedHashMap<>();
            standing.forEach(seat -> tricks.put(seat, 0));
            Map<String, String> inOrder = new LinkedHashMap<>();
            int kept = 0;
            for (int trick = 1; trick <= cards; trick++) {
                String winner = chance.oneOf(winners);
                tricks.merge(winner, 1, Integer::sum);
                inOrder.put(HandRecord.trickTaker(trick), winner);
                // as nearly equal as can be, the first tricks having the preference
                kept += winner.equals(THE_POOL) ? pool / cards + (trick <= pool % cards ? 1 : 0) : 0;
            }
            tricks.remove(THE_POOL);
            uneven += pool % cards == 0 ? 0 : 1;
            boolean toALimit = unlimited && limited > 0;
            int loo = toALimit ? Math.min(pool, limited) : unlimited ? pool : limited * cards / 3;
            int looed = (int) tricks.values().stream().filter(won -> won == 0).count();
            table.settled(pay(game).settle(at(table, cards, tricks, pool, toALimit ? limited : loo, inOrder)));
            table.pool = kept + looed * loo;
            singles += looed == 0 ? 1 : 0;
            table.holdsAll(game + ", deal " + deal);
        }
        assertThat(uneven)
                .as("pools that three cannot share evenly, after a miss played for the pool")
                .isPositive();
        assertThat(singles).as("deals with nobody looed").isPositive();
        assertThat(misses).as("deals against the miss").isPositive();
        assertThat(broken > 0).as("a loo without limit outgrows the table").isEqualTo(unlimited && limited == 0);
    }

    /**
     * Culbertson, pp. 193-194: a chip from each, one more from each dealer while the pool is not won; it goes to three tricks, or to all
     * five with a chip from each player beside. Who goes on after three and fails wins nothing.
     */
    @Test
    void ofSpoilFiveLoseNoCounter() {
        Chance chance = new Seed(12).chance();
        Table table = new Table(5);
        int won = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            if (table.pool == 0) {
                table.seats.forEach(seat -> table.pays(seat, 1));
            } else {
                table.pays(table.nextDealer(), 1);
            }
            Map<String, Integer> tricks = new LinkedHashMap<>();
            List<String> active = chance.shuffled(table.seats).subList(0, 1 + chance.below(table.seats.size()));
            for (int trick = 0; trick < 5; trick++) {
                tricks.merge(chance.oneOf(active), 1, Integer::sum);
            }
            boolean jink = chance.onceIn(3);
            boolean taken = tricks.containsValue(5) || !jink && tricks.containsValue(3);
            table.settled(
                    pay("spoil-five").settle(at(table, 5, tricks, table.pool, 0).contract(jink ? "jink" : "")));
            table.pool = taken ? 0 : table.pool;
            won += taken ? 1 : 0;
            table.holdsAll("spoil five, deal " + deal);
        }
        assertThat(won).isBetween(1, DEALS - 1);
    }

    /** Culbertson, p. 244: a chip a heart; a jackpot where nobody is clear or one took all; what two or three cannot divide stays. */
    @Test
    void ofHeartsLoseNoCounter() {
        Chance chance = new Seed(13).chance();
        Table table = new Table(4);
        int jackpots = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            Map<String, Integer> hearts = new LinkedHashMap<>();
            table.seats.forEach(seat -> hearts.put(seat, 0));
            List<String> takers = chance.shuffled(table.seats).subList(0, 1 + chance.below(4));
            for (int heart = 0; heart < HEARTS; heart++) {
                hearts.merge(chance.oneOf(takers), 1, Integer::sum);
            }
            int before = table.pool;
            int clear =
                    (int) hearts.values().stream().filter(taken -> taken == 0).count();
            boolean kept = clear == 0 || hearts.containsValue(HEARTS);
            table.settled(
                    pay("hearts").settle(at(table, HEARTS, Map.of(), before, 0).points(hearts)));
            table.pool = kept ? before + HEARTS : (before + HEARTS) % clear;
            jackpots += kept ? 1 : 0;
            table.holdsAll("hearts, deal " + deal);
        }
        assertThat(jackpots).isBetween(1, DEALS - 1);
    }

    private static HandRecord at(Table table, int cards, Map<String, Integer> tricks, int pool, int loo) {
        return at(table, cards, tricks, pool, loo, Map.of());
    }

    private static HandRecord at(
            Table table, int cards, Map<String, Integer> tricks, int pool, int loo, Map<String, String> takers) {
        return new HandRecord(
                table.seats.size(),
                cards,
                "",
                tricks,
                Map.of(),
                Map.of(),
                Map.of(),
                "",
                false,
                pool,
                loo,
                0,
                "",
                takers,
                Set.of());
    }
}
