package kibitzer.web.security;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.Set;
import kibitzer.classroom.lti.platform.Platforms;
import org.springframework.stereotype.Component;

/**
 * Whose pages may show one of the trainer's in a frame: nobody's, but a registered learning platform's where it launched the trainer in
 * one; and while it does so, any registered one's, since it is not known yet which it is. What is shown then signs nobody in
 * and changes nothing.
 */
@Component
class FrameRule {
    private static final Set<String> LAUNCHING = Set.of("/lti/login", "/lti/launch", "/lti/again", "/lti/register");

    private final Platforms platforms;
    private final KeptSignIn kept;

    FrameRule(Platforms platforms, KeptSignIn kept) {
        this.platforms = platforms;
        this.kept = kept;
    }

    Optional<String> framers(HttpServletRequest request) {
        String path = request.getRequestURI().substring(request.getContextPath().length());
        return LAUNCHING.contains(path)
                ? Optional.of(String.join(" ", platforms.origins())).filter(origins -> !origins.isEmpty())
                : kept.framers(request);
    }
}
