package kibitzer.reminders;

import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.reminders.push.PushSubscription;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Reminders and the browsers that show them, in the database. */
@Component
class ReminderRows {
    private final JdbcClient database;

    ReminderRows(JdbcClient database) {
        this.database = database;
    }

    /**
     * A reminder as it is stored.
     *
     * @param at when to look next
     * @param looked the learner's day of the last look
     */
    record Stored(LearnerId learner, Reminder reminder, Instant at, Optional<LocalDate> looked) {}

    Optional<Stored> find(LearnerId learner) {
        return database.sql("select * from reminder where learner = :learner")
                .param("learner", learner.id())
                .query(ReminderRows::read)
                .optional();
    }

    /** Whose time has come, the longest first; who has no browser for it is not among them. */
    List<Stored> due(Instant now, int most) {
        return database.sql("select * from reminder where next_at <= :now and exists"
                        + " (select 1 from push_subscription where push_subscription.learner = reminder.learner)"
                        + " order by next_at, learner limit :most")
                .param("now", DatabaseTime.column(now))
                .param("most", most)
                .query(ReminderRows::read)
                .list();
    }

    void put(LearnerId learner, Reminder reminder, Instant next) {
        if (!change(learner, reminder, next)) {
            database.sql("insert into reminder (learner, at_hour, time_zone, next_at)"
                            + " values (:learner, :hour, :zone, :next)")
                    .param("learner", learner.id())
                    .param("hour", reminder.hour())
                    .param("zone", reminder.zone().getId())
                    .param("next", DatabaseTime.column(next))
                    .update();
        }
    }

    /** @return false if there is none to change */
    boolean change(LearnerId learner, Reminder reminder, Instant next) {
        return database.sql("update reminder set at_hour = :hour, time_zone = :zone, next_at = :next"
                                + " where learner = :learner")
                        .param("learner", learner.id())
                        .param("hour", reminder.hour())
                        .param("zone", reminder.zone().getId())
                        .param("next", DatabaseTime.column(next))
                        .update()
                > 0;
    }

    /** Has the next look be another day's; false if somebody else has done it. */
    boolean take(Stored due, LocalDate day, Instant next) {
        return database.sql("update reminder set looked_on = :day, next_at = :next"
                                + " where learner = :learner and next_at = :at")
                        .param("learner", due.learner().id())
                        .param("day", Date.valueOf(day))
                        .param("next", DatabaseTime.column(next))
                        .param("at", DatabaseTime.column(due.at()))
                        .update()
                > 0;
    }

    List<PushSubscription> browsers(LearnerId learner) {
        return database.sql("select endpoint, p256dh, auth from push_subscription where learner = :learner"
                        + " order by made_at desc, endpoint_hash")
                .param("learner", learner.id())
                .query((row, n) ->
                        new PushSubscription(row.getString("endpoint"), row.getString("p256dh"), row.getString("auth")))
                .list();
    }

    /** A browser shows the reminders of one learner: the last who asked for them there. */
    void add(LearnerId learner, PushSubscription browser, Instant now) {
        remove(browser.hash());
        database.sql("insert into push_subscription (endpoint_hash, learner, endpoint, p256dh, auth, made_at)"
                        + " values (:hash, :learner, :endpoint, :p256dh, :auth, :now)")
                .param("hash", browser.hash())
                .param("learner", learner.id())
                .param("endpoint", browser.endpoint())
                .param("p256dh", browser.p256dh())
                .param("auth", browser.auth())
                .param("now", DatabaseTime.column(now))
                .update();
    }

    void remove(String hash) {
        database.sql("delete from push_subscription where endpoint_hash = :hash")
                .param("hash", hash)
                .update();
    }

    void remove(LearnerId learner, String hash) {
        database.sql("delete from push_subscription where endpoint_hash = :hash and learner = :learner")
                .param("hash", hash)
                .param("learner", learner.id())
                .update();
    }

    private static Stored read(ResultSet row, int number) throws SQLException {
        return new Stored(
                new LearnerId(row.getObject("learner", UUID.class)),
                new Reminder(row.getInt("at_hour"), zone(row.getString("time_zone"))),
                DatabaseTime.read(row, "next_at"),
                Optional.ofNullable(row.getDate("looked_on")).map(Date::toLocalDate));
    }

    private static ZoneId zone(String name) {
        try {
            return ZoneId.of(name);
        } catch (DateTimeException unknownHere) {
            return ZoneOffset.UTC;
        }
    }
}
