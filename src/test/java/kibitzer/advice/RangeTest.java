package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RangeTest {
    @ParameterizedTest
    @CsvSource({"12,FAILS", "13,HOLDS", "15,HOLDS", "16,FAILS"})
    void aHardRangeHoldsToItsEndsAndFailsBeyond(double points, Standing standing) {
        assertThat(Range.between(13, 15).standing(points)).isEqualTo(standing);
    }

    @ParameterizedTest
    @CsvSource({"9,FAILS", "10,HOLDS", "18,HOLDS", "19,ON_EDGE", "20,ON_EDGE", "21,FAILS"})
    void aboutGivesAnEdgeBeyondTheFigure(double points, Standing standing) {
        assertThat(Range.between(Bound.at(10), Bound.about(18, 2)).standing(points))
                .isEqualTo(standing);
    }

    @Test
    void aRangeIsSaidInWordsAndInShort() {
        assertThat(Range.between(13, 15).inWords()).isEqualTo("13 to 15");
        assertThat(Range.between(13, 15).inShort()).isEqualTo("13-15");
        assertThat(Range.between(Bound.at(10), Bound.about(18, 2)).inWords()).isEqualTo("10 to about 18");
        assertThat(Range.between(Bound.at(10), Bound.about(18, 2)).inShort()).isEqualTo("10-18");
        assertThat(Range.atLeast(Bound.about(4.5, 0.5)).inWords()).isEqualTo("about 4½ or more");
        assertThat(Range.atMost(8).inWords()).isEqualTo("8 or fewer");
        assertThat(Range.exactly(4).inWords()).isEqualTo("4");
    }

    @Test
    void noneThatShouldBeNoneIsSaidOnce() {
        Quantity<Integer> points = Quantity.of("points", "point", Integer::doubleValue);
        assertThat(Needs.atMost(points, 0).reasons(0))
                .allSatisfy(reason -> assertThat(reason.measured()).isEqualTo("no points"))
                .allSatisfy(reason -> assertThat(reason.asked()).isEqualTo("no points"));
        assertThat(Needs.atMost(points, 0).reasons(3))
                .allSatisfy(reason -> assertThat(reason.measured()).isEqualTo("3 points"));
    }

    @Test
    void aRangeUpsideDownIsRefused() {
        assertThatThrownBy(() -> Range.between(15, 13)).isInstanceOf(IllegalArgumentException.class);
    }
}
