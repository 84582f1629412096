package kibitzer.classroom.live;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Moments as the database keeps them: to the millisecond. */
final class LiveTime {
    private LiveTime() {}

    static Instant now(Clock clock) {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    static OffsetDateTime column(Instant moment) {
        return OffsetDateTime.ofInstant(moment.truncatedTo(ChronoUnit.MILLIS), ZoneOffset.UTC);
    }

    static @Nullable OffsetDateTime column(Optional<Instant> moment) {
        return moment.map(LiveTime::column).orElse(null);
    }

    static Optional<Instant> read(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getTimestamp(column)).map(Timestamp::toInstant);
    }
}
