package kibitzer.proofs;

import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import kibitzer.LongProof;
import org.junit.jupiter.api.Test;

/** Nap for four tricks and for five: what a hand brings that is good for four (Round Games, p. 6). */
class NapProofTest {
    private static final int DEALS = LongProof.of(1000, 20_000);
    private static final int FOUR = 4;
    private static final int NAP_WON = 10;
    private static final int NAP_LOST = 5;

    /** Of two calls on the same deals: the average of what nap brings less what four brings, and its standard error. */
    private static final class Paired {
        private int five;
        private int four;
        private double sum;
        private double squares;

        void add(boolean allFive, boolean fourOfThem) {
            five += allFive ? 1 : 0;
            four += fourOfThem ? 1 : 0;
            double gained = (allFive ? NAP_WON : -NAP_LOST) - (fourOfThem ? FOUR : -FOUR);
            sum += gained;
            squares += gained * gained;
        }

        double mean() {
            return sum / DEALS;
        }

        double error() {
            return Math.sqrt((squares / DEALS - mean() * mean()) / DEALS);
        }
    }

    /** A certain four brings four; nap brings ten when it is made and costs five when it is not. */
    @Test
    @Proves("nap.e04")
    void napMustBeMadeThreeTimesInFiveToBringAsMuchAsACertainFour() {
        double even = (double) (FOUR + NAP_LOST) / (NAP_WON + NAP_LOST);
        Finding.of("nap.e04").says("more than " + decimals(100 * even, 0) + " times in a hundred");
    }

    /** Ace, king and two more of a suit, and a jack or lower beside: four players, all cards seen, the same deals for both calls. */
    @Test
    @Proves("nap.e04")
    void aHandGoodForFourIsNotGoodForNap() {
        Random chance = new Random(1891);
        Paired calls = new Paired();
        for (int deal = 0; deal < DEALS; deal++) {
            NapOrFour hand = NapOrFour.dealt(chance);
            boolean allFive = hand.wins(NAP_LOST);
            calls.add(allFive, allFive || hand.wins(FOUR));
        }
        assertThat(calls.mean() + 3 * calls.error()).isNegative();
        Finding.of("nap.e04").says("four in 95 of a hundred", "all five in 6", "7.6 stakes");
        assertThat(share(calls.four)).isBetween(0.949 - threeErrors(0.949), 0.949 + threeErrors(0.949));
        assertThat(share(calls.five)).isBetween(0.064 - threeErrors(0.064), 0.064 + threeErrors(0.064));
        assertThat(calls.mean()).isBetween(-7.63 - 3 * calls.error(), -7.63 + 3 * calls.error());
    }

    private static double share(int deals) {
        return (double) deals / DEALS;
    }

    private static double threeErrors(double chance) {
        return 3 * Math.sqrt(chance * (1 - chance) / DEALS);
    }
}
