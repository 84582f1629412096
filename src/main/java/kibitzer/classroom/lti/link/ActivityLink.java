package kibitzer.classroom.lti.link;

import java.net.URI;
import java.util.Optional;
import java.util.Set;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.lti.platform.PlatformId;

/**
 * An activity of a course and what belongs to it.
 *
 * @param resource the platform's own number for it
 * @param assignment empty until an instructor has chosen one
 * @param lineItem the column of the platform's gradebook for it
 * @param lineItems where such a column could be made
 * @param scopes what the trainer may do there
 */
public record ActivityLink(
        LinkId id,
        PlatformId platform,
        String resource,
        Optional<AssignmentId> assignment,
        Optional<URI> lineItem,
        Optional<URI> lineItems,
        Set<String> scopes) {
    public ActivityLink {
        scopes = Set.copyOf(scopes);
    }
}
