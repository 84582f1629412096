package kibitzer.conventions.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What two promises of one measure come to together; both ends belong to each. */
class IntervalTest {
    private static final Interval MIDDLE = Interval.of(12, 16);

    @Test
    void bothEndsBelongToIt() {
        assertThat(MIDDLE.contains(12)).isTrue();
        assertThat(MIDDLE.contains(16)).isTrue();
        assertThat(MIDDLE.contains(11)).isFalse();
        assertThat(MIDDLE.contains(17)).isFalse();
        assertThat(Interval.of(5, 5).contains(5)).isTrue();
    }

    @Test
    void anEqualOneIsWithinAndAWiderOneIsNot() {
        assertThat(MIDDLE.isWithin(MIDDLE)).isTrue();
        assertThat(Interval.of(13, 15).isWithin(MIDDLE)).isTrue();
        assertThat(Interval.of(11, 15).isWithin(MIDDLE)).isFalse();
        assertThat(Interval.of(13, 17).isWithin(MIDDLE)).isFalse();
    }

    @Test
    void twoMeetInWhatBothAllowAndTheNewerCountsWhereTheyContradict() {
        assertThat(MIDDLE.meet(Interval.of(14, 20))).isEqualTo(Interval.of(14, 16));
        assertThat(MIDDLE.meet(Interval.of(16, 20))).isEqualTo(Interval.of(16, 16));
        assertThat(MIDDLE.meet(Interval.of(17, 20))).isEqualTo(Interval.of(17, 20));
        assertThat(MIDDLE.meet(Interval.of(6, 11))).isEqualTo(Interval.of(6, 11));
    }

    @Test
    void theHullHoldsBoth() {
        assertThat(MIDDLE.hull(Interval.of(6, 9))).isEqualTo(Interval.of(6, 16));
        assertThat(MIDDLE.hull(Interval.of(14, 20))).isEqualTo(Interval.of(12, 20));
    }

    @Test
    void theLesserEndStandsFirst() {
        assertThatThrownBy(() -> Interval.of(16, 12)).hasMessage("from 16.0 to 12.0; expected the lesser first");
    }
}
