package kibitzer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawsTest {

    @Test
    void aDrawAgreesWithCountingEverySetOfCards() {
        int cards = 9;
        for (int marked = 0; marked <= cards; marked++) {
            for (int drawn = 0; drawn <= cards; drawn++) {
                for (int hits = 0; hits <= drawn; hits++) {
                    assertThat(new Hypergeometric(cards, marked, drawn).exactly(hits))
                            .as(hits + " of " + marked + " marked, " + drawn + " drawn")
                            .isEqualTo(counted(cards, marked, drawn, hits));
                }
            }
        }
    }

    private static Fraction counted(int cards, int marked, int drawn, int hits) {
        long all = 0;
        long good = 0;
        for (int set = 0; set < 1 << cards; set++) {
            if (Integer.bitCount(set) == drawn) {
                all++;
                good += Integer.bitCount(set & (1 << marked) - 1) == hits ? 1 : 0;
            }
        }
        return Fraction.of(good, all);
    }

    @Test
    void atLeastAndAtMostShareAllChancesBetweenThem() {
        Hypergeometric spades = new Hypergeometric(47, 9, 3);
        assertThat(spades.atLeast(2).plus(spades.atMost(1))).isEqualTo(Fraction.ONE);
        assertThat(spades.between(0, 3)).isEqualTo(Fraction.ONE);
        assertThat(spades.expected()).isEqualTo(Fraction.of(27, 47));
    }

    @Test
    void drawingMoreThanThereIsIsAnError() {
        assertThatThrownBy(() -> new Hypergeometric(5, 2, 6)).hasMessageContaining("drawing 6 of 5 cards");
    }

    @Test
    void severalKindsAgreeWithCountingEverySetOfCards() {
        // Nine cards: bits 0-1 of the first kind, 2-4 of the second, 5-8 of the third.
        DrawByKind pack = DrawByKind.of(2, 3, 4);
        for (int a = 0; a <= 2; a++) {
            for (int b = 0; b <= 3; b++) {
                for (int c = 0; c <= 4; c++) {
                    long all = 0;
                    long good = 0;
                    for (int set = 0; set < 1 << 9; set++) {
                        if (Integer.bitCount(set) == a + b + c) {
                            all++;
                            good += Integer.bitCount(set & 0b11) == a && Integer.bitCount(set & 0b11100) == b ? 1 : 0;
                        }
                    }
                    assertThat(pack.exactly(List.of(a, b, c))).isEqualTo(Fraction.of(good, all));
                }
            }
        }
        assertThat(pack.exactly(List.of(3, 0, 0))).isEqualTo(Fraction.ZERO);
    }

    /** Nothing drawn of nothing, all of what there is, a kind that is not there, a suit that fills both hands. */
    @Test
    void whatCanJustBeIsCounted() {
        assertThat(new Hypergeometric(0, 0, 0).exactly(0)).isEqualTo(Fraction.ONE);
        assertThat(new Hypergeometric(5, 5, 5).exactly(5)).isEqualTo(Fraction.ONE);
        assertThat(DrawByKind.of(0, 3).exactly(List.of(0, 2))).isEqualTo(Fraction.ONE);
        assertThat(new SuitBreak(0, 0, 0).split(0, 0)).isEqualTo(Fraction.ONE);
        assertThat(new SuitBreak(5, 2, 3).leftHolds(2)).isEqualTo(Fraction.ONE);
        assertThat(new SuitBreak(2, 0, 2).leftHolds(0)).isEqualTo(Fraction.ONE);
    }

    @Test
    void aNumberIsAskedForEachKind() {
        assertThatThrownBy(() -> DrawByKind.of(2, 3).exactly(List.of(1))).hasMessageContaining("each of the 2 kinds");
    }

    @ParameterizedTest(name = "{0} missing, {1}-{2}: {3} percent")
    @CsvSource({
        // Culbertson p. 154, where rounding to one decimal the printed and the counted figure agree.
        "2, 1, 1, 52.0",
        "3, 2, 1, 78.0",
        "3, 3, 0, 22.0",
        "4, 2, 2, 40.7",
        "4, 3, 1, 49.7",
        "4, 4, 0, 9.6",
        "6, 3, 3, 35.5",
        "6, 5, 1, 14.5",
        "6, 6, 0, 1.5",
        "7, 5, 2, 30.5"
    })
    void suitsBreakAsTheBookPrints(int missing, int longer, int shorter, double percent) {
        Fraction chance = SuitBreak.missing(missing).split(longer, shorter);
        assertThat(chance.times(Fraction.of(100, 1)).rounded(1).doubleValue()).isEqualTo(percent);
    }

    @Test
    void theBreaksOfASuitMakeACertainty() {
        for (int missing = 0; missing <= 13; missing++) {
            SuitBreak suit = SuitBreak.missing(missing);
            Fraction sum = Fraction.ZERO;
            for (int longer : suit.longerParts()) {
                sum = sum.plus(suit.split(longer, missing - longer));
            }
            assertThat(sum).as(missing + " missing").isEqualTo(Fraction.ONE);
        }
    }

    @Test
    void vacantPlacesAgreeWithDealingEveryWay() {
        // Three missing cards among ten unknown ones, four of these in the left hand.
        for (int held = 0; held <= 3; held++) {
            assertThat(new SuitBreak(3, 4, 6).leftHolds(held)).isEqualTo(counted(10, 3, 4, held));
        }
    }

    @Test
    void aBreakMustMakeUpWhatIsMissing() {
        assertThatThrownBy(() -> SuitBreak.missing(5).split(3, 1)).hasMessageContaining("two numbers that make 5");
    }
}
