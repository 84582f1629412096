package kibitzer.web.error;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;

/** Something that an address names and the trainer does not have, told in words meant for the learner. */
public final class PageNotFound extends NotFoundException {
    private PageNotFound(String says) {
        super(says);
    }

    /** Answers the address with the page that says so. */
    public static void tell(BeforeEnterEvent event, String says) {
        event.rerouteToError(new PageNotFound(says), says);
    }
}
