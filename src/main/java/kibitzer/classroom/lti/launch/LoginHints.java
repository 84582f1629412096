package kibitzer.classroom.lti.launch;

import java.util.Optional;

/**
 * With what a platform begins a login; it is sent back to the platform as it came.
 *
 * @param clientId as the platform names the trainer, where it says so
 */
public record LoginHints(
        String issuer,
        String loginHint,
        Optional<String> messageHint,
        Optional<String> clientId,
        Optional<String> deployment) {}
