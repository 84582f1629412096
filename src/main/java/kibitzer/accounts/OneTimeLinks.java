package kibitzer.accounts;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Links that work once and for a day: to set up the first administrator, and to choose a new password. */
@Service
public class OneTimeLinks {
    /** How long a link works. */
    public static final Duration VALID = Duration.ofHours(24);

    /** @param learner whose password it changes */
    private record Link(Optional<LearnerId> learner) {}

    private static final String SET_UP = "set-up";
    private static final String PASSWORD = "password";

    private final JdbcClient database;
    private final AccountRows rows;
    private final Accounts accounts;
    private final Passwords passwords;
    private final Clock clock;

    OneTimeLinks(JdbcClient database, AccountRows rows, Accounts accounts, Passwords passwords, Clock clock) {
        this.database = database;
        this.rows = rows;
        this.accounts = accounts;
        this.passwords = passwords;
        this.clock = clock;
    }

    /** A fresh link for the first administrator, in place of earlier ones; empty if there is an administrator. */
    @Transactional
    public Optional<Secret> toSetUp() {
        database.sql("delete from account_link where purpose = :purpose")
                .param("purpose", SET_UP)
                .update();
        return rows.anyAdministrator() ? Optional.empty() : Optional.of(issue(SET_UP, Optional.empty()));
    }

    /** A fresh link for a new password, in place of earlier ones. */
    @Transactional
    Secret toChoosePassword(LearnerId learner) {
        withdraw(learner);
        return issue(PASSWORD, Optional.of(learner));
    }

    @Transactional
    void withdraw(LearnerId learner) {
        database.sql("delete from account_link where learner = :learner")
                .param("learner", learner.id())
                .update();
    }

    /** True while the link sets up the first administrator. */
    public boolean setsUp(Secret link) {
        return find(SET_UP, link).isPresent() && !rows.anyAdministrator();
    }

    /** Whose password the link changes; empty if it is used, too old or never was. */
    public Optional<Account> changesPasswordOf(Secret link) {
        return find(PASSWORD, link).flatMap(Link::learner).flatMap(accounts::find);
    }

    /**
     * Gives a guest the account of the first administrator.
     *
     * @return false if the link does not work any more
     * @throws BadEntry if the name is taken
     */
    @Transactional
    public boolean setUp(Secret link, LearnerId guest, Registration entered) {
        if (rows.anyAdministrator() || !use(SET_UP, link)) {
            return false;
        }
        accounts.open(guest, entered, Role.ADMINISTRATOR);
        return true;
    }

    /**
     * Makes an account the first administrator's.
     *
     * @return false if the link does not work any more
     */
    @Transactional
    public boolean setUp(Secret link, LearnerId own) {
        if (rows.anyAdministrator() || !use(SET_UP, link)) {
            return false;
        }
        rows.role(own, Role.ADMINISTRATOR);
        return true;
    }

    /**
     * Changes the password of the link's account; sign-ins are over.
     *
     * @return false if the link does not work any more
     * @throws BadEntry if the password cannot be taken
     */
    @Transactional
    public boolean choosePassword(Secret link, String entered) {
        Optional<Account> account = changesPasswordOf(link);
        if (account.isEmpty()) {
            return false;
        }
        NewPassword password = NewPassword.of(entered, account.get().name());
        if (!use(PASSWORD, link)) {
            return false;
        }
        rows.newPassword(account.get().learner(), passwords.hash(password.text()));
        return true;
    }

    private Secret issue(String purpose, Optional<LearnerId> learner) {
        Secret link = Secret.fresh();
        database.sql("insert into account_link (token_hash, purpose, learner, expires_at)"
                        + " values (:hash, :purpose, :learner, :expires)")
                .param("hash", link.hash())
                .param("purpose", purpose)
                .param("learner", learner.map(LearnerId::id).orElse(null))
                .param("expires", DatabaseTime.column(now().plus(VALID)))
                .update();
        return link;
    }

    private Optional<Link> find(String purpose, Secret link) {
        return database.sql("select learner from account_link"
                        + " where token_hash = :hash and purpose = :purpose and expires_at > :now")
                .param("hash", link.hash())
                .param("purpose", purpose)
                .param("now", DatabaseTime.column(now()))
                .query((row, n) -> new Link(Optional.ofNullable(row.getObject("learner", UUID.class))
                        .map(LearnerId::new)))
                .optional();
    }

    /** Of two who use a link at once, one deletes it. */
    private boolean use(String purpose, Secret link) {
        return database.sql(
                                "delete from account_link where token_hash = :hash and purpose = :purpose and expires_at > :now")
                        .param("hash", link.hash())
                        .param("purpose", purpose)
                        .param("now", DatabaseTime.column(now()))
                        .update()
                == 1;
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
