package kibitzer.web.page;

import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import java.util.Optional;

/** A page that lays itself for its own {@linkplain PaintedFirst.Painted picture}; another of its kind is the page itself. */
public interface LaidFirst {
    /** The beginning of the page; empty where nothing can be said before. */
    Optional<PaintedFirst.Painted> lay(RouteParameters parameters, QueryParameters query);
}
