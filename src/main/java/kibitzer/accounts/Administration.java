package kibitzer.accounts;

import java.util.List;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What an administrator does with others' accounts. Each call asks the database anew whether whoever acts is one, whatever the
 * page believes.
 */
@Service
public class Administration {
    private final AccountRows rows;
    private final Accounts accounts;
    private final OneTimeLinks links;

    Administration(AccountRows rows, Accounts accounts, OneTimeLinks links) {
        this.rows = rows;
        this.accounts = accounts;
        this.links = links;
    }

    /** Accounts whose name or e-mail holds a text, by name. */
    @Transactional(readOnly = true)
    public List<Account> find(SignedIn acting, String text, int most) {
        require(acting);
        return rows.holding(AccountName.key(text), most);
    }

    /**
     * Gives an account another role; its sign-ins are over.
     *
     * @throws BadEntry if no administrator would be left
     */
    @Transactional
    public void role(SignedIn acting, LearnerId learner, Role role) {
        require(acting);
        if (role != Role.ADMINISTRATOR) {
            requireAnother(learner);
        }
        rows.role(learner, role);
    }

    /**
     * Disables an account, or enables it again; its sign-ins are over, its links work no more.
     *
     * @throws BadEntry if no administrator would be left
     */
    @Transactional
    public void disabled(SignedIn acting, LearnerId learner, boolean disabled) {
        require(acting);
        if (disabled) {
            requireAnother(learner);
            links.withdraw(learner);
        }
        rows.disabled(learner, disabled);
    }

    /** A link by which the account's owner chooses a new password, once, within {@link OneTimeLinks#VALID}. */
    @Transactional
    public Secret passwordLink(SignedIn acting, LearnerId learner) {
        require(acting);
        return links.toChoosePassword(learner);
    }

    private void require(SignedIn acting) {
        if (accounts.behind(acting)
                .filter(account -> account.role() == Role.ADMINISTRATOR)
                .isEmpty()) {
            throw new AccessDeniedException("only an administrator may do this");
        }
    }

    private void requireAnother(LearnerId learner) {
        if (rows.lockAdministrators().equals(List.of(learner))) {
            throw new BadEntry(BadEntry.Field.NAME, "This is the only administrator; make somebody else one before.");
        }
    }
}
