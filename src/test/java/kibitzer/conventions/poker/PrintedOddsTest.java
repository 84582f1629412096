package kibitzer.conventions.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far a printed figure may be from the true one: half a step of how finely it is printed. */
class PrintedOddsTest {
    private static PrintedOdds printed(long against, long one) {
        return new PrintedOdds(
                DrawHolding.PAIR, DrawTarget.Named.ANY, "as printed", Fraction.of(against, one), Optional.empty(), "");
    }

    @ParameterizedTest(name = "{0}/{1} to 1 for {2} to {3}: {4}")
    @DisplayName(
            "whole numbers to the nearest whole, halves to the nearest half, quarters and finer to the nearest quarter")
    @CsvSource({
        "8, 1, 17, 2, true", // 8.5
        "8, 1, 15, 2, true", // 7.5
        "8, 1, 851, 100, false",
        "8, 1, 749, 100, false",
        "5, 2, 11, 4, true", // 2.75
        "5, 2, 9, 4, true", // 2.25
        "5, 2, 276, 100, false",
        "5, 2, 224, 100, false",
        "21, 4, 43, 8, true", // 5.375
        "21, 4, 538, 100, false",
        "38, 9, 38, 9, true"
    })
    void aFigureMayBeHalfAStepOff(long against, long one, long truly, long toOne, boolean agrees) {
        Fraction chance = Fraction.of(toOne, truly + toOne);
        assertThat(printed(against, one).agrees(chance)).isEqualTo(agrees);
    }

    @ParameterizedTest
    @CsvSource({"3, 1, 1, 4", "5, 2, 2, 7", "38, 9, 9, 47"})
    void theFigureIsAChanceToo(long against, long one, long favourable, long all) {
        assertThat(printed(against, one).chance()).isEqualTo(Fraction.of(favourable, all));
        assertThat(printed(against, one).figure()).isEqualTo(Fraction.of(against, one));
        assertThat(printed(against, one).agrees(Fraction.ZERO)).isFalse();
        assertThat(printed(against, one).unit()).isEqualTo("against");
        assertThat(printed(against, one).inWords()).isEqualTo("as printed against");
        assertThat(printed(against, one).table()).isEqualTo(PrintedOdds.TABLE);
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource({
        "pair-of-tens, 3, 0.44",
        "pair-of-tens, 4, none", // the table ends at three
        "pair-of-tens, 1, 0.76",
        "king, 8, 0.3",
        "king, 9, none",
        "pair-of-elevens, 1, none"
    })
    void aHighHandHasAFigureForAsManyOpponentsAsArePrinted(String line, int opponents, String figure) {
        assertThat(TableOfHighHands.printed(line, opponents)
                        .map(String::valueOf)
                        .orElse("none"))
                .isEqualTo(figure);
    }
}
