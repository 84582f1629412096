package kibitzer.web.views;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;

/** Something that an address names and the trainer does not have, told in words meant for the learner. */
final class Missing extends NotFoundException {
    private Missing(String says) {
        super(says);
    }

    /** Answers the address with the page that says so. */
    static void tell(BeforeEnterEvent event, String says) {
        event.rerouteToError(new Missing(says), says);
    }
}
