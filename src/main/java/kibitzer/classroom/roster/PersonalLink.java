package kibitzer.classroom.roster;

import java.util.Optional;
import kibitzer.accounts.EmailAddress;
import kibitzer.learning.learner.Secret;

/**
 * The link by which one person takes their name on a roster. It can be told only now: what is stored is its hash.
 *
 * @param secret the last part of the link's address
 */
public record PersonalLink(RosterName name, Optional<EmailAddress> email, Secret secret) {}
