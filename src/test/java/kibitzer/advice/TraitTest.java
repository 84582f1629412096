package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is there or not: rain, on a day with so many drops. */
class TraitTest {
    private static final Trait<Integer> RAIN = new Trait<>("rain", "it rains", "it is dry", drops -> drops > 0);
    private static final Need<Integer> WET = Needs.has(RAIN);
    private static final Need<Integer> DRY = Needs.lacks(RAIN);

    @Test
    void whatIsMissingIsOneStepAway() {
        assertThat(WET.distance(3)).isZero();
        assertThat(WET.distance(0)).isEqualTo(1);
        assertThat(DRY.distance(3)).isEqualTo(1);
        assertThat(DRY.distance(0)).isZero();
    }

    @Test
    void whatIsThereIsToldAsItIs() {
        Need<Integer> heavy = Needs.has(RAIN.saying(drops -> drops + " drops fall"));
        Reason met = heavy.reasons(3).getFirst();

        assertThat(met.measured()).isEqualTo("3 drops fall");
        assertThat(met.asked()).isEqualTo("3 drops fall");
        assertThat(met.actual()).isEqualTo(true);
        assertThat(met.question()).isEqualTo("it rains");
    }

    @Test
    void whatIsMissingIsAskedFor() {
        Reason missed = WET.reasons(0).getFirst();

        assertThat(missed.measured()).isEqualTo("it is dry");
        assertThat(missed.asked()).isEqualTo("it rains");
        assertThat(missed.actual()).isEqualTo(false);
    }

    @Test
    void thatItIsMissingMaySayNoMoreThanThatAnotherIsAskedFor() {
        Need<Integer> named = Needs.has(RAIN.namingOnly());

        assertThat(named.reasons(0).getFirst().namesOnly()).isTrue();
        assertThat(named.reasons(3).getFirst().namesOnly()).isFalse();
        assertThat(WET.reasons(0).getFirst().namesOnly()).isFalse();
    }

    @Test
    void saidMoreExactlyItSaysEnough() {
        Need<Integer> exact = Needs.has(RAIN.namingOnly().saying(drops -> drops + " drops fall"));

        assertThat(exact.reasons(0).getFirst().namesOnly()).isFalse();
    }

    @Test
    void theContraryIsToldInTheTraitsOwnWords() {
        Reason missed = DRY.reasons(3).getFirst();
        Reason met = DRY.reasons(0).getFirst();

        assertThat(missed.asked()).isEqualTo("it is dry");
        assertThat(missed.sense()).isEqualTo(new Sense.AsSaid());
        assertThat(met.asked()).isEqualTo("it is dry");
        assertThat(met.sense()).isEqualTo(new Sense.AsSaid());
        assertThat(met.holds()).isTrue();
    }

    @Test
    void theContraryIsMetAsTheSubjectShowsIt() {
        Need<Integer> none = Needs.lacks(RAIN.saying(drops -> drops + " drops fall"));

        assertThat(none.reasons(0).getFirst().asked()).isEqualTo("0 drops fall");
        assertThat(none.reasons(3).getFirst().asked()).isEqualTo("it is dry");
    }
}
