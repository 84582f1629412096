package kibitzer.learning.storage;

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

/** Moments as the database keeps them: to the millisecond, so that what is read back equals what was stored. */
public final class DatabaseTime {
    private DatabaseTime() {}

    public static Instant now(Clock clock) {
        return stored(clock.instant());
    }

    public static Instant stored(Instant moment) {
        return moment.truncatedTo(ChronoUnit.MILLIS);
    }

    /** As the value of a column or parameter. */
    public static OffsetDateTime column(Instant moment) {
        return OffsetDateTime.ofInstant(stored(moment), ZoneOffset.UTC);
    }

    /** The same of a column that may be empty. */
    public static @Nullable OffsetDateTime column(Optional<Instant> moment) {
        return moment.map(DatabaseTime::column).orElse(null);
    }

    public static Instant read(ResultSet row, String column) throws SQLException {
        return row.getTimestamp(column).toInstant();
    }

    public static Optional<Instant> readIfAny(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getTimestamp(column)).map(Timestamp::toInstant);
    }
}
