package kibitzer.conventions.bridge.chances;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Rank;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ends of what may be asked of the missing cards of a suit (pp. 155-156), and how a printed percentage is held against the true one. */
class SuitOddsLimitsTest {

    @ParameterizedTest(name = "{0} missing beside {1} and {2}: {3}")
    @CsvSource({
        "1, 0, 0, true",
        "0, 0, 0, false",
        "13, 0, 0, true",
        "14, 0, 0, false",
        "2, 13, 11, true",
        "3, 13, 11, false",
        "2, 11, 13, true",
        "2, 12, 13, false",
        "1, -1, 0, false",
        "1, 0, -1, false",
        "1, 14, 0, false",
        "1, 0, 14, false"
    })
    void missingCardsMustFindRoomInTwoHands(int missing, int left, int right, boolean possible) {
        if (possible) {
            assertThat(new SuitOdds(missing, left, right, List.of()).breaks()).isNotEmpty();
        } else {
            assertThatThrownBy(() -> new SuitOdds(missing, left, right, List.of()))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void asManyHonoursMayBeLookedAtAsAreMissing() {
        assertThat(new SuitOdds(2, 0, 0, List.of(Rank.KING, Rank.QUEEN)).together())
                .extracting(SuitOdds.Row::says)
                .containsExactly("both on the left", "both on the right", "divided");
        assertThat(new SuitOdds(3, 0, 0, List.of(Rank.ACE, Rank.KING, Rank.QUEEN)).together())
                .extracting(SuitOdds.Row::says)
                .containsExactly("all 3 on the left", "all 3 on the right", "divided");
        assertThat(new SuitOdds(3, 0, 0, List.of(Rank.ACE)).together()).isEmpty();
        assertThatThrownBy(() -> new SuitOdds(1, 0, 0, List.of(Rank.KING, Rank.QUEEN)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Of two missing cards each lies on the left in 12 of 25 of the ways in which the other does. */
    @Test
    void bothOnOneSideAreTwelveInTwentyFiveOfAHalf() {
        assertThat(new SuitOdds(2, 0, 0, List.of(Rank.KING, Rank.QUEEN)).together())
                .extracting(SuitOdds.Row::chance)
                .containsExactly(Fraction.of(6, 25), Fraction.of(6, 25), Fraction.of(13, 25));
    }

    @Test
    void anHonourHasUpToThreeGuardsOrMoreAndASide() {
        assertThat(new SuitOdds(1, 0, 0, List.of(Rank.QUEEN)).guards())
                .extracting(SuitOdds.Row::says)
                .containsExactly("the queen alone", "the queen on the left");
        assertThat(new SuitOdds(4, 0, 0, List.of(Rank.QUEEN)).guards())
                .extracting(SuitOdds.Row::says)
                .containsExactly(
                        "the queen alone",
                        "the queen guarded once",
                        "the queen guarded twice",
                        "the queen guarded three times or more",
                        "the queen on the left");
        assertThat(new SuitOdds(6, 0, 0, List.of(Rank.QUEEN)).guards()).hasSize(5);
    }

    @Test
    void theLastColumnHoldsThreeGuardsAndMore() {
        List<SuitOdds.Row> rows = new SuitOdds(6, 0, 0, List.of(Rank.QUEEN)).guards();
        Fraction guards = rows.subList(0, 4).stream().map(SuitOdds.Row::chance).reduce(Fraction.ZERO, Fraction::plus);
        assertThat(guards).isEqualTo(Fraction.ONE);
        assertThat(rows.getLast().chance()).isEqualTo(Fraction.of(1, 2));
    }

    @Test
    void theBookSpeaksOfHandsOfWhichNothingIsKnown() {
        assertThat(new SuitOdds(5, 0, 0, List.of()).breaks())
                .allMatch(row -> row.book().isPresent());
        assertThat(new SuitOdds(5, 1, 0, List.of()).breaks())
                .noneMatch(row -> row.book().isPresent());
        assertThat(new SuitOdds(5, 0, 1, List.of()).breaks())
                .noneMatch(row -> row.book().isPresent());
    }

    @Test
    void breaksThatCannotBeAreLeftOut() {
        assertThat(new SuitOdds(4, 12, 0, List.of()).breaks())
                .extracting(SuitOdds.Row::says)
                .containsExactly("3-1", "4-0");
    }

    @ParameterizedTest(name = "{0} percent for {1} of {2}: {3}")
    @CsvSource({
        "68, 675, 1000, true",
        "68, 6749, 10000, false",
        "68, 6849, 10000, true",
        "68, 685, 1000, false",
        "9.6, 955, 10000, true",
        "9.6, 9549, 100000, false",
        "9.6, 965, 10000, false"
    })
    void aPrintedPercentageIsTheTrueOneRounded(BigDecimal percent, long good, long all, boolean agrees) {
        PrintedPercentage printed = new PrintedPercentage("table", "line", percent, Optional.empty(), "");
        assertThat(printed.agrees(Fraction.of(good, all))).isEqualTo(agrees);
        assertThat(printed.inWords()).isEqualTo(percent + " percent");
        assertThat(printed.unit()).isEqualTo("percent");
        assertThat(printed.chance().times(Fraction.of(100, 1))).isEqualTo(printed.figure());
    }
}
