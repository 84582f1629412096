package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.SittingId;

/**
 * What an instructor notes about a learner, for the instructors of the class alone.
 *
 * @param sitting the one it is about; empty if it is about the learner
 * @param by the instructor's name as it was then
 */
public record PrivateNote(UUID id, Optional<SittingId> sitting, String said, String by, Instant at) {}
