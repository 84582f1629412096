package kibitzer.learning.storage;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.transaction.TransactionSystemException;

/** Tells a full disk from other failures, in H2's file and in PostgreSQL. */
public final class FullDisk {
    /** For whoever wanted something stored. */
    public static final String SAYS =
            "The trainer's disk is full, so nothing can be stored at present. What was stored before"
                    + " is safe. Please tell whoever runs the trainer, and try again later.";

    /** After which asking again is worth while. */
    public static final Duration TRY_AGAIN = Duration.ofMinutes(1);

    /** As operating systems say it. */
    private static final Set<String> WORDS =
            Set.of("no space left on device", "not enough space on the disk", "disk quota exceeded");

    /** PostgreSQL's disk_full. */
    private static final String SQL_STATE = "53100";

    private FullDisk() {}

    /** True if a failure came of a full disk, at whatever depth. */
    public static boolean behind(@Nullable Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .limit(50)
                .anyMatch(FullDisk::says);
    }

    private static boolean says(@Nullable Throwable cause) {
        if (cause instanceof SQLException failed && SQL_STATE.equals(failed.getSQLState())) {
            return true;
        }
        if (cause instanceof TransactionSystemException ended && ended.getApplicationException() != null) {
            return behind(ended.getApplicationException()); // the connection is gone, so rolling back fails too
        }
        String message = cause == null || cause.getMessage() == null
                ? ""
                : cause.getMessage().toLowerCase(Locale.ROOT);
        return WORDS.stream().anyMatch(message::contains);
    }
}
