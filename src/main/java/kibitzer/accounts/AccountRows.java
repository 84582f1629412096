package kibitzer.accounts;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of accounts; the one place that knows its columns. */
@Component
class AccountRows {
    private static final String ALL = "select learner, name, email, password_hash, role, disabled, version, since,"
            + " signed_in_at from account ";

    private final JdbcClient database;

    AccountRows(JdbcClient database) {
        this.database = database;
    }

    Optional<StoredAccount> find(LearnerId learner) {
        return database.sql(ALL + "where learner = :learner")
                .param("learner", learner.id())
                .query(AccountRows::row)
                .optional();
    }

    /** Held until the transaction ends. */
    Optional<StoredAccount> lock(LearnerId learner) {
        return database.sql(ALL + "where learner = :learner for update")
                .param("learner", learner.id())
                .query(AccountRows::row)
                .optional();
    }

    Optional<StoredAccount> named(String nameKey) {
        return database.sql(ALL + "where name_key = :key")
                .param("key", nameKey)
                .query(AccountRows::row)
                .optional();
    }

    /** Accounts on which an address stands, the oldest first. */
    List<StoredAccount> withEmail(String emailKey, int most) {
        return database.sql(ALL + "where email_key = :key order by since, learner limit :most")
                .param("key", emailKey)
                .param("most", most)
                .query(AccountRows::row)
                .list();
    }

    /** All names, as they are written. */
    List<String> names() {
        return database.sql("select name from account")
                .query((row, number) -> row.getString("name"))
                .list();
    }

    /** By name. */
    List<Account> holding(String key, int most) {
        return database
                .sql(ALL + "where position(:key in name_key) > 0 or position(:key in coalesce(email_key, '')) > 0"
                        + " order by name_key limit :most")
                .param("key", key)
                .param("most", most)
                .query(AccountRows::row)
                .list()
                .stream()
                .map(StoredAccount::account)
                .toList();
    }

    /** Administrators that may sign in, held until the transaction ends. */
    List<LearnerId> lockAdministrators() {
        return database.sql(
                        "select learner from account where role = :role and not disabled order by learner for update")
                .param("role", Role.ADMINISTRATOR.name())
                .query((row, n) -> new LearnerId(row.getObject(1, UUID.class)))
                .list();
    }

    boolean anyAdministrator() {
        return database.sql("select count(*) from account where role = :role and not disabled")
                        .param("role", Role.ADMINISTRATOR.name())
                        .query(Long.class)
                        .single()
                > 0;
    }

    void insert(
            LearnerId learner,
            AccountName name,
            Optional<EmailAddress> email,
            Optional<String> passwordHash,
            Role role,
            Instant since) {
        database.sql("insert into account (learner, name, name_key, email, email_key, password_hash, role, since)"
                        + " values (:learner, :name, :nameKey, :email, :emailKey, :hash, :role, :since)")
                .param("learner", learner.id())
                .param("name", name.text())
                .param("nameKey", name.key())
                .param("email", email.map(EmailAddress::text).orElse(null))
                .param("emailKey", email.map(EmailAddress::key).orElse(null))
                .param("hash", passwordHash.orElse(null))
                .param("role", role.name())
                .param("since", DatabaseTime.column(since))
                .update();
    }

    /** Ends all sign-ins. */
    void newPassword(LearnerId learner, String hash) {
        database.sql("update account set password_hash = :hash, version = version + 1 where learner = :learner")
                .param("hash", hash)
                .param("learner", learner.id())
                .update();
    }

    void email(LearnerId learner, Optional<EmailAddress> email) {
        database.sql("update account set email = :email, email_key = :key where learner = :learner")
                .param("email", email.map(EmailAddress::text).orElse(null))
                .param("key", email.map(EmailAddress::key).orElse(null))
                .param("learner", learner.id())
                .update();
    }

    /** The same password in today's hash; ends no sign-in. */
    void rehash(LearnerId learner, String before, String hash) {
        database.sql("update account set password_hash = :hash where learner = :learner and password_hash = :before")
                .param("hash", hash)
                .param("learner", learner.id())
                .param("before", before)
                .update();
    }

    /** Ends all sign-ins. */
    void role(LearnerId learner, Role role) {
        database.sql("update account set role = :role, version = version + 1 where learner = :learner")
                .param("role", role.name())
                .param("learner", learner.id())
                .update();
    }

    /** Ends all sign-ins. */
    void disabled(LearnerId learner, boolean disabled) {
        database.sql("update account set disabled = :disabled, version = version + 1 where learner = :learner")
                .param("disabled", disabled)
                .param("learner", learner.id())
                .update();
    }

    /** Ends all sign-ins. */
    void newVersion(LearnerId learner) {
        database.sql("update account set version = version + 1 where learner = :learner")
                .param("learner", learner.id())
                .update();
    }

    void signedIn(LearnerId learner, Instant at) {
        database.sql("update account set signed_in_at = :at where learner = :learner")
                .param("at", DatabaseTime.column(at))
                .param("learner", learner.id())
                .update();
    }

    private static StoredAccount row(ResultSet row, int number) throws SQLException {
        Optional<String> hash = Optional.ofNullable(row.getString("password_hash"));
        return new StoredAccount(
                new Account(
                        new LearnerId(row.getObject("learner", UUID.class)),
                        new AccountName(row.getString("name")),
                        Optional.ofNullable(row.getString("email")).map(EmailAddress::new),
                        Role.valueOf(row.getString("role")),
                        row.getBoolean("disabled"),
                        row.getInt("version"),
                        hash.isPresent(),
                        DatabaseTime.read(row, "since"),
                        DatabaseTime.readIfAny(row, "signed_in_at")),
                hash);
    }
}
