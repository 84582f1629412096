package kibitzer.proofs;

import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** The figures of baccarat (Culbertson pp. 375-376), by the printed table of the dealer's play. */
class BaccaratProofTest {

    @Test
    @Proves("baccarat.e03")
    void theDealersAdvantageIsAPercentAndAHalf() {
        Finding.of("baccarat.e03")
                .says(
                        decimals(100 * Baccarat.all(false).edge(), 1) + " per cent if the punter stands on 5",
                        decimals(100 * Baccarat.all(true).edge(), 1) + " if they draw");
    }

    @Test
    @Proves("baccarat.e04")
    void drawingOnFiveIsBetter() {
        double stand = 100 * Baccarat.onFive(false).share();
        double draw = 100 * Baccarat.onFive(true).share();
        Finding.of("baccarat.e04")
                .says("stand " + decimals(stand, 2) + ", draw " + decimals(draw, 2), decimals(100 - stand, 2));
    }

    @Test
    @Proves("baccarat.e05")
    void threeWithANineGiven() {
        Finding.of("baccarat.e05")
                .says("draw " + nine(1, true) + ", stand " + nine(1, false))
                .says("(" + nine(0.5, true) + " and " + nine(0.5, false) + ")");
    }

    private static String nine(double onFive, boolean draws) {
        return decimals(100 * Baccarat.dealer(3, 9, onFive, draws), 1);
    }

    @Test
    @Proves("baccarat.e06")
    void fiveWithAFourGiven() {
        assertThat(four(0.5)).isCloseTo(0.28, within(0.005));
        assertThat(four(1)).isCloseTo(0.55, within(0.005));
        assertThat(four(0)).isCloseTo(-0.04, within(0.005));
        Finding.of("baccarat.e06").says("1/4 to 1/2 and 1/20");
    }

    private static double four(double onFive) {
        return 100 * (Baccarat.dealer(5, 4, onFive, true) - Baccarat.dealer(5, 4, onFive, false));
    }

    /** Six packs, three hands a coup, to the last seven cards. */
    @Test
    @Proves("baccarat.e02")
    void sixPacksGiveFortyOneCoups() {
        Chance chance = new Seed(6).chance();
        int shoes = 2_000;
        long coups = 0;
        int[] shoe = new int[312];
        Arrays.setAll(shoe, card -> Math.min(card % 13 + 1, 10) % 10);
        for (int played = 0; played < shoes; played++) {
            for (int i = shoe.length - 1; i > 0; i--) {
                int with = chance.below(i + 1);
                int card = shoe[i];
                shoe[i] = shoe[with];
                shoe[with] = card;
            }
            int at = 0;
            while (shoe.length - at > 7) {
                at += coup(shoe, at, chance);
                coups++;
            }
        }
        assertThat((double) coups / shoes).isCloseTo(41.3, within(0.7));
        Finding.of("baccarat.e02").says("about 41");
    }

    /** How many cards a coup takes; six where naturals end it. The punters draw on five every other time. */
    private static int coup(int[] shoe, int from, Chance chance) {
        int[] counts = new int[3];
        for (int hand = 0; hand < 3; hand++) {
            counts[hand] = (shoe[from + hand] + shoe[from + 3 + hand]) % 10;
        }
        if (counts[2] >= 8 || counts[0] >= 8 && counts[1] >= 8) {
            return 6;
        }
        int cards = 6;
        int given = -1;
        for (int hand = 0; hand < 2; hand++) {
            if (counts[hand] <= 4 || counts[hand] == 5 && chance.onceIn(2)) {
                given = shoe[Math.min(from + cards, shoe.length - 1)];
                cards++;
            }
        }
        int[] drawsTo = {3, 3, 4, 4, 5, 5, 6, 6, 2, 3};
        boolean draws = counts[2] <= (given < 0 ? 5 : drawsTo[given]);
        return cards + (draws ? 1 : 0);
    }
}
