package kibitzer.classroom.roster;

import java.util.List;
import kibitzer.classroom.ClassroomId;

/**
 * A class that somebody may join, as told before they do.
 *
 * @param instructors by the names on the roster
 * @param name under which they would stand on the roster; who joins by code may choose another
 * @param belongs true if they are in the class already: there is nothing to join
 */
public record JoinOffer(
        ClassroomId id, ClassName className, List<RosterName> instructors, RosterName name, boolean belongs) {
    public JoinOffer {
        instructors = List.copyOf(instructors);
    }
}
