package kibitzer.conventions.bridge.leads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** Suits come as often as in dealt hands: C(13, n) C(39, 13 - n) of C(52, 13), those without a card left out. */
class LeadGroundTest {
    private static final int DRAWN = 20_000;

    /** Thirteen cards over four suits, shared among the hands that have the suit: 3¼ of 1 - C(39, 13) / C(52, 13). */
    private static final double MEAN = 3.25 / (1 - 0.012791);

    private final LeadGround ground = new LeadGround(Optional.empty());

    @Test
    void aSuitIsAsLongAsInADealtHand() {
        Chance chance = new Seed(3).chance();
        double cards = 0;
        for (int number = 0; number < DRAWN; number++) {
            cards += ground.start(chance).holding().length();
        }
        assertThat(cards / DRAWN).isCloseTo(MEAN, within(0.05));
    }

    @Test
    void andStaysSoStepByStep() {
        Chance chance = new Seed(4).chance();
        LeadPosition here = ground.start(chance);
        double cards = 0;
        for (int number = 0; number < 10 * DRAWN; number++) {
            here = ground.step(here, chance);
            cards += here.holding().length();
        }
        assertThat(cards / (10 * DRAWN)).isCloseTo(MEAN, within(0.08));
    }
}
