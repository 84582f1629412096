package kibitzer.classroom.problems;

import java.time.Instant;
import java.util.Optional;
import kibitzer.classroom.ProblemSetId;

/**
 * A draft as it is stored.
 *
 * @param revision counts the times it was saved; whoever saves names the one that was read
 * @param shareToken opens it to other instructors, to read; empty if it is not shared
 * @param archived true if it is put away
 */
public record StoredDraft(
        ProblemSetId id, int revision, Draft draft, Optional<String> shareToken, Instant changedAt, boolean archived) {

    /** True if nobody has written anything in it: no set that anybody would look for. */
    boolean isBlank() {
        return revision == 1 && shareToken.isEmpty() && draft.equals(Draft.untitled(draft.author()));
    }
}
