package kibitzer.reminders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a reminder comes next: at its hour where the learner is, once a day. */
class ReminderTest {

    @ParameterizedTest
    @CsvSource({
        // hour, zone, now, day of the last look, next
        "18, UTC, 2026-11-16T17:59:59Z, , 2026-11-16T18:00:00Z",
        "18, UTC, 2026-11-16T18:00:00Z, , 2026-11-17T18:00:00Z",
        "18, UTC, 2026-11-16T18:00:10Z, 2026-11-16, 2026-11-17T18:00:00Z",
        // an hour that is moved to later the same day waits for tomorrow
        "20, UTC, 2026-11-16T18:30:00Z, 2026-11-16, 2026-11-17T20:00:00Z",
        // where the learner is
        "18, America/New_York, 2026-11-16T17:59:59Z, , 2026-11-16T23:00:00Z",
        "7, Asia/Tokyo, 2026-11-16T20:00:00Z, , 2026-11-16T22:00:00Z",
        "0, Asia/Kolkata, 2026-11-16T12:00:00Z, , 2026-11-16T18:30:00Z",
        // who has flown to the east, into a day that is two after the last
        "18, Pacific/Kiritimati, 2026-11-16T11:00:00Z, 2026-11-15, 2026-11-17T04:00:00Z",
        // who has flown to the west, into a day that was over
        "18, Pacific/Honolulu, 2026-11-17T08:00:00Z, 2026-11-17, 2026-11-19T04:00:00Z",
        // clocks are put forward from 2 to 3 and back from 3 to 2
        "2, Europe/Berlin, 2027-03-27T12:00:00Z, , 2027-03-28T01:00:00Z",
        "2, Europe/Berlin, 2026-10-24T12:00:00Z, , 2026-10-25T00:00:00Z",
        "2, Europe/Berlin, 2026-10-25T00:00:10Z, 2026-10-25, 2026-10-26T01:00:00Z",
    })
    void next(int hour, ZoneId zone, Instant now, LocalDate looked, Instant next) {
        assertThat(new Reminder(hour, zone).next(now, Optional.ofNullable(looked)))
                .isEqualTo(next);
    }

    @Test
    void anHourIsOneOfTheDay() {
        assertThatThrownBy(() -> new Reminder(24, ZoneId.of("UTC"))).hasMessageContaining("expected 0 to 23");
    }
}
