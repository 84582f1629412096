package kibitzer.web.account;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import kibitzer.accounts.OneTimeLinks;
import kibitzer.classroom.mail.MailWishes;
import kibitzer.learning.learner.Secret;
import kibitzer.web.page.KnownNames;

/** Links that somebody was sent: 256 random bits each, which nobody finds by asking. */
@org.springframework.stereotype.Component
final class LinkNames implements KnownNames {
    private final OneTimeLinks links;
    private final MailWishes wishes;

    LinkNames(OneTimeLinks links, MailWishes wishes) {
        this.links = links;
        this.wishes = wishes;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                ResetView.class,
                        names -> link(names).flatMap(links::changesPasswordOf).isPresent(),
                SetUpView.class, names -> link(names).filter(links::setsUp).isPresent(),
                MailsView.class,
                        names -> names.get("token").flatMap(wishes::whose).isPresent());
    }

    private static Optional<Secret> link(RouteParameters names) {
        return names.get("token").map(Secret::new);
    }
}
