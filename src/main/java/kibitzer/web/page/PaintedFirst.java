package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import java.util.Optional;

/**
 * What a page has to show before its own scripts are there, where that is not the page itself as it begins: sent with the page,
 * only to be looked at, and gone once the page stands.
 */
public interface PaintedFirst {
    /** The page that it is of. */
    Class<? extends Component> page();

    /** What is read first on it; empty where the address leads to nothing, or nothing can be said before. */
    Optional<Painted> paint(RouteParameters parameters, QueryParameters query);

    /**
     * A picture of the beginning of a page.
     *
     * @param main as {@link Page} lays it; no element of it is heard
     * @param query the query of the address that shows the same again, where the page has chosen what to show
     */
    record Painted(Component main, Optional<QueryParameters> query) {}
}
