package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import java.util.Locale;

/** Where on a new page its reader begins, if not at its top; {@code places.js} goes there. */
public enum Begin {
    /** At the upper edge of a part. */
    HERE,
    /** No further down than a part needs to be seen whole, and never past its upper edge. */
    WHOLE;

    /** Marks the part of the page; the first that is marked counts. */
    public void on(Component part) {
        part.getElement().setAttribute("data-begin", name().toLowerCase(Locale.ROOT));
    }
}
