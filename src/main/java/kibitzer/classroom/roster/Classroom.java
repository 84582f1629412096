package kibitzer.classroom.roster;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;

/**
 * A class.
 *
 * @param zone in which its dates are told and entered
 * @param archivedAt empty while it goes on; an archived class takes nobody and can be read by whoever belongs to it
 */
public record Classroom(ClassroomId id, ClassName name, ZoneId zone, Instant since, Optional<Instant> archivedAt) {

    public boolean archived() {
        return archivedAt.isPresent();
    }
}
