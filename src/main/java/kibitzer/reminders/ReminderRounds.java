package kibitzer.reminders;

import jakarta.annotation.PreDestroy;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kibitzer.learning.storage.OutboxRounds;
import kibitzer.learning.storage.SharedWork;
import kibitzer.reminders.push.PushSender;
import kibitzer.reminders.push.PushSender.Outcome;
import kibitzer.reminders.push.PushSubscription;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;

/**
 * Reminds whose hour has come, one trainer at a time. The day is written down before a message goes out: a trainer that is killed
 * between the two leaves a reminder out, and none comes twice. What a service does not take is not sent again that day.
 */
@Service
public class ReminderRounds {
    /** A reminder that is later than this is left out: nobody wants that of the evening in the night. */
    static final Duration LATEST = Duration.ofHours(3);

    private static final Logger LOG = LoggerFactory.getLogger(ReminderRounds.class);
    private static final long EVERY_MILLIS = 30_000;
    private static final int AT_ONCE = 100;

    private final ReminderRows rows;
    private final WhatIsDue due;
    private final NoticeWriter words;
    private final PushSender sender;
    private final Clock clock;
    private final OutboxRounds rounds;

    ReminderRounds(
            ReminderRows rows, WhatIsDue due, NoticeWriter words, PushSender sender, SharedWork work, Clock clock) {
        this.rows = rows;
        this.due = due;
        this.words = words;
        this.sender = sender;
        this.clock = clock;
        this.rounds = new OutboxRounds("reminders", work, this::round);
    }

    @Scheduled(initialDelay = EVERY_MILLIS, fixedDelay = EVERY_MILLIS)
    void tick() {
        rounds.begin();
    }

    @PreDestroy
    void stop() throws InterruptedException {
        rounds.stop();
    }

    /** Reminds all whose hour has come. */
    public void round() {
        List<ReminderRows.Stored> some = rows.due(now(), AT_ONCE);
        while (!some.isEmpty() && !rounds.isStopped()) {
            List<CompletableFuture<Void>> under = new ArrayList<>();
            some.forEach(one -> under.addAll(remind(one)));
            under.forEach(CompletableFuture::join);
            some = rows.due(now(), AT_ONCE);
        }
    }

    private List<CompletableFuture<Void>> remind(ReminderRows.Stored one) {
        Instant now = now();
        boolean late = one.at().plus(LATEST).isBefore(now);
        LocalDate day = one.reminder().day(one.at());
        // After days without a trainer today's hour may have come, too, and not be late.
        Instant next = one.reminder().next(late ? now.minus(LATEST) : now, Optional.of(day));
        if (!rows.take(one, day, next) || late) {
            return List.of();
        }
        try {
            DueToday waiting = due.of(one.learner(), one.reminder().zone());
            if (waiting.isNothing()) {
                return List.of();
            }
            String message = words.notice(waiting).json();
            return rows.browsers(one.learner()).stream()
                    .map(browser -> sender.send(browser, message).thenAccept(outcome -> after(browser, outcome)))
                    .toList();
        } catch (RuntimeException fault) {
            LOG.error("A reminder was not sent; the learner is reminded again tomorrow", fault);
            return List.of();
        }
    }

    private void after(PushSubscription browser, Outcome outcome) {
        if (outcome == Outcome.GONE) {
            rows.remove(browser.hash());
        }
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
