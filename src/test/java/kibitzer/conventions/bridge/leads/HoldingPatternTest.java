package kibitzer.conventions.bridge.leads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.advice.Need;
import kibitzer.advice.Standing;
import kibitzer.cards.BadNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HoldingPatternTest {

    private static Standing standing(String pattern, String holding) {
        return new Need.All<>(HoldingPattern.of(pattern).needs())
                .standing(new LeadPosition(Holding.of(holding), LeadContract.SUIT, false));
    }

    @Test
    void namedCardsAreTheHighestOfTheSuit() {
        assertThat(standing("KQxx", "KQ72")).isEqualTo(Standing.HOLDS);
        assertThat(standing("KQxx", "AKQ2")).isEqualTo(Standing.FAILS);
        assertThat(standing("KQxx", "KJ72")).isEqualTo(Standing.FAILS);
    }

    @Test
    void eachXIsOneLowerCardAndOneInBracketsMayBeMissing() {
        assertThat(standing("AQxx(x)", "AQ7")).isEqualTo(Standing.FAILS);
        assertThat(standing("AQxx(x)", "AQ73")).isEqualTo(Standing.HOLDS);
        assertThat(standing("AQxx(x)", "AQT73")).isEqualTo(Standing.HOLDS);
        assertThat(standing("AQxx(x)", "AQ9753")).isEqualTo(Standing.FAILS);
    }

    @Test
    void plusIsAloneOrWithOthers() {
        assertThat(standing("KQJ+", "KQJ")).isEqualTo(Standing.HOLDS);
        assertThat(standing("KQJ+", "KQJ98765432")).isEqualTo(Standing.HOLDS);
        assertThat(standing("KQJ+", "KQ")).isEqualTo(Standing.FAILS);
    }

    @Test
    void butLeavesOutHoldingsOfOtherRows() {
        assertThat(standing("Axxx but AK AJT", "AJ72")).isEqualTo(Standing.HOLDS);
        assertThat(standing("Axxx but AK AJT", "AK72")).isEqualTo(Standing.FAILS);
        assertThat(standing("Axxx but AK AJT", "AJT2")).isEqualTo(Standing.FAILS);
    }

    @Test
    void isWrittenAsTheBookPrintsIt() {
        assertThat(HoldingPattern.of("AKJxx or AKxx(x) but AKQ")).hasToString("A-K-J-x-x or A-K-x-x(-x)");
        assertThat(HoldingPattern.of("KQxx(xx)")).hasToString("K-Q-x-x(-x-x)");
        assertThat(HoldingPattern.of("QJT+")).hasToString("Q-J-10 alone or with others");
        assertThat(HoldingPattern.of("QJ8x+")).hasToString("Q-J-8-x or more");
    }

    /** The row of A-K-Q, held against A-K: as many cards as are held and no more. */
    @ParameterizedTest(name = "{0} has {2} of the highest of {1}")
    @CsvSource({"AKQx, AK, 2", "AKQx, AKQ, 3", "AKQx, AKQ2, 3", "AKQx, AJ2, 1", "AKQx, K2, 0", "xxxx, AK, 0"})
    void cardsInCommonAreThoseHeldFromTheTop(String pattern, String holding, int common) {
        assertThat(HoldingPattern.of(pattern).cardsInCommon(Holding.of(holding)))
                .isEqualTo(common);
    }

    @Test
    void anythingElseIsNotReadable() {
        assertThatThrownBy(() -> HoldingPattern.of("AKy"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("\"AKy\"");
    }
}
