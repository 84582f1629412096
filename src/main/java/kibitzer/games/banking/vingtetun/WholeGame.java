package kibitzer.games.banking.vingtetun;

import java.util.Optional;

/** What a bet of one gains all told, before a card is dealt: every first deal weighed, naturals on either side among them. */
public final class WholeGame {
    private WholeGame() {}

    /**
     * @param shoe every card
     * @param way how hands are played; empty for the best that can be done
     * @return the expected gain, below 0 where the dealer has the better of it
     */
    public static double gain(VingtEtUnRules rules, Shoe shoe, Optional<Strategy> way) {
        double gain = 0;
        for (int up = 1; up <= HandCount.TEN; up++) {
            Shoe rest = shoe.without(up);
            PlayAgainst play = new PlayAgainst(rules, rest, up, way);
            double sum = 0;
            for (int one = 1; one <= HandCount.TEN; one++) {
                for (int two = one; two <= HandCount.TEN; two++) {
                    Hand hand = Hand.of(one, two);
                    double chance = (one == two ? 1 : 2)
                            * rest.chance(one)
                            * rest.without(one).chance(two);
                    sum += chance == 0 ? 0 : chance * gain(rules, rest.without(hand), up, hand, play);
                }
            }
            gain += shoe.chance(up) * sum;
        }
        return gain;
    }

    private static double gain(VingtEtUnRules rules, Shoe unseen, int up, Hand hand, PlayAgainst play) {
        int completing = DealerEnds.completing(up);
        double natural = completing == 0 ? 0 : unseen.chance(completing);
        return hand.isNatural() ? rules.natural() * (1 - natural) : -natural + (1 - natural) * play.start(hand);
    }

    /**
     * What a bet of one on a natural of the dealer's gains (p. 369): two to one on an ace, four to one on a ten.
     *
     * @param unseen every card but those that are seen, the dealer's among these
     * @param up an ace or a ten, as 1 or 10
     */
    public static double insurance(Shoe unseen, int up) {
        return unseen.chance(DealerEnds.completing(up)) * (insurancePays(up) + 1) - 1;
    }

    /** What insurance pays, to 1, behind an ace or a ten. */
    public static int insurancePays(int up) {
        return up == HandCount.ACE ? 2 : 4;
    }
}
