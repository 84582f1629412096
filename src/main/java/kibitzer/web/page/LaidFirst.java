package kibitzer.web.page;

import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import java.util.Optional;

/**
 * A page whose {@linkplain PaintedFirst.Painted picture} is not what it shows when it is entered: because that would be done twice
 * at a cost, or would not come out alike. Another of its kind is the page itself.
 */
public interface LaidFirst {
    /** The beginning of the page; empty where nothing can be said before. */
    Optional<PaintedFirst.Painted> lay(RouteParameters parameters, QueryParameters query);
}
