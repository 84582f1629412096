package kibitzer.accounts;

import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.learning.records.LearnerRecords;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What learners do with accounts of their own: register, sign in again, change the password, leave. */
@Service
public class Accounts {
    private final AccountRows rows;
    private final Passwords passwords;
    private final Learners learners;
    private final LearnerRecords records;
    private final GuessLimit limit;
    private final SignIns signIns;
    private final Clock clock;

    Accounts(
            AccountRows rows,
            Passwords passwords,
            Learners learners,
            LearnerRecords records,
            GuessLimit limit,
            SignIns signIns,
            Clock clock) {
        this.rows = rows;
        this.passwords = passwords;
        this.learners = learners;
        this.records = records;
        this.limit = limit;
        this.signIns = signIns;
        this.clock = clock;
    }

    public Optional<Account> find(LearnerId learner) {
        return rows.find(learner).map(StoredAccount::account);
    }

    /** The account of this name, however its letters are written. */
    public Optional<Account> named(String name) {
        return rows.named(AccountName.key(name)).map(StoredAccount::account);
    }

    /** The account behind a sign-in; empty if the sign-in is over: a new password, another role, disabled, deleted. */
    public Optional<Account> behind(SignedIn signedIn) {
        return find(signedIn.learner())
                .filter(account -> !account.disabled() && account.version() == signedIn.version());
    }

    /**
     * Gives a guest an account; all that was learned stays. The key in the browser's cookie opens nothing any more.
     *
     * @param address where the request came from
     * @throws BadEntry if the name is taken
     * @throws TooManyGuesses if too many accounts came from that address lately
     */
    @Transactional
    public void register(LearnerId guest, Registration entered, String address) {
        register(guest, entered, address, Optional.empty());
    }

    /**
     * Gives a guest an account, as {@link #register(LearnerId, Registration, String)}.
     *
     * @param voucher what counts instead of the address: whoever is invited registers however many did so beside them
     */
    @Transactional
    public void register(LearnerId guest, Registration entered, String address, Optional<Voucher> voucher) {
        if (!voucher.map(limit::mayRegister).orElseGet(() -> limit.mayRegister(address))) {
            throw new TooManyGuesses();
        }
        LookAlikes.requireOneScript(entered.name().text());
        open(guest, entered, Role.LEARNER);
    }

    @Transactional
    void open(LearnerId guest, Registration entered, Role role) {
        String hash = passwords.hash(entered.password().text());
        insert(guest, entered.name(), entered.email(), Optional.of(hash), role);
    }

    /** For one who signs in at a provider. */
    @Transactional
    void openWithoutPassword(LearnerId guest, AccountName name) {
        insert(guest, name, Optional.empty(), Optional.empty(), Role.LEARNER);
    }

    private void insert(
            LearnerId guest, AccountName name, Optional<EmailAddress> email, Optional<String> hash, Role role) {
        if (rows.find(guest).isPresent()) {
            throw new BadEntry(BadEntry.Field.NAME, "You have an account already.");
        }
        if (rows.named(name.key()).isPresent()) {
            throw taken();
        }
        if (looksLikeAnother(name)) {
            throw new BadEntry(BadEntry.Field.NAME, "This name looks like one that is taken; please choose another.");
        }
        try {
            rows.insert(guest, name, email, hash, role, clock.instant().truncatedTo(ChronoUnit.MILLIS));
        } catch (DuplicateKeyException takenMeanwhile) {
            throw taken();
        }
        learners.withdrawKey(guest);
    }

    /** As eyes see it: {@code true} for a name in Cyrillic letters that look like somebody's Latin ones. */
    boolean looksLikeAnother(AccountName name) {
        return rows.names().stream().anyMatch(other -> LookAlikes.same(name.text(), other));
    }

    private static BadEntry taken() {
        return new BadEntry(BadEntry.Field.NAME, "This name is taken; please choose another.");
    }

    /** Who just registered or chose a new password, as the session keeps it. */
    public UserDetails user(LearnerId learner) {
        return rows.find(learner)
                .map(AccountUser::of)
                .orElseThrow(() -> new IllegalStateException("no account of " + learner));
    }

    /**
     * Changes one's own password; sign-ins elsewhere are over.
     *
     * @param address where the request came from
     * @throws BadEntry if the old one is wrong or the new one cannot be taken
     * @throws TooManyGuesses if the old one was guessed too often
     */
    @Transactional
    public void changePassword(LearnerId own, String old, String entered, String address) {
        StoredAccount stored = checked(own, old, address);
        rows.newPassword(
                own,
                passwords.hash(NewPassword.of(entered, stored.account().name()).text()));
    }

    /** Takes another e-mail address, or none. */
    @Transactional
    public void changeEmail(LearnerId own, Optional<EmailAddress> email) {
        rows.email(own, email);
    }

    /** Ends one's own sign-ins, the one that asks for it among them. */
    @Transactional
    public void signOutEverywhere(LearnerId own) {
        rows.newVersion(own);
        signIns.endAll(own);
    }

    /**
     * Deletes one's own account and all that was learned with it.
     *
     * @param password empty for an account that has none
     * @throws BadEntry if the password is wrong, or this is the only administrator
     */
    @Transactional
    public void delete(LearnerId own, String password, String address) {
        checked(own, password, address);
        if (rows.lockAdministrators().equals(List.of(own))) {
            throw new BadEntry(
                    BadEntry.Field.OLD_PASSWORD,
                    "You are the only administrator; make somebody else one before you leave.");
        }
        records.forget(own);
    }

    /**
     * Deletes all that was learned without an account by one guest.
     *
     * @throws IllegalArgumentException if the learner has an account: that is deleted with its password
     */
    @Transactional
    public void deleteGuest(LearnerId guest) {
        if (rows.find(guest).isPresent()) {
            throw new IllegalArgumentException("a learner with an account is no guest");
        }
        records.forget(guest);
    }

    private StoredAccount checked(LearnerId own, String password, String address) {
        StoredAccount stored = rows.find(own).orElseThrow(() -> new IllegalStateException("no account of " + own));
        if (!stored.account().hasPassword()) {
            return stored;
        }
        String name = stored.account().name().key();
        if (!limit.mayGuess(name, address)) {
            throw new TooManyGuesses();
        }
        if (!passwords.matches(password, stored.passwordHash())) {
            throw new BadEntry(BadEntry.Field.OLD_PASSWORD, "This is not your password.");
        }
        limit.right(name, address);
        return stored;
    }

    /**
     * Brings what a guest learned into an account.
     *
     * @throws IllegalArgumentException if the guest has an account too: nobody's account is merged into another
     */
    @Transactional
    public void bring(LearnerId guest, LearnerId own) {
        if (rows.find(guest).isPresent() || rows.lock(own).isEmpty()) {
            throw new IllegalArgumentException("only a guest's records are brought along, and only into an account");
        }
        records.move(guest, own);
    }
}
