package kibitzer.accounts;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.learning.storage.SharedWork;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;

/**
 * Sign-ins that outlive the session in which they began, so that any trainer on this database knows the browser again: after a
 * new start, or when another trainer takes over. A browser has the number of its sign-in (the series) and a token that is
 * changed each time it is needed; only their hashes are stored.
 *
 * <p>Whoever comes with a token that was changed long ago has a copy: the sign-in ends, for the copy and for the browser. Two
 * cases are none of that. Requests that a page sends at once all carry the same token: the one before is good for {@link
 * #AT_ONCE}. And the answer with the new token may have been lost with the trainer that sent it: the one before is good until
 * the browser has shown the new one ({@link #confirm}).
 */
@Service
public class SignIns {
    /** How long somebody who asked for it is kept signed in without coming back. */
    public static final Duration KEPT = Duration.ofDays(30);

    /** How long anybody else is: a session's half hour and the time between two notes that somebody is there. */
    static final Duration USUAL = Duration.ofMinutes(35);

    /** A sign-in need not be {@linkplain #seen noted} more often. */
    public static final Duration NOTED = Duration.ofMinutes(5);

    /** How long requests may be under way that were sent before the token was changed. */
    public static final Duration AT_ONCE = Duration.ofMinutes(1);

    private static final Logger LOG = LoggerFactory.getLogger(SignIns.class);
    private static final long SWEPT_MILLIS = 3_600_000;

    private final JdbcClient database;
    private final AccountRows accounts;
    private final SharedWork work;
    private final Clock clock;

    SignIns(JdbcClient database, AccountRows accounts, SharedWork work, Clock clock) {
        this.database = database;
        this.accounts = accounts;
        this.work = work;
        this.clock = clock;
    }

    /**
     * What a browser holds.
     *
     * @param kept longer than the browser runs
     */
    public record Ticket(Secret series, Secret token, boolean kept) {

        /** By which a sign-in is known to those who may not use it. */
        public String number() {
            return series.hash();
        }
    }

    /**
     * A sign-in that goes on.
     *
     * @param fresh what the browser is to hold from now on; empty where it has, or is just being given, the present one
     * @param framers whose pages may show it in a frame
     */
    public record Resumed(LearnerId learner, Optional<Ticket> fresh, Optional<String> framers) {}

    private record Row(
            LearnerId learner,
            String token,
            Optional<String> earlier,
            int version,
            boolean kept,
            Optional<String> framers,
            Instant tokenAt,
            Instant seenAt) {}

    /**
     * Begins a sign-in of an account.
     *
     * @param framers whose pages may show it in a frame, parted by blanks
     */
    public Ticket begin(LearnerId learner, boolean kept, Optional<String> framers) {
        Ticket ticket = new Ticket(Secret.fresh(), Secret.fresh(), kept);
        int version = accounts.find(learner).orElseThrow().account().version();
        database.sql("insert into account_sign_in (series_hash, learner, token_hash, version, kept, framers, since,"
                        + " token_at, seen_at) values (:series, :learner, :token, :version, :kept, :framers, :now, :now,"
                        + " :now)")
                .param("series", ticket.number())
                .param("learner", learner.id())
                .param("token", ticket.token().hash())
                .param("version", version)
                .param("kept", kept)
                .param("framers", framers.orElse(null))
                .param("now", DatabaseTime.column(now()))
                .update();
        return ticket;
    }

    /** Goes on with the sign-in of a browser that comes without a session; empty if it is over, or never was. */
    public Optional<Resumed> resume(Secret series, Secret token) {
        Optional<Row> found = find(series.hash());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Row row = found.get();
        if (isOver(row)) {
            end(series.hash());
            return Optional.empty();
        }
        String presented = token.hash();
        if (same(row.token(), presented)) {
            return Optional.of(new Resumed(row.learner(), change(series, row, presented), row.framers()));
        }
        if (row.earlier().filter(earlier -> same(earlier, presented)).isPresent()) {
            return Optional.of(new Resumed(
                    row.learner(),
                    now().isBefore(row.tokenAt().plus(AT_ONCE)) ? Optional.empty() : change(series, row, presented),
                    row.framers()));
        }
        LOG.warn("The sign-in of account {} was used from two places; it is ended", row.learner());
        end(series.hash());
        return Optional.empty();
    }

