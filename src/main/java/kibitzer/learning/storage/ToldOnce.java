package kibitzer.learning.storage;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;

/** Keeps out of the log, which is likely on the same disk, every stack that only says again that the disk is full. */
final class ToldOnce extends TurboFilter {

    @Override
    public FilterReply decide(
            @Nullable Marker marker,
            Logger logger,
            Level level,
            @Nullable String format,
            Object @Nullable [] values,
            @Nullable Throwable thrown) {
        Throwable failure = thrown;
        if (failure == null
                && values != null
                && values.length > 0
                && values[values.length - 1] instanceof Throwable last) {
            failure = last;
        }
        return FullDisk.behind(failure) ? FilterReply.DENY : FilterReply.NEUTRAL;
    }
}
