package kibitzer.classroom.assignment;

import java.time.Instant;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;

/**
 * A set that a class is to answer.
 *
 * @param revision counts its changes; a change names the one it is made to
 * @param withdrawn when it was taken back; learners see it no more
 */
public record Assignment(
        AssignmentId id,
        ClassroomId classroom,
        VersionId version,
        Terms terms,
        int revision,
        Instant made,
        Optional<Instant> withdrawn) {}
