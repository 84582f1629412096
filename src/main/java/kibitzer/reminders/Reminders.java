package kibitzer.reminders;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;
import kibitzer.reminders.push.PushKeys;
import kibitzer.reminders.push.PushSender;
import kibitzer.reminders.push.PushServices;
import kibitzer.reminders.push.PushSubscription;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** What learners wish of reminders: nothing, until they switch them on, each browser by itself; the hour is one for all of them. */
@Service
public class Reminders {
    /** Browsers of one learner; with one more the oldest is forgotten. */
    static final int MOST_BROWSERS = 10;

    private final ReminderRows rows;
    private final PushServices services;
    private final PushSender sender;
    private final PushKeys keys;
    private final TransactionTemplate transaction;
    private final Clock clock;

    Reminders(
            ReminderRows rows,
            PushServices services,
            PushSender sender,
            PushKeys keys,
            PlatformTransactionManager transactions,
            Clock clock) {
        this.rows = rows;
        this.services = services;
        this.sender = sender;
        this.keys = keys;
        this.transaction = new TransactionTemplate(transactions);
        this.clock = clock;
    }

    /** The key that a browser is told when it asks its push service for an address. */
    public String serverKey() {
        return keys.publicKey();
    }

    /** Empty for who has never switched one on. */
    public Optional<Reminder> of(LearnerId learner) {
        return rows.find(learner).map(ReminderRows.Stored::reminder);
    }

    /** How many browsers show the learner's reminders. */
    public int browsers(LearnerId learner) {
        return rows.browsers(learner).size();
    }

    public boolean isOn(LearnerId learner, String endpoint) {
        return rows.browsers(learner).stream()
                .anyMatch(browser -> browser.endpoint().equals(endpoint));
    }

    /**
     * Has a browser show reminders from now on.
     *
     * @return why not, in a sentence for whoever asked; empty where it is done
     */
    public Optional<String> switchOn(LearnerId learner, Reminder wish, PushSubscription browser) {
        if (services.known(browser.endpoint()).isEmpty()) {
            return Optional.of(
                    "The service that brings messages to this browser (" + PushServices.host(browser.endpoint())
                            + ") is not known here. Whoever runs this trainer can add it.");
        }
        if (!sender.canWriteTo(browser)) {
            return Optional.of("This browser gave keys that cannot be used. Load the page again and try once more.");
        }
        try {
            transaction.executeWithoutResult(status -> {
                rows.put(learner, wish, next(learner, wish));
                rows.add(learner, browser, now());
                List<PushSubscription> all = rows.browsers(learner);
                all.stream().skip(MOST_BROWSERS).map(PushSubscription::hash).forEach(rows::remove);
            });
        } catch (DuplicateKeyException askedTwice) {
            // Of two clicks at once the first has done it.
        }
        return Optional.empty();
    }

    public void switchOff(LearnerId learner, String endpoint) {
        rows.remove(learner, PushSubscription.hash(endpoint));
    }

    /** Wherever it was switched on, on a device that is lost among others. */
    public void switchOffEverywhere(LearnerId learner) {
        rows.browsers(learner).forEach(browser -> rows.remove(learner, browser.hash()));
    }

    /** Changes the hour of who has reminders; nothing for others. */
    public void change(LearnerId learner, Reminder wish) {
        rows.change(learner, wish, next(learner, wish));
    }

    /** Tells where the learner's clock is now: reminders come by it from the next on. */
    public void isAt(LearnerId learner, ZoneId zone) {
        of(learner)
                .filter(wish -> !wish.zone().equals(zone))
                .ifPresent(wish -> change(learner, new Reminder(wish.hour(), zone)));
    }

    private Instant next(LearnerId learner, Reminder wish) {
        Optional<LocalDate> looked = rows.find(learner).flatMap(ReminderRows.Stored::looked);
        return wish.next(now(), looked);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