    private boolean isOver(Row row) {
        boolean left = row.seenAt().plus(row.kept() ? KEPT : USUAL).isBefore(now());
        return left
                || accounts.find(row.learner())
                        .map(StoredAccount::account)
                        .filter(account -> !account.disabled() && account.version() == row.version())
                        .isEmpty();
    }

    /** Of two who come at once one changes the token, and the other goes on with the one before. */
    private Optional<Ticket> change(Secret series, Row row, String presented) {
        Secret fresh = Secret.fresh();
        int changed = database.sql("update account_sign_in set token_hash = :fresh, earlier_hash = :presented,"
                        + " token_at = :now, seen_at = :now where series_hash = :series and token_hash = :before")
                .param("fresh", fresh.hash())
                .param("presented", presented)
                .param("now", DatabaseTime.column(now()))
                .param("series", series.hash())
                .param("before", row.token())
                .update();
        return changed == 1 ? Optional.of(new Ticket(series, fresh, row.kept())) : Optional.empty();
    }

    /** The browser has shown its new token: the one before is good no more. To be told after {@link #AT_ONCE}. */
    public void confirm(String number, Secret token) {
        database.sql(
                        "update account_sign_in set earlier_hash = null where series_hash = :series and token_hash = :token")
                .param("series", number)
                .param("token", token.hash())
                .update();
    }

    /** True for a sign-in of this learner that is to outlive the browser's run. */
    public boolean isKept(String number, LearnerId learner) {
        return find(number)
                .filter(row -> row.kept() && row.learner().equals(learner))
                .isPresent();
    }

    /** Whose pages may show it in a frame, parted by blanks. */
    public Optional<String> framers(String number) {
        return find(number).flatMap(Row::framers);
    }

    /** True until the sign-in is ended. */
    public boolean isOpen(String number) {
        return find(number).isPresent();
    }

    /** Somebody is there, with a session; to be told every {@link #NOTED}. */
    public void seen(String number) {
        database.sql("update account_sign_in set seen_at = :now where series_hash = :series")
                .param("now", DatabaseTime.column(now()))
                .param("series", number)
                .update();
    }

    /** Ends a sign-in, in every session that it has on any trainer. */
    public void end(String number) {
        database.sql("delete from account_sign_in where series_hash = :series")
                .param("series", number)
                .update();
    }

    /** Ends all sign-ins of an account; the sessions end with them. */
    public void endAll(LearnerId learner) {
        database.sql("delete from account_sign_in where learner = :learner")
                .param("learner", learner.id())
                .update();
    }

    /** Those left long ago are forgotten, and those that a new password or role ended. */
    @Scheduled(initialDelay = SWEPT_MILLIS, fixedDelay = SWEPT_MILLIS)
    void sweep() {
        work.byOne("sign-ins that are over", this::forgetThoseOver);
    }

    private void forgetThoseOver() {
        database.sql("delete from account_sign_in where seen_at < :kept or not kept and seen_at < :usual or exists"
                        + " (select 1 from account where account.learner = account_sign_in.learner"
                        + " and account.version <> account_sign_in.version)")
                .param("kept", DatabaseTime.column(now().minus(KEPT)))
                .param("usual", DatabaseTime.column(now().minus(USUAL)))
                .update();
    }

    private Optional<Row> find(String number) {
        return database.sql("select learner, token_hash, earlier_hash, version, kept, framers, token_at,"
                        + " seen_at"
                        + " from account_sign_in where series_hash = :series")
                .param("series", number)
                .query(SignIns::row)
                .optional();
    }

    private static Row row(ResultSet row, int number) throws SQLException {
        return new Row(
                new LearnerId(row.getObject("learner", UUID.class)),
                row.getString("token_hash"),
                Optional.ofNullable(row.getString("earlier_hash")),
                row.getInt("version"),
                row.getBoolean("kept"),
                Optional.ofNullable(row.getString("framers")),
                DatabaseTime.read(row, "token_at"),
                DatabaseTime.read(row, "seen_at"));
    }

    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(
                one.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
