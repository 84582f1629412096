package kibitzer.classroom.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** DatabaseTime as the database keeps them: to the millisecond. */
final class DatabaseTime {
    private DatabaseTime() {}

    static Instant now(Clock clock) {
        return stored(clock.instant());
    }

    static Instant stored(Instant moment) {
        return moment.truncatedTo(ChronoUnit.MILLIS);
    }

    static OffsetDateTime column(Instant moment) {
        return OffsetDateTime.ofInstant(stored(moment), ZoneOffset.UTC);
    }

    static Instant read(ResultSet row, String column) throws SQLException {
        return row.getTimestamp(column).toInstant();
    }

    static Optional<Instant> readIfAny(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getTimestamp(column)).map(Timestamp::toInstant);
    }
}
