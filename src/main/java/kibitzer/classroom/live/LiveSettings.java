package kibitzer.classroom.live;

import java.time.Duration;
import java.util.Optional;

/**
 * What the instructor sets for a lesson, and may change while it goes on.
 *
 * @param names whether the screen in the room says who answered what
 * @param limit how long a question may be answered; empty where the instructor closes it
 */
public record LiveSettings(boolean names, Optional<Duration> limit) {
    public static final Duration SHORTEST = Duration.ofSeconds(5);
    public static final Duration LONGEST = Duration.ofMinutes(30);

    /** Nobody is named, and nobody is hurried. */
    public static final LiveSettings USUAL = new LiveSettings(false, Optional.empty());

    public LiveSettings {
        limit.filter(time -> time.compareTo(SHORTEST) < 0 || time.compareTo(LONGEST) > 0)
                .ifPresent(time -> {
                    throw new IllegalArgumentException(
                            "a limit of " + time + "; expected " + SHORTEST + " to " + LONGEST);
                });
    }

    LiveSettings withNames(boolean shown) {
        return new LiveSettings(shown, limit);
    }

    LiveSettings withLimit(Optional<Duration> time) {
        return new LiveSettings(names, time);
    }
}
