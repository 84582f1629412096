package kibitzer.classroom.roster;

import java.util.UUID;

/** Names an invitation; says nothing to whoever is not an instructor of the class. */
public record InvitationId(UUID id) {
    @Override
    public String toString() {
        return id.toString();
    }
}
