package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Which names in the addresses of a feature's pages lead to something. The page is made by the script later; the status of the
 * reply says at once whether there will be anything on it.
 */
public interface KnownNames {
    /**
     * Every page of the feature whose address names something, with whether that is there for whoever asks. Nothing is changed
     * by asking, and no guess at a secret is answered here that the page itself would count.
     */
    Map<Class<? extends Component>, Predicate<RouteParameters>> pages();
}
