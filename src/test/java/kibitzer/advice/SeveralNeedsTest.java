package kibitzer.advice;

import static kibitzer.advice.Bound.about;
import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All of several needs, one of them, and the contrary of one: a warm day, a dry day. */
class SeveralNeedsTest {
    record Weather(int degrees, boolean rain) {}

    private static final Quantity<Weather> DEGREES = Quantity.of("degrees", "degree", Weather::degrees);
    private static final Trait<Weather> RAIN = new Trait<>("rain", "it rains", "it is dry", Weather::rain);
    private static final Need<Weather> WARM = within(DEGREES, Range.atLeast(about(20, 2)));

    private static Weather dry(int degrees) {
        return new Weather(degrees, false);
    }

    private static Weather wet(int degrees) {
        return new Weather(degrees, true);
    }

    @Nested
    class AllOfThem {
        private final Need<Weather> fine = all(WARM, lacks(RAIN));

        @Test
        void theWeakestCounts() {
            assertThat(fine.standing(dry(20))).isEqualTo(Standing.HOLDS);
            assertThat(fine.standing(dry(18))).isEqualTo(Standing.ON_EDGE);
            assertThat(fine.standing(dry(17))).isEqualTo(Standing.FAILS);
            assertThat(fine.standing(wet(20))).isEqualTo(Standing.FAILS);
        }

        @Test
        void whatIsMissedAddsUp() {
            assertThat(fine.distance(wet(17))).isEqualTo(3 + 1);
            assertThat(fine.distance(dry(17))).isEqualTo(3);
            assertThat(fine.distance(dry(20))).isZero();
        }

        @Test
        void eachIsMeasured() {
            assertThat(fine.reasons(wet(25))).extracting(Reason::measured).containsExactly("25 degrees", "it rains");
            assertThat(fine.inWords()).isEqualTo("about 20 or more degrees and it is dry");
        }
    }

    @Nested
    class OneOfThem {
        private final Need<Weather> either = any(WARM, has(RAIN));

        @Test
        void theBestCounts() {
            assertThat(either.standing(wet(18))).isEqualTo(Standing.HOLDS);
            assertThat(either.standing(dry(18))).isEqualTo(Standing.ON_EDGE);
            assertThat(either.standing(dry(17))).isEqualTo(Standing.FAILS);
        }

        @Test
        void theNearestIsHowFarItIs() {
            assertThat(either.distance(dry(17))).isEqualTo(1);
            assertThat(any(WARM, within(DEGREES, Range.atMost(10))).distance(dry(12)))
                    .isEqualTo(2);
            assertThat(either.distance(wet(0))).isZero();
        }

        @Test
        void theOneThatStandsBestIsToldAlone() {
            assertThat(either.reasons(wet(18))).extracting(Reason::measured).containsExactly("it rains");
            assertThat(either.reasons(wet(20))).extracting(Reason::measured).containsExactly("20 degrees");
        }

        @Test
        void ofAnAlternativeThatFailsOnlyWhatItMissesIsTold() {
            Need<Weather> warmAndDryOrCold = any(all(WARM, lacks(RAIN)), within(DEGREES, Range.atMost(0)));

            Reason missed = warmAndDryOrCold.reasons(wet(25)).getFirst();

            assertThat(missed.measured()).isEqualTo("it rains, 25 degrees");
            assertThat(missed.fact()).isEqualTo("rain");
        }

        @Test
        void whatIsAskedIsEachOfThemInTheSenseOfTheFirst() {
            Reason missed = either.reasons(dry(10)).getFirst();

            assertThat(missed.asked()).isEqualTo("about 20 or more degrees, or it rains");
            assertThat(missed.sense()).isEqualTo(new Sense.AsSaid());
            assertThat(missed.inShort()).isEqualTo(new Reason.InShort("10 degrees", "about 20 or more"));
            assertThat(missed.question()).isEqualTo("how many degrees");
        }

        @Test
        void theContraryOfTheFirstStandsBeforeAll() {
            Need<Weather> notWarmOrWet = any(not(within(DEGREES, Range.atLeast(20))), has(RAIN));

            assertThat(notWarmOrWet.reasons(dry(25)).getFirst().sense())
                    .isEqualTo(new Sense.AnythingBut("20 or more degrees, or it rains"));
        }

        @Test
        void itOnlyNamesWhereEachOfThemOnlyNames() {
            Need<Weather> named = has(RAIN.namingOnly());

            assertThat(any(named, named).reasons(dry(5)).getFirst().namesOnly()).isTrue();
            assertThat(any(named, WARM).reasons(dry(5)).getFirst().namesOnly()).isFalse();
        }

        @Test
        void thereIsAtLeastOne() {
            assertThatThrownBy(() -> new Need.Any<Weather>(List.of())).hasMessageContaining("expected at least one");
        }
    }

    @Nested
    class TheContraryOfOne {
        private final Need<Weather> notWarm = not(WARM);

        @ParameterizedTest
        @CsvSource({"17,HOLDS,0", "18,ON_EDGE,0", "19,ON_EDGE,0", "20,FAILS,1"})
        void onlyWhatPlainlyHoldsIsExcluded(int degrees, Standing standing, double distance) {
            assertThat(notWarm.standing(dry(degrees))).isEqualTo(standing);
            assertThat(notWarm.distance(dry(degrees))).isEqualTo(distance);
        }

        @Test
        void itIsAskedAsAnythingBut() {
            Reason missed = notWarm.reasons(dry(25)).getFirst();
            Reason met = notWarm.reasons(dry(5)).getFirst();

            assertThat(missed.required()).isEqualTo("not 20+");
            assertThat(missed.asked()).isEqualTo("not about 20 or more degrees");
            assertThat(missed.sense()).isEqualTo(new Sense.AnythingBut("about 20 or more degrees"));
            assertThat(missed.measured()).isEqualTo("25 degrees");
            assertThat(missed.question()).isEqualTo("how many degrees");
            assertThat(missed.holds()).isFalse();
            assertThat(met.asked()).isEqualTo("not about 20 or more degrees");
            assertThat(met.sense()).isEqualTo(new Sense.AnythingBut("about 20 or more degrees"));
            assertThat(met.standing()).isEqualTo(Standing.HOLDS);
        }

        @Test
        void ofADegreeLessIsAsked() {
            Scale<Weather> warmth = new Scale<>("warmth", "how warm", Weather::degrees, any -> "mild");
            Reason missed = Needs.below(warmth, new Scale.Degree(10, "warm"))
                    .reasons(dry(12))
                    .getFirst();

            assertThat(missed.required()).isEqualTo("less than warm");
            assertThat(missed.sense()).isEqualTo(new Sense.LessThan("warm"));
            assertThat(missed.sense().isBelow()).isTrue();
            assertThat(missed.question()).isEqualTo("how warm");
            assertThat(notWarm.reasons(dry(25)).getFirst().sense().isBelow()).isFalse();
        }
    }
}
