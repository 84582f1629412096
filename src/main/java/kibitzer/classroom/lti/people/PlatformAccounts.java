package kibitzer.classroom.lti.people;

import java.util.Optional;
import kibitzer.accounts.Account;
import kibitzer.accounts.ProviderAccounts;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.springframework.stereotype.Component;

/** Accounts of a platform's users: found by issuer and the platform's own number, never by name; they have no password. */
@Component
public class PlatformAccounts {
    private final ProviderAccounts accounts;
    private final Learners learners;

    PlatformAccounts(ProviderAccounts accounts, Learners learners) {
        this.accounts = accounts;
        this.learners = learners;
    }

    public Account of(Platform platform, String subject, Optional<String> name) {
        return accounts.find(platform.issuer(), subject)
                .orElseGet(() -> accounts.open(
                        learners.welcomeWithoutKey(), platform.issuer(), subject, name.orElse("Learner")));
    }

    public void makeInstructor(LearnerId learner) {
        accounts.makeInstructor(learner);
    }
}
