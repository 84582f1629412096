package kibitzer.classroom.mail;

import jakarta.annotation.PreDestroy;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import kibitzer.learning.storage.OutboxRounds;
import kibitzer.learning.storage.SharedWork;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;

/**
 * Sends what waits to be sent, one trainer at a time. A mail is taken before it goes out, so that no two send it; a mail server
 * that is down loses none, and one that refuses a mail for now is asked again, ever more seldom. A trainer that is killed between
 * the mail server's word and its own note of it sends that one mail again, under the same Message-ID.
 */
@Service
public class MailRounds {
    private static final Logger LOG = LoggerFactory.getLogger(MailRounds.class);
    private static final long EVERY_MILLIS = 10_000;
    private static final int AT_ONCE = 100;
    private static final Duration A_TRY = Duration.ofMinutes(5);

    private final MailRows rows;
    private final Occasions occasions;
    private final DueReminders reminders;
    private final MailServer server;
    private final Optional<MailWriter> writer;
    private final Clock clock;
    private final OutboxRounds rounds;

    /** @param writer empty where no pages are served that a mail could lead to */
    MailRounds(
            MailRows rows,
            Occasions occasions,
            DueReminders reminders,
            MailServer server,
            Optional<MailWriter> writer,
            SharedWork work,
            Clock clock) {
        this.rows = rows;
        this.occasions = occasions;
        this.reminders = reminders;
        this.server = server;
        this.writer = writer;
        this.clock = clock;
        this.rounds = new OutboxRounds("mails", work, this::round);
    }

    @Scheduled(initialDelay = EVERY_MILLIS, fixedDelay = EVERY_MILLIS)
    void tick() {
        if (server.isSetUp() && writer.isPresent()) {
            rounds.begin();
        }
    }

    @PreDestroy
    void stop() throws InterruptedException {
        rounds.stop();
    }

    /** Sends what is due. */
    public void round() {
        reminders.by(now()).forEach(mailing -> rows.queue(mailing, now()));
        List<MailRows.Due> due = rows.due(now(), AT_ONCE);
        while (!due.isEmpty() && !rounds.isStopped()) {
            Optional<String> silence = server.silence();
            if (silence.isPresent()) {
                rows.wait(silence.get(), now());
                return;
            }
            due.forEach(this::attempt);
            due = rows.due(now(), AT_ONCE);
        }
    }

    private void attempt(MailRows.Due due) {
        if (rounds.isStopped() || !rows.take(due, now(), now().plus(A_TRY))) {
            return;
        }
        try {
            Optional<Occasion> occasion = occasions.of(due.mailing(), now());
            if (occasion.isEmpty()) {
                rows.done(due);
                return;
            }
            server.send(writer.orElseThrow().write(due.mailing().occasion(), occasion.get()));
            rows.sent(due, now());
        } catch (MailFault fault) {
            Optional<Instant> again = fault.isForGood()
                    ? Optional.empty()
                    : OutboxRounds.pause(due.tries()).map(now()::plus);
            rows.failed(due, Optional.of(fault.says()), again);
            LOG.warn(
                    "A mail was not sent ({}); {}",
                    fault.says(),
                    again.map(at -> "tried again at " + at).orElse("it is not tried any more"));
        } catch (RuntimeException fault) {
            rows.failed(
                    due, Optional.of("a fault of the trainer's"), Optional.of(now().plus(OutboxRounds.longestPause())));
            LOG.error("A mail was not sent", fault);
        }
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
