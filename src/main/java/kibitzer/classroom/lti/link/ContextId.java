package kibitzer.classroom.lti.link;

import java.util.UUID;

/** Names a course that has a class. */
public record ContextId(UUID id) {}
