package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.BadNotation;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a club plays otherwise than a rule stands, as it is stored and read again. */
class ClubPlayTest {
    private static final String WEAK = "acol.open.weak-no-trump";
    private static final String NEGATIVE = "acol.respond.two-clubs.negative";

    @ParameterizedTest
    @ValueSource(
            strings = {
                WEAK + " points 12-14",
                WEAK + " points 12-12",
                WEAK + " points-2 5-",
                WEAK + " playing-tricks -8.5",
                WEAK + " not-played",
                NEGATIVE + " answers 2H",
                NEGATIVE + " answers 2M",
                NEGATIVE + " answers 2m",
                NEGATIVE + " answers 3x",
                NEGATIVE + " answers 2NT",
                NEGATIVE + " also-answers X"
            })
    void whatIsWrittenIsReadAgain(String written) {
        assertThat(ClubPlay.read(written).written()).isEqualTo(written);
        assertThat(ClubPlay.read("  " + written + " ")).isEqualTo(ClubPlay.read(written));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "acol",
                WEAK + " points",
                WEAK + " points -",
                WEAK + " points 14-12",
                WEAK + " points 12.3-14",
                WEAK + " played",
                NEGATIVE + " answers 8H",
                NEGATIVE + " answers",
                WEAK + " points 12-14 15"
            })
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> ClubPlay.read(text)).isInstanceOf(BadNotation.class);
    }

    @Nested
    class AFigure {
        @Test
        void eachKindOfRangeIsWrittenWithItsEnds() {
            assertThat(ClubFigure.between(WEAK, "points", 12, 14).written()).isEqualTo(WEAK + " points 12-14");
            assertThat(ClubFigure.atLeast(WEAK, "points", 5).written()).isEqualTo(WEAK + " points 5-");
            assertThat(ClubFigure.atMost(WEAK, "points", 8.5).written()).isEqualTo(WEAK + " points -8.5");
            assertThat(ClubFigure.between(WEAK, "points", 10, 20).written()).isEqualTo(WEAK + " points 10-20");
        }

        @Test
        void itIsTheRangeThatIsPlayed() {
            assertThat(ClubFigure.between(WEAK, "points", 12, 14).range()).isEqualTo(Range.between(12, 14));
            assertThat(ClubFigure.atLeast(WEAK, "points", 5).range()).isEqualTo(Range.atLeast(5));
            assertThat(ClubFigure.atMost(WEAK, "points", 8).range()).isEqualTo(Range.atMost(8));
        }

        @Test
        void anEndIsNotBelowTheOther() {
            assertThat(ClubFigure.between(WEAK, "points", 12, 12).range()).isEqualTo(Range.exactly(12));
            assertThatThrownBy(() -> ClubFigure.between(WEAK, "points", 12, 11.5))
                    .isInstanceOf(IllegalArgumentException.class);
        }

        @Test
        void theLastOneOfAFigureTakesThePlaceOfTheOthers() {
            ClubFigure points = ClubFigure.between(WEAK, "points", 12, 14);

            assertThat(points.isInThePlaceOf(ClubFigure.between(WEAK, "points", 13, 15)))
                    .isTrue();
            assertThat(points.isInThePlaceOf(ClubFigure.between(WEAK, "points-2", 12, 14)))
                    .isFalse();
            assertThat(points.isInThePlaceOf(ClubFigure.between("acol.open.other", "points", 12, 14)))
                    .isFalse();
            assertThat(points.isInThePlaceOf(new ClubWithout(WEAK))).isFalse();
        }

        @Test
        void thePrintedRangeStaysThePrintedOneHoweverOftenItIsReplaced() {
            Range first = ClubFigure.between(WEAK, "points", 12, 14).insteadOf(Range.between(13, 15));
            Range second = ClubFigure.between(WEAK, "points", 11, 13).insteadOf(first);

            assertThat(second.printed()).contains(Range.between(13, 15));
            assertThat(second.standing(11)).isEqualTo(Standing.HOLDS);
        }
    }

    @Nested
    class ARuleThatIsNotPlayed {
        private final ClubWithout without = new ClubWithout(WEAK);

        @Test
        void itTakesThePlaceOfItselfAlone() {
            assertThat(without.isInThePlaceOf(new ClubWithout(WEAK))).isTrue();
            assertThat(without.isInThePlaceOf(new ClubWithout(NEGATIVE))).isFalse();
            assertThat(without.isInThePlaceOf(ClubFigure.atLeast(WEAK, "points", 12)))
                    .isFalse();
        }
    }

    @Nested
    class AnotherAnswer {
        private final ClubAnswer hearts = new ClubAnswer(NEGATIVE, "2H", false);
        private final ClubAnswer beside = new ClubAnswer(NEGATIVE, "2H", true);

        @ParameterizedTest
        @CsvSource({"2h,2H", "2nt,2NT", "p,P", "x,X", "xx,XX", "2M,2M", "2m,2m", "2x,2x", "2X,2x", "3d,3D"})
        void aCallOrAFormOfCallsIsReadInEitherCase(String given, String answer) {
            assertThat(ClubAnswer.read(NEGATIVE, given, false)).isEqualTo(new ClubAnswer(NEGATIVE, answer, false));
            assertThat(ClubAnswer.read(NEGATIVE, given, true)).isEqualTo(new ClubAnswer(NEGATIVE, answer, true));
        }

        @ParameterizedTest
        @ValueSource(strings = {"8H", "0C", "2Z", "hearts", ""})
        void whatIsNoCallIsRefused(String given) {
            assertThatThrownBy(() -> ClubAnswer.read(NEGATIVE, given, false))
                    .isInstanceOf(BadNotation.class)
                    .hasMessageContaining("also-answers");
        }

        @Test
        void anotherOneOfTheSameKindTakesItsPlace() {
            assertThat(hearts.isInThePlaceOf(new ClubAnswer(NEGATIVE, "2S", false)))
                    .isTrue();
            assertThat(hearts.isInThePlaceOf(beside)).isFalse();
            assertThat(beside.isInThePlaceOf(hearts)).isFalse();
            assertThat(beside.isInThePlaceOf(new ClubAnswer(NEGATIVE, "2S", true)))
                    .isTrue();
            assertThat(hearts.isInThePlaceOf(new ClubAnswer(WEAK, "2H", false))).isFalse();
            assertThat(hearts.isInThePlaceOf(new ClubWithout(NEGATIVE))).isFalse();
        }

        @Test
        void besideTheBooksRuleItIsARuleOfItsOwn() {
            assertThat(hearts.gives()).isEqualTo(NEGATIVE);
            assertThat(beside.gives())
                    .isEqualTo(ClubAnswer.secondTime(NEGATIVE))
                    .isNotEqualTo(NEGATIVE);
        }

        @Test
        void theBooksRuleIsFoundAgain() {
            assertThat(ClubAnswer.ofTheBook(beside.gives())).isEqualTo(NEGATIVE);
            assertThat(ClubAnswer.ofTheBook(NEGATIVE)).isEqualTo(NEGATIVE);
        }
    }
}
