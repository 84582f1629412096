package kibitzer.classroom.pages;

import java.time.Instant;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;

/**
 * A page as those who run the class see it.
 *
 * @param revision counts the times the draft was saved; whoever saves names the one that was read
 * @param shown what the class reads; empty while the page is hidden
 * @param changed when the draft was saved last
 */
public record StoredPage(
        PageId id, ClassroomId classroom, int revision, PageText draft, Optional<PageText> shown, Instant changed) {

    /** True if the class reads something, and the draft says something else by now. */
    public boolean isAhead() {
        return shown.filter(read -> !read.equals(draft)).isPresent();
    }

    /** True if nobody has written anything in it. */
    boolean isBlank() {
        return draft.isBlank() && shown.isEmpty();
    }
}
