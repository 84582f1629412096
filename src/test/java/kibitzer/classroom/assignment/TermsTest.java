package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import kibitzer.classroom.assignment.TermsFault.Field;
import org.junit.jupiter.api.Test;

/** Which terms can be taken, and how times are read off the clock of a class. */
class TermsTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private static Field fault(Terms terms) {
        return TermsCheck.faults(terms).getFirst().field();
    }

    @Test
    void plainTermsAreTaken() {
        assertThat(TermsCheck.faults(TestTerms.terms())).isEmpty();
    }

    @Test
    void dueMustComeAfterTheOpening() {
        assertThat(fault(TestTerms.dates(TestTerms.terms(), TestTerms.OPENS, TestTerms.OPENS)))
                .isEqualTo(Field.DUE);
        assertThat(TermsCheck.faults(TestTerms.dates(TestTerms.terms(), TestTerms.OPENS, TestTerms.OPENS.plus(SECOND))))
                .isEmpty();
    }

    @Test
    void aYearTypedWronglyIsTold() {
        assertThat(fault(TestTerms.dates(TestTerms.terms(), TestTerms.OPENS, Instant.parse("2062-11-09T17:00:00Z"))))
                .isEqualTo(Field.DUE);
    }

    @Test
    void lateMustEndAfterTheDueTimeAndCountLessThanTheWhole() {
        assertThat(fault(TestTerms.late(TestTerms.terms(), new Late.Reduced(TestTerms.DUE, 50))))
                .isEqualTo(Field.LATE_UNTIL);
        assertThat(fault(TestTerms.late(TestTerms.terms(), new Late.Reduced(TestTerms.DUE.plus(SECOND), 100))))
                .isEqualTo(Field.LATE_PERCENT);
        assertThat(TermsCheck.faults(
                        TestTerms.late(TestTerms.terms(), new Late.Reduced(TestTerms.DUE.plus(SECOND), 99))))
                .isEmpty();
    }

    @Test
    void earlyMustEndBeforeTheDueTimeAndCountMoreThanTheWhole() {
        assertThat(fault(TestTerms.early(TestTerms.terms(), new Early(TestTerms.DUE, 110))))
                .isEqualTo(Field.EARLY_UNTIL);
        assertThat(fault(TestTerms.early(TestTerms.terms(), new Early(TestTerms.DUE.minus(SECOND), 100))))
                .isEqualTo(Field.EARLY_PERCENT);
        assertThat(TermsCheck.faults(TestTerms.early(TestTerms.terms(), new Early(TestTerms.DUE.minus(SECOND), 101))))
                .isEmpty();
    }

    @Test
    void onceASittingHasBegunOnlyTitleAndDatesChangeAndSittingsAreAdded() {
        Terms before = TestTerms.late(TestTerms.terms(), new Late.Reduced(TestTerms.DUE.plus(SECOND), 50));
        Terms later = TestTerms.late(
                TestTerms.dates(before, TestTerms.OPENS, TestTerms.DUE.plus(SECOND)),
                new Late.Reduced(TestTerms.DUE.plusSeconds(9), 50));

        assertThat(TermsCheck.faults(before, later, 12, true, TestTerms.NOON)).isEmpty();
        assertThat(TermsCheck.faults(before, TestTerms.sittings(before, 2), 12, false, TestTerms.NOON))
                .isEmpty();
        assertThat(TermsCheck.faults(before, TestTerms.sittings(before, 2), 12, true, TestTerms.NOON))
                .isEmpty();
        assertThat(TermsCheck.faults(TestTerms.sittings(before, 2), before, 12, true, TestTerms.NOON))
                .extracting(TermsFault::field)
                .containsExactly(Field.FIXED);
        assertThat(TermsCheck.faults(
                        before,
                        TestTerms.late(before, new Late.Reduced(TestTerms.DUE.plus(SECOND), 60)),
                        12,
                        true,
                        TestTerms.NOON))
                .hasSize(1);
        assertThat(TermsCheck.faults(before, TestTerms.late(before, new Late.Closed()), 12, true, TestTerms.NOON))
                .hasSize(1);
    }

    @Test
    void sixInTheEveningIsSixByTheClockOfTheClassInSummerAndWinter() {
        ClassTime berlin = new ClassTime(ZoneId.of("Europe/Berlin"));

        assertThat(berlin.moment(LocalDateTime.parse("2026-07-01T18:00")))
                .hasValue(Instant.parse("2026-07-01T16:00:00Z"));
        assertThat(berlin.moment(LocalDateTime.parse("2026-12-01T18:00")))
                .hasValue(Instant.parse("2026-12-01T17:00:00Z"));
        assertThat(berlin.shown(Instant.parse("2026-12-01T17:00:00Z")))
                .isEqualTo(LocalDateTime.parse("2026-12-01T18:00"));
    }

    @Test
    void theHourThatTheClockShowsTwiceEndsWithTheSecondTime() {
        ClassTime berlin = new ClassTime(ZoneId.of("Europe/Berlin"));

        assertThat(berlin.moment(LocalDateTime.parse("2026-10-25T02:30")))
                .hasValue(Instant.parse("2026-10-25T01:30:00Z"));
    }

    @Test
    void theHourThatTheClockLeavesOutIsNoTime() {
        ClassTime berlin = new ClassTime(ZoneId.of("Europe/Berlin"));

        assertThat(berlin.moment(LocalDateTime.parse("2026-03-29T02:30"))).isEmpty();
        assertThat(berlin.moment(LocalDateTime.parse("2026-03-29T03:00")))
                .hasValue(Instant.parse("2026-03-29T01:00:00Z"));
    }
}
