package kibitzer.classroom.lti.link;

import java.net.URI;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.lti.platform.PlatformId;

/**
 * A course of a platform and its class.
 *
 * @param members where the course lists who is in it
 */
public record CourseContext(
        ContextId id, PlatformId platform, String deployment, ClassroomId classroom, Optional<URI> members) {}
