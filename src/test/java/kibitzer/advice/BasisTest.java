package kibitzer.advice;

import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Who may be said to ask for what. */
class BasisTest {
    private static final Quantity<Integer> DEGREES = Quantity.of("degrees", "degree", Integer::doubleValue);
    private static final Trait<Integer> RAIN = new Trait<>("rain", "it rains", "it is dry", drops -> drops > 0);
    private static final Need<Integer> WARM = Needs.atLeast(DEGREES, 15);

    /** The book says it, but for the degrees. */
    private static final Source OPEN = source("weather.p01").withFigureFromPractice("fifteen is usual");

    @Nested
    class OfANeed {
        @Test
        void aFigureAndAWordRestOnWhatTheSourceSaysOfThem() {
            Quality<Integer> wind = new Quality<>("wind", "wind", "what wind", any -> "north");

            assertThat(Basis.of(WARM, OPEN)).isEqualTo(Basis.PRACTICE);
            assertThat(Basis.of(Needs.has(RAIN), OPEN)).isEqualTo(Basis.BOOK);
            assertThat(Basis.of(Needs.has(RAIN), OPEN.leaving("rain"))).isEqualTo(Basis.PRACTICE);
            assertThat(Basis.of(Needs.among(wind, "north"), OPEN)).isEqualTo(Basis.BOOK);
            assertThat(Basis.of(Needs.among(wind, "north"), OPEN.leaving("wind")))
                    .isEqualTo(Basis.PRACTICE);
        }

        @Test
        void aDegreeOrAComparisonRestsOnItsFeature() {
            Scale<Integer> warmth = new Scale<>("warmth", "how warm", degrees -> degrees, any -> "mild");
            Quantity<Integer> drops = Quantity.of("drops", "drop", Integer::doubleValue);

            assertThat(Basis.of(Needs.reaches(warmth, new Scale.Degree(10, "warm")), OPEN.leaving("warmth")))
                    .isEqualTo(Basis.PRACTICE);
            assertThat(Basis.of(Needs.notLessThan(DEGREES, drops), OPEN.counting("degrees")))
                    .isEqualTo(Basis.COUNTED);
        }

        @Test
        void whatAClubPlaysIsTheClubs() {
            Range own = ClubFigure.atLeast("wear.shirt", "degrees", 18).insteadOf(Range.atLeast(15));

            assertThat(Basis.of(Needs.within(DEGREES, own), OPEN)).isEqualTo(Basis.CLUB);
            assertThat(Basis.of(InOurClub.hasNoOtherMeaning("2C", any -> true), OPEN))
                    .isEqualTo(Basis.CLUB);
        }

        @Test
        void ofSeveralTheLeastCounts() {
            assertThat(Basis.of(Needs.all(Needs.has(RAIN), WARM), OPEN)).isEqualTo(Basis.PRACTICE);
            assertThat(Basis.of(Needs.any(WARM, Needs.has(RAIN)), OPEN)).isEqualTo(Basis.PRACTICE);
            assertThat(Basis.of(Needs.any(Needs.has(RAIN), WARM), OPEN.printing("degrees")))
                    .isEqualTo(Basis.BOOK);
            assertThat(Basis.of(new Need.All<Integer>(List.of()), OPEN)).isEqualTo(Basis.BOOK);
        }

        @Test
        void theContraryRestsOnTheSame() {
            assertThat(Basis.of(Needs.not(WARM), OPEN)).isEqualTo(Basis.PRACTICE);
            assertThat(Basis.of(Needs.lacks(RAIN), OPEN)).isEqualTo(Basis.BOOK);
        }
    }

    @Nested
    class InWords {
        @Test
        void theFigureStandsBehindWhoAsksForIt() {
            assertThat(Basis.BOOK.saying("13 to 15")).isEqualTo("the book asks 13 to 15");
            assertThat(Basis.PRACTICE.saying("13 to 15")).isEqualTo("usual is 13 to 15");
        }

        @Test
        void inBracketsItIsShort() {
            assertThat(Basis.BOOK.inBrackets("13 to 15")).isEqualTo("asked: 13 to 15");
            assertThat(Basis.CLUB.inBrackets("12 to 14")).isEqualTo("in your club: 12 to 14");
        }

        @Test
        void itIsTheBooksOrUsual() {
            assertThat(Basis.PRACTICE.named()).isEqualTo("usual");
            assertThat(Basis.BOOK.named()).isEqualTo("the book");
            assertThat(Basis.RECKONED.named()).isEqualTo("the book");
        }
    }

    @Test
    void whatABookLetsPassItDoesNotAskFor() {
        assertThat(Basis.BOOK.under(Manner.MAY)).isEqualTo(Basis.ALLOWED);
        assertThat(Basis.BOOK.under(Manner.ALWAYS)).isEqualTo(Basis.BOOK);
        assertThat(Basis.BOOK.under(Manner.USUALLY)).isEqualTo(Basis.BOOK);
        assertThat(Basis.PRACTICE.under(Manner.MAY)).isEqualTo(Basis.PRACTICE);
    }
}
