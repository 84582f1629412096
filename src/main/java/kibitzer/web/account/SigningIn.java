package kibitzer.web.account;

import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletResponse;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.security.SessionSignIn;
import org.springframework.stereotype.Component;

/** Signs in, from a page, whoever has just registered or chosen a new password. */
@Component
public class SigningIn {
    private final SessionSignIn sessions;

    SigningIn(SessionSignIn sessions) {
        this.sessions = sessions;
    }

    public void enter(LearnerId learner) {
        sessions.enter(
                learner,
                VaadinServletRequest.getCurrent().getHttpServletRequest(),
                VaadinServletResponse.getCurrent().getHttpServletResponse());
    }
}
