package kibitzer.classroom.message;

import java.time.Instant;
import java.util.UUID;

/**
 * A message to a class.
 *
 * @param by the name of its writer as it is now
 */
public record ClassMessage(UUID id, String said, String by, Instant at) {}
