package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

class UsualTermsTest {
    private static final ClassTime LONDON = new ClassTime(ZoneId.of("Europe/London"));
    private static final Instant DUE = Instant.parse("2026-11-09T18:00:00Z");

    @Test
    void aNewAssignmentOpensNowAndIsDueAtSixInAWeek() {
        Terms terms = UsualTerms.of("Openings", Instant.parse("2026-11-02T12:34:56Z"), LONDON);

        assertThat(terms.opens()).isEqualTo("2026-11-02T12:34:00Z");
        assertThat(terms.due()).isEqualTo(DUE);
        assertThat(terms.sittings()).isEqualTo(1);
        assertThat(terms.late()).isEqualTo(new Late.Closed());
        assertThat(terms.early()).isEmpty();
        assertThat(TermsCheck.faults(terms)).isEmpty();
    }

    /** Six is six by the clock of the class, also where it is put back within the week. */
    @Test
    void theClockOfTheClassSaysWhen() {
        Terms terms = UsualTerms.of("Openings", Instant.parse("2026-10-20T12:00:00Z"), LONDON);

        assertThat(terms.due()).isEqualTo("2026-10-27T18:00:00Z");
    }

    @Test
    void lateAndEarlyAreTwoDaysFromTheDueTime() {
        assertThat(UsualTerms.reduced(DUE)).isEqualTo(new Late.Reduced(Instant.parse("2026-11-11T18:00:00Z"), 50));
        assertThat(UsualTerms.early(DUE)).isEqualTo(new Early(Instant.parse("2026-11-07T18:00:00Z"), 110));
    }
}
