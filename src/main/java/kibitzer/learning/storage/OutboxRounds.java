package kibitzer.learning.storage;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Rounds that tell other servers what waits for them in the database. They may be slow: a round has a thread of its own, so that
 * nothing else that goes by the clock waits for it; one round at a time, by one trainer of all that share the database.
 */
public final class OutboxRounds {
    private static final Logger LOG = LoggerFactory.getLogger(OutboxRounds.class);
    private static final Duration AT_THE_END = Duration.ofSeconds(10);

    /** How long after each try in vain. */
    private static final List<Duration> PAUSES = List.of(
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(6),
            Duration.ofHours(12),
            Duration.ofDays(1),
            Duration.ofDays(2),
            Duration.ofDays(4));

    private final String what;
    private final SharedWork work;
    private final Runnable round;
    private final AtomicBoolean busy = new AtomicBoolean();
    private final ExecutorService caller =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());

    /** @param what it is that is told, in words of its own: "scores for platforms" */
    public OutboxRounds(String what, SharedWork work, Runnable round) {
        this.what = what;
        this.work = work;
        this.round = round;
    }

    /**
     * How long to wait before the next try.
     *
     * @param tries in vain, before the last one
     * @return empty once it has been tried for a week
     */
    public static Optional<Duration> pause(int tries) {
        return tries < PAUSES.size() ? Optional.of(PAUSES.get(tries)) : Optional.empty();
    }

    /** The longest of the pauses. */
    public static Duration longestPause() {
        return PAUSES.getLast();
    }

    /** Begins a round, unless one goes on. */
    public void begin() {
        if (!isStopped() && busy.compareAndSet(false, true)) {
            caller.execute(() -> {
                try {
                    work.byOne(what, round);
                } catch (RuntimeException fault) {
                    LOG.error("A round broke off ({}); the next goes on", what, fault);
                } finally {
                    busy.set(false);
                }
            });
        }
    }

    /** True once the trainer ends: a round leaves the rest to the next. */
    public boolean isStopped() {
        return caller.isShutdown();
    }

    /** Ends the rounds; what is under way has a few seconds. */
    public void stop() throws InterruptedException {
        caller.shutdownNow();
        if (!caller.awaitTermination(AT_THE_END.toSeconds(), TimeUnit.SECONDS)) {
            LOG.warn("A round was under way when the trainer stopped ({})", what);
        }
    }
}
