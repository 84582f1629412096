package kibitzer.accounts;

import java.time.Instant;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;

/**
 * A learner with a name.
 *
 * @param learner whose account it is; a learner has one at most
 * @param version counts what ends earlier sign-ins: a new password, another role, disabling
 * @param hasPassword false for one who signs in at a provider only
 * @param signedIn the latest time; empty if never by password or provider
 */
public record Account(
        LearnerId learner,
        AccountName name,
        Optional<EmailAddress> email,
        Role role,
        boolean disabled,
        int version,
        boolean hasPassword,
        Instant since,
        Optional<Instant> signedIn) {}
