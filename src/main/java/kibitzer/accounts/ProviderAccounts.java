package kibitzer.accounts;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Accounts of those who sign in at a provider. The provider's own number for somebody finds the account, never a name or an
 * e-mail address: those may be anybody's.
 */
@Service
public class ProviderAccounts {
    private static final Pattern OTHER_SIGNS = Pattern.compile("[^\\p{L}\\p{N} ._'-]+");

    private final JdbcClient database;
    private final AccountRows rows;
    private final Accounts accounts;

    ProviderAccounts(JdbcClient database, AccountRows rows, Accounts accounts) {
        this.database = database;
        this.rows = rows;
        this.accounts = accounts;
    }

    /** The account of somebody whom a provider knows; empty at the first sign-in. */
    public Optional<Account> find(String issuer, String subject) {
        return database.sql("select learner from account_identity where issuer = :issuer and subject = :subject")
                .param("issuer", issuer)
                .param("subject", subject)
                .query((row, n) -> new LearnerId(row.getObject(1, UUID.class)))
                .optional()
                .flatMap(accounts::find);
    }

    /**
     * Gives a guest an account without a password.
     *
     * @param calledThere how the provider names the person; where the name is taken, a number is added
     */
    @Transactional
    public Account open(LearnerId guest, String issuer, String subject, String calledThere) {
        accounts.openWithoutPassword(guest, freeName(calledThere));
        database.sql("insert into account_identity (issuer, subject, learner) values (:issuer, :subject, :learner)")
                .param("issuer", issuer)
                .param("subject", subject)
                .param("learner", guest.id())
                .update();
        return accounts.find(guest).orElseThrow();
    }

    /** Gives an account of a learner the role of an instructor; its earlier sign-ins are over. */
    @Transactional
    public void makeInstructor(LearnerId learner) {
        if (rows.lock(learner)
                .filter(stored -> stored.account().role() == Role.LEARNER)
                .isPresent()) {
            rows.role(learner, Role.INSTRUCTOR);
        }
    }

    private AccountName freeName(String calledThere) {
        String readable = OTHER_SIGNS.matcher(calledThere).replaceAll(" ").strip();
        return NumberedNames.of(readable, AccountName.LONGEST)
                .flatMap(name -> readable(name).stream())
                .filter(name -> rows.named(name.key()).isEmpty() && !accounts.looksLikeAnother(name))
                .findFirst()
                .orElseGet(() -> new AccountName(
                        "Learner " + UUID.randomUUID().toString().substring(0, 8)));
    }

    private static Optional<AccountName> readable(String name) {
        try {
            LookAlikes.requireOneScript(name);
            return Optional.of(new AccountName(name));
        } catch (BadEntry unreadable) {
            return Optional.empty();
        }
    }
}
