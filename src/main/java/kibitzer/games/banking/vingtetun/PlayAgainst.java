package kibitzer.games.banking.vingtetun;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What every play is worth against one card of a dealer who has looked and has no natural: the expected gain on a bet of one.
 *
 * <p>Exact: every card that can fall is weighed by how many of it are left, that the dealer's card below is none that would
 * make a natural included. Of a split each half is counted by itself, without regard to the cards of the other. Remembers
 * what it has counted; not for several threads at once.
 */
public final class PlayAgainst {
    private static final int CANNOT_GO_OVER = 11;

    private final VingtEtUnRules rules;
    private final Shoe shoe;
    private final int up;
    private final Optional<Strategy> way;
    private final int barred;
    private final Map<Long, DealerEnds> ends = new HashMap<>();
    private final Map<Long, Double> onwards = new HashMap<>();

    /**
     * @param shoe all cards but the one that shows; those of the hand among them
     * @param up the card that shows, 1 to 10
     * @param way how hands are played on; empty for the best that can be done
     */
    public PlayAgainst(VingtEtUnRules rules, Shoe shoe, int up, Optional<Strategy> way) {
        this.rules = rules;
        this.shoe = shoe;
        this.up = up;
        this.way = way;
        this.barred = DealerEnds.completing(up);
    }

    /** Every card played as well as can be. */
    public static PlayAgainst atBest(VingtEtUnRules rules, Shoe shoe, int up) {
        return new PlayAgainst(rules, shoe, up, Optional.empty());
    }

    /** No card more; also for a hand that is over. */
    public double stand(Hand hand) {
        if (hand.count().isOver()) {
            return -1;
        }
        int bonus = rules.bonus(hand);
        if (bonus > 0) {
            return bonus;
        }
        DealerEnds dealer = ends(hand);
        double gain = dealer.over();
        for (int count = DealerEnds.STANDS; count <= HandCount.TOP; count++) {
            gain += dealer.on(count) * settled(hand.count().count(), count);
        }
        return gain;
    }

    private int settled(int own, int dealers) {
        return own == dealers && rules.tiesPayDealer() ? -1 : Integer.signum(own - dealers);
    }

    /** How the dealer ends when the hand holds these cards. */
    public DealerEnds ends(Hand hand) {
        return ends.computeIfAbsent(
                shoe.isEndless() ? 0 : hand.key(), key -> DealerEnds.of(shoe.without(hand), up, true));
    }

    /** One card more, then on as it is played. */
    public double hit(Hand hand) {
        double gain = 0;
        for (int value = 1; value <= HandCount.TEN; value++) {
            double chance = chance(value, hand);
            gain += chance == 0 ? 0 : chance * onward(hand.with(value));
        }
        return gain;
    }

    /** Standing or taking cards, as it is played; -1 for a hand that is over. */
    public double onward(Hand hand) {
        if (hand.count().isOver()) {
            return -1;
        }
        Double known = onwards.get(hand.key());
        if (known != null) {
            return known;
        }
        double gain = way.map(strategy -> strategy.stands(hand, up) ? stand(hand) : hit(hand))
                .orElseGet(() -> standsNever(hand) ? hit(hand) : Math.max(stand(hand), hit(hand)));
        onwards.put(hand.key(), gain);
        return gain;
    }

    private boolean standsNever(Hand hand) {
        return hand.count().count() <= CANNOT_GO_OVER && !rules.bonuses();
    }

    /** The bet doubled, one card, and no more. */
    public double doubled(Hand hand) {
        double gain = 0;
        for (int value = 1; value <= HandCount.TEN; value++) {
            double chance = chance(value, hand);
            gain += chance == 0 ? 0 : chance * stand(hand.with(value));
        }
        return 2 * gain;
    }

    /** A pair as two hands, each with the bet; none is split again or doubled on. */
    public double split(Hand pair) {
        int value = pair.first();
        PlayAgainst half = new PlayAgainst(rules, shoe.without(value), up, way);
        Hand one = Hand.of(value);
        double gain = 0;
        for (int next = 1; next <= HandCount.TEN; next++) {
            double chance = half.chance(next, one);
            gain += chance == 0 ? 0 : chance * half.halfOf(value, one.with(next));
        }
        return 2 * gain;
    }

    private double halfOf(int value, Hand two) {
        if (rules.naturalOfASplit() && two.isNatural()) {
            return rules.natural();
        }
        return value == HandCount.ACE && rules.oneCardToAces() ? stand(two) : onward(two);
    }

    /** Two cards that are no natural, played from the first choice on. */
    public double start(Hand two) {
        boolean pair = two.isPair();
        boolean mayDouble = rules.mayDouble(two);
        return way.map(strategy -> pair && strategy.splits(two, up)
                        ? split(two)
                        : mayDouble && strategy.doubles(two, up) ? doubled(two) : onward(two))
                .orElseGet(() -> Math.max(
                        onward(two),
                        Math.max(
                                pair ? split(two) : Double.NEGATIVE_INFINITY,
                                mayDouble ? doubled(two) : Double.NEGATIVE_INFINITY)));
    }

    /** How likely the next card is of this value, the dealer's card below being none that makes a natural. */
    private double chance(int value, Hand hand) {
        if (shoe.isEndless()) {
            return shoe.chance(value);
        }
        int many = shoe.of(value) - hand.many(value);
        int size = shoe.size() - hand.cards();
        if (many <= 0) {
            return 0;
        }
        if (barred == 0) {
            return (double) many / size;
        }
        int making = shoe.of(barred) - hand.many(barred);
        int makingAfter = value == barred ? making - 1 : making;
        return (double) many * (size - 1 - makingAfter) / ((double) (size - 1) * (size - making));
    }
}
