package kibitzer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that lie in one of two hands: what the hands can hold at the most, and full or empty hands, in which nothing is left to chance. */
class HiddenCardsTest {
    private static final List<String> PACK =
            CardSet.FULL_PACK.stream().map(Object::toString).toList();

    private static CardSet first(int many) {
        return CardSet.of(String.join(" ", PACK.subList(0, many)));
    }

    @ParameterizedTest(name = "{0} cards in {1} and {2} places")
    @CsvSource({"20, 13, 13", "20, 10, 10", "3, 3, 0", "3, 0, 3", "0, 0, 0"})
    void handsMayBeFullOrEmptyAndHideTwentyCards(int cards, int left, int right) {
        assertThat(new HiddenCards(first(cards), left, right).cards().size()).isEqualTo(cards);
    }

    @ParameterizedTest(name = "{0} cards in {1} and {2} places")
    @CsvSource({"21, 13, 13", "4, 3, 0", "4, 2, 1", "1, -1, 3", "1, 3, -1"})
    void moreThanTheHandsOrTheCountCanHoldIsRefused(int cards, int left, int right) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HiddenCards(first(cards), left, right))
                .withMessageContaining("expected at most 20");
    }

    /** Two cards and four places: of the six ways to fill the left hand one holds both, four hold one, one holds none. */
    @ParameterizedTest(name = "{0} of two in the left hand: {1} in 6")
    @CsvSource({"0, 1", "1, 4", "2, 1"})
    void twoCardsInTwiceTwoPlaces(int held, int ways) {
        assertThat(new HiddenCards(first(2), 2, 2).chance(left -> left.size() == held))
                .isEqualTo(Fraction.of(ways, 6));
    }

    @Test
    void whatOneHandMustHoldIsCertain() {
        assertThat(new HiddenCards(first(3), 3, 0).chance(left -> left.size() == 3))
                .isEqualTo(Fraction.ONE);
        assertThat(new HiddenCards(first(3), 0, 3).chance(CardSet::isEmpty)).isEqualTo(Fraction.ONE);
    }

    /** A chance is 0 to 1, both among them, and half is one to one against. */
    @Test
    void chancesFromNeverToAlwaysHaveTheirOdds() {
        assertThat(new Odds(Fraction.ZERO).inWords()).isEqualTo("impossible");
        assertThat(new Odds(Fraction.ONE).inWords()).isEqualTo("certain");
        assertThat(new Odds(Fraction.of(1, 2)).inWords()).isEqualTo("1 to 1 against");
        assertThat(new Odds(Fraction.of(2, 3)).inWords()).isEqualTo("2 to 1 on");
        assertThatIllegalArgumentException().isThrownBy(() -> new Odds(Fraction.of(3, 2)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Odds(Fraction.of(-1, 2)));
    }

    /** All cards drawn are all there are, whatever their kinds; one more cannot be. */
    @Test
    void drawingEveryCardIsCertain() {
        assertThat(DrawByKind.of(2, 3).exactly(List.of(2, 3))).isEqualTo(Fraction.ONE);
        assertThat(DrawByKind.of(2, 3).exactly(List.of(3, 3))).isEqualTo(Fraction.ZERO);
        assertThat(DrawByKind.of(0, 3).exactly(List.of(0, 1))).isEqualTo(Fraction.ONE);
    }
}
