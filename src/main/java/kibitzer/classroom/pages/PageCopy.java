package kibitzer.classroom.pages;

import java.util.List;
import java.util.Optional;

/**
 * A page as it is taken over into another class.
 *
 * @param shown what the class reads; empty while it is hidden
 */
public record PageCopy(PageText draft, Optional<PageText> shown, List<PagePicture> pictures) {
    public PageCopy {
        pictures = List.copyOf(pictures);
    }
}
