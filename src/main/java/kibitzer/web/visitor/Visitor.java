package kibitzer.web.visitor;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.SessionInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletResponse;
import com.vaadin.flow.server.VaadinSession;
import java.util.Optional;
import kibitzer.accounts.SignedIn;
import kibitzer.http.LearnerCookie;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Component;

/** Who sits in front of the page: one who signed in, or a guest, known by a cookie from the first visit on. */
@Component
public class Visitor implements VaadinServiceInitListener {
    private final LearnerCookie cookie;

    Visitor(LearnerCookie cookie) {
        this.cookie = cookie;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addSessionInitListener(this::welcome);
    }

    private void welcome(SessionInitEvent event) {
        if (account().isEmpty()) {
            event.getSession()
                    .setAttribute(
                            LearnerId.class,
                            cookie.welcome(
                                    (VaadinServletRequest) event.getRequest(), VaadinServletResponse.getCurrent()));
        }
    }

    /** The learner of the request that is being answered. */
    public LearnerId learner() {
        return account().map(SignedIn::learner).orElseGet(this::guest);
    }

    /** Who signed in; empty for a guest. */
    public Optional<SignedIn> account() {
        return SignedIn.current();
    }

    /** A session that began while nothing could be stored gets its learner later. */
    private LearnerId guest() {
        LearnerId learner = VaadinSession.getCurrent().getAttribute(LearnerId.class);
        if (learner != null) {
            return learner;
        }
        LearnerId late = cookie.welcome(VaadinServletRequest.getCurrent(), VaadinServletResponse.getCurrent());
        VaadinSession.getCurrent().setAttribute(LearnerId.class, late);
        return late;
    }
}
