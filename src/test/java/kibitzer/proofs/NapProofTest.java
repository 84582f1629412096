package kibitzer.proofs;

import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.function.Function;
import kibitzer.LongProof;
import org.junit.jupiter.api.Test;

/** Nap or less: what the hands bring on which the handbook calls nap (Round Games, pp. 5-6). */
class NapProofTest {
    private static final long SEED = 1891;
    private static final int HAND = 5;
    private static final int THREE = 3;
    private static final int FOUR = 4;
    private static final int NAP_WON = 10;
    private static final int NAP_LOST = 5;

    /** Of two calls on the same deals: the average of what nap brings less what the lower call brings, and its standard error. */
    private static final class Paired {
        private final int lower;
        private int deals;
        private int nap;
        private int low;
        private double sum;
        private double squares;

        Paired(int lower) {
            this.lower = lower;
        }

        Paired over(int number, Function<Random, NapOrFour> kind) {
            Random chance = new Random(SEED);
            for (int deal = 0; deal < number; deal++) {
                NapOrFour hand = kind.apply(chance);
                boolean all = hand.wins(HAND);
                add(all, all || hand.wins(lower));
            }
            return this;
        }

        private void add(boolean napMade, boolean lowerMade) {
            deals++;
            nap += napMade ? 1 : 0;
            low += lowerMade ? 1 : 0;
            double gained = (napMade ? NAP_WON : -NAP_LOST) - (lowerMade ? lower : -lower);
            sum += gained;
            squares += gained * gained;
        }

        double mean() {
            return sum / deals;
        }

        double error() {
            return Math.sqrt((squares / deals - mean() * mean()) / deals);
        }

        /** Holds what was found in all deals, for as many as were dealt now. */
        void isNear(double napMade, double lowerMade, double difference) {
            isNear((double) nap / deals, napMade);
            isNear((double) low / deals, lowerMade);
            assertThat(mean()).isCloseTo(difference, within(3 * error()));
        }

        private void isNear(double share, double found) {
            assertThat(share).isCloseTo(found, within(3 * Math.sqrt(found * (1 - found) / deals)));
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
        Paired calls = new Paired(FOUR).over(LongProof.of(1000, 20_000), NapOrFour::goodForFour);
        assertThat(calls.mean() + 3 * calls.error()).isNegative();
        calls.isNear(0.064, 0.949, -7.63);
        Finding.of("nap.e04").says("four in 95 of a hundred", "all five in 6", "7.6 stakes");
    }

    /** Four of a suit and a queen or higher beside: under the king three are worth more than nap, under the ace they are not. */
    @Test
    @Proves("nap.e05")
    void fourHeadedByTheKingAreBetterCalledThree() {
        int deals = LongProof.of(1000, 8000);
        Paired king = new Paired(THREE).over(deals, chance -> NapOrFour.headed(NapOrFour.KING, chance));
        Paired ace = new Paired(THREE).over(deals, chance -> NapOrFour.headed(NapOrFour.ACE, chance));
        assertThat(king.mean() + 3 * king.error()).isNegative();
        assertThat(ace.mean() - 3 * ace.error()).isPositive();
        king.isNear(0.398, 0.978, -1.89);
        ace.isNear(0.603, 0.994, 1.09);
        Finding.of("nap.e05").says("nap in 40 of a hundred deals and three in 98", "1.9 stakes", "1.1 stakes");
    }
}
