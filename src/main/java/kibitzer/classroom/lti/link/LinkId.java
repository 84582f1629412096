package kibitzer.classroom.lti.link;

import java.util.UUID;

/** Names an activity of a course. */
public record LinkId(UUID id) {}
