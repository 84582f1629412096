package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
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

    @ParameterizedTest
    @CsvSource({"8,FAILS", "9,ON_EDGE", "10,HOLDS", "18,HOLDS", "21,ON_EDGE", "22,FAILS"})
    void eachEndIsAsSoftAsItsOwnWord(double points, Standing standing) {
        assertThat(Range.between(Bound.about(10, 1), Bound.about(18, 3)).standing(points))
                .isEqualTo(standing);
    }

    @ParameterizedTest
    @CsvSource({"9.5,FAILS", "10,HOLDS", "19.5,ON_EDGE", "20,ON_EDGE", "20.5,FAILS"})
    void theSoftnessOfOneEndIsNotTheOthers(double points, Standing standing) {
        assertThat(Range.between(Bound.at(10), Bound.about(18, 2)).standing(points))
                .isEqualTo(standing);
    }

    @ParameterizedTest
    @CsvSource({"11,2", "13,0", "14,0", "15,0", "15.5,0.5", "18,3"})
    void theDistanceIsCountedFromTheNearerEnd(double points, double distance) {
        assertThat(Range.between(13, 15).distance(points)).isEqualTo(distance);
    }

    @Test
    void theLineLiesOnBothSidesOfEachEnd() {
        assertThat(Range.between(13, 15).line()).containsExactly(12.0, 13.0, 15.0, 16.0);
        assertThat(Range.atLeast(5).line()).containsExactly(4.0, 5.0);
        assertThat(Range.atMost(8).line()).containsExactly(8.0, 9.0);
    }

    @Test
    void nothingIsCountedBelowZero() {
        assertThat(Range.atLeast(1).line()).containsExactly(0.0, 1.0);
        assertThat(Range.atLeast(0).line()).containsExactly(0.0);
    }

    @Test
    void anOpenRangeIsShort() {
        assertThat(Range.atLeast(5).inShort()).isEqualTo("5+");
        assertThat(Range.atMost(8).inShort()).isEqualTo("0-8");
        assertThat(Range.exactly(4).inShort()).isEqualTo("4");
        assertThat(Range.between(4.5, 6).inShort()).isEqualTo("4.5-6");
    }

    @Test
    void aFigureThatIsNotEnoughIsNamedAsTheBookNamesIt() {
        assertThat(Range.atLeast(Bound.over(50)).inWords()).isEqualTo("more than 50");
        assertThat(Range.atLeast(Bound.over(50)).standing(50)).isEqualTo(Standing.FAILS);
        assertThat(Range.atLeast(Bound.over(50)).standing(51)).isEqualTo(Standing.HOLDS);
        assertThat(Range.atMost(Bound.under(50)).inWords()).isEqualTo("fewer than 50");
        assertThat(Range.atMost(Bound.under(50)).standing(49)).isEqualTo(Standing.HOLDS);
        assertThat(Range.atMost(Bound.under(50)).standing(50)).isEqualTo(Standing.FAILS);
        assertThat(Range.between(Bound.at(10), Bound.under(50)).inWords()).isEqualTo("10 to 49");
    }

    @Test
    void onlyAnUpperEndOfZeroAsksForNone() {
        assertThat(Range.atMost(0).isNone()).isTrue();
        assertThat(Range.atMost(1).isNone()).isFalse();
        assertThat(Range.exactly(0).isNone()).isFalse();
    }

    @Test
    void aRangeThatAClubPlaysRemembersThePrintedOne() {
        Range played =
                ClubFigure.between("acol.open.weak-no-trump", "points", 12, 14).insteadOf(Range.between(13, 15));

        assertThat(played.asPrinted()).isEqualTo(Range.between(13, 15));
        assertThat(Range.between(13, 15).asPrinted()).isEqualTo(Range.between(13, 15));
    }

    @Test
    void aRangeHasAnEnd() {
        assertThatThrownBy(() -> new Range(Optional.empty(), Optional.empty()))
                .hasMessageContaining("expected at least one");
    }

    @Test
    void softnessReachesOutwards() {
        assertThat(Bound.about(18, 2).isSoft()).isTrue();
        assertThat(Bound.at(18).isSoft()).isFalse();
        assertThatThrownBy(() -> Bound.about(18, -1)).hasMessageContaining("expected 0 or more");
    }
}
