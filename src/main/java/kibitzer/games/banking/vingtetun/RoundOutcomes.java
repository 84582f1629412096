package kibitzer.games.banking.vingtetun;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How likely each result of a deal is for a way to play, from an endless pack: results as multiples of the bet.
 *
 * <p>From an endless pack the hand and the dealer draw independently, so that each result is the sum over how both end.
 */
public final class RoundOutcomes {
    private final VingtEtUnRules rules;
    private final Strategy way;
    private final Shoe shoe = Shoe.endless();

    private RoundOutcomes(VingtEtUnRules rules, Strategy way) {
        this.rules = rules;
        this.way = way;
    }

    /** How a hand ends: what it is paid at once, -1 for one that is over, or the count that waits for the dealer's. */
    private record End(int paid, int count) {}

    public static SortedMap<Double, Double> of(VingtEtUnRules rules, Strategy way) {
        return new RoundOutcomes(rules, way).all();
    }

    /** Mean and standard deviation of these results. */
    public record Moments(double mean, double deviation) {
        public static Moments of(SortedMap<Double, Double> chances) {
            double mean = 0;
            double squares = 0;
            for (Map.Entry<Double, Double> entry : chances.entrySet()) {
                mean += entry.getKey() * entry.getValue();
                squares += entry.getKey() * entry.getKey() * entry.getValue();
            }
            return new Moments(mean, Math.sqrt(squares - mean * mean));
        }
    }

    private SortedMap<Double, Double> all() {
        SortedMap<Double, Double> all = new TreeMap<>();
        for (int up = 1; up <= HandCount.TEN; up++) {
            int completing = DealerEnds.completing(up);
            double natural = completing == 0 ? 0 : shoe.chance(completing);
            DealerEnds dealer = DealerEnds.of(shoe, up, true);
            for (int one = 1; one <= HandCount.TEN; one++) {
                for (int two = one; two <= HandCount.TEN; two++) {
                    double chance = (one == two ? 1 : 2) * shoe.chance(up) * shoe.chance(one) * shoe.chance(two);
                    Hand hand = Hand.of(one, two);
                    if (hand.isNatural()) {
                        all.merge(rules.natural(), chance * (1 - natural), Double::sum);
                        all.merge(0.0, chance * natural, Double::sum);
                    } else {
                        all.merge(-1.0, chance * natural, Double::sum);
                        played(hand, up, dealer, chance * (1 - natural), all);
                    }
                }
            }
        }
        all.values().removeIf(chance -> chance == 0);
        return all;
    }

    private void played(Hand two, int up, DealerEnds dealer, double chance, Map<Double, Double> all) {
        if (two.isPair() && way.splits(two, up)) {
            Map<End, Double> half = new HashMap<>();
            for (int value = 1; value <= HandCount.TEN; value++) {
                half(two.first(), Hand.of(two.first()).with(value), up, shoe.chance(value), half);
            }
            settle(half, dealer, 1, chance, all, true);
        } else if (rules.mayDouble(two) && way.doubles(two, up)) {
            Map<End, Double> ends = new HashMap<>();
            for (int value = 1; value <= HandCount.TEN; value++) {
                ends.merge(end(two.with(value)), shoe.chance(value), Double::sum);
            }
            settle(ends, dealer, 2, chance, all, false);
        } else {
            Map<End, Double> ends = new HashMap<>();
            onward(two, up, 1, ends);
            settle(ends, dealer, 1, chance, all, false);
        }
    }

    private void half(int value, Hand two, int up, double chance, Map<End, Double> ends) {
        if (rules.naturalOfASplit() && two.isNatural()) {
            ends.merge(new End((int) Math.round(rules.natural()), 0), chance, Double::sum);
        } else if (value == HandCount.ACE && rules.oneCardToAces()) {
            ends.merge(end(two), chance, Double::sum);
        } else {
            onward(two, up, chance, ends);
        }
    }

    private void onward(Hand hand, int up, double chance, Map<End, Double> ends) {
        if (hand.count().isOver() || way.stands(hand, up)) {
            ends.merge(end(hand), chance, Double::sum);
            return;
        }
        for (int value = 1; value <= HandCount.TEN; value++) {
            onward(hand.with(value), up, chance * shoe.chance(value), ends);
        }
    }

    private End end(Hand hand) {
        if (hand.count().isOver()) {
            return new End(-1, 0);
        }
        int bonus = rules.bonus(hand);
        return bonus > 0 ? new End(bonus, 0) : new End(0, hand.count().count());
    }

    private void settle(
            Map<End, Double> ends,
            DealerEnds dealer,
            int bets,
            double chance,
            Map<Double, Double> all,
            boolean twoHands) {
        for (int count = DealerEnds.STANDS; count <= HandCount.TOP + 1; count++) {
            double his = count > HandCount.TOP ? dealer.over() : dealer.on(count);
            Map<Double, Double> gains = new HashMap<>();
            for (Map.Entry<End, Double> end : ends.entrySet()) {
                gains.merge(gain(end.getKey(), count), end.getValue(), Double::sum);
            }
            for (Map.Entry<Double, Double> one : gains.entrySet()) {
                if (twoHands) {
                    for (Map.Entry<Double, Double> other : gains.entrySet()) {
                        all.merge(
                                one.getKey() + other.getKey(),
                                chance * his * one.getValue() * other.getValue(),
                                Double::sum);
                    }
                } else {
                    all.merge(bets * one.getKey(), chance * his * one.getValue(), Double::sum);
                }
            }
        }
    }

    private double gain(End end, int dealers) {
        if (end.paid() != 0) {
            return end.paid();
        }
        if (dealers > HandCount.TOP) {
            return 1;
        }
        return end.count() == dealers && rules.tiesPayDealer() ? -1 : Integer.signum(end.count() - dealers);
    }
}
