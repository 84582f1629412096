package kibitzer.web.frame;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.NavigationTrigger;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.Router;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.auth.AccessAnnotationChecker;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import java.util.Optional;
import kibitzer.web.page.ListSearch;
import kibitzer.web.page.PaintedFirst;
import org.springframework.beans.factory.config.AutowireCapableBeanFactory;
import org.springframework.stereotype.Service;

/** Enters a page as the router does, for a picture of it: no browser has it, and nothing on it is ever pressed. */
@Service
final class EnteredPage {
    private final AutowireCapableBeanFactory pages;

    EnteredPage(AutowireCapableBeanFactory pages) {
        this.pages = pages;
    }

    /** Pictures are of pages that everybody may see: who may see another is asked when it is entered. */
    static boolean isForEverybody(Class<? extends Component> page) {
        return Optional.ofNullable(new AccessAnnotationChecker().getSecurityTarget(page))
                .filter(told -> told.isAnnotationPresent(AnonymousAllowed.class))
                .isPresent();
    }

    /** The page as its address lays it; empty where the address leads to nothing, or to another page. */
    Optional<PaintedFirst.Painted> enter(
            Router router,
            Class<? extends Component> page,
            String path,
            RouteParameters parameters,
            QueryParameters query) {
        Component entered = pages.createBean(page);
        if (!(entered instanceof BeforeEnterObserver observer)) {
            // Words that are looked for narrow its list when it is shown.
            return query.getSingleParameter(ListSearch.WORDS).isPresent()
                    ? Optional.empty()
                    : Optional.of(new PaintedFirst.Painted(entered, Optional.empty()));
        }
        BeforeEnterEvent event = new BeforeEnterEvent(
                router, NavigationTrigger.PAGE_LOAD, new Location(path, query), page, parameters, nobody(), List.of());
        observer.beforeEnter(event);
        if (event.hasForwardTarget()
                && page.equals(event.getForwardTargetType())
                && event.hasRedirectQueryParameters()) {
            return chosen(router, page, path, event);
        }
        return event.hasForwardTarget()
                        || event.hasRerouteTarget()
                        || event.hasErrorParameter()
                        || event.hasUnknownForward()
                        || event.hasUnknownReroute()
                        || event.hasExternalForwardUrl()
                ? Optional.empty()
                : Optional.of(new PaintedFirst.Painted(entered, Optional.empty()));
    }

    /** The page leads to itself where it chooses what to show: that is what its address has to ask for. */
    private Optional<PaintedFirst.Painted> chosen(
            Router router, Class<? extends Component> page, String path, BeforeEnterEvent forward) {
        QueryParameters query = forward.getRedirectQueryParameters();
        return enter(router, page, path, forward.getForwardTargetRouteParameters(), query)
                .filter(shown -> shown.query().isEmpty())
                .map(shown -> new PaintedFirst.Painted(shown.main(), Optional.of(query)));
    }

    private static UI nobody() {
        UI nobody = new UI();
        Optional.ofNullable(VaadinSession.getCurrent()).ifPresent(nobody.getInternals()::setSession);
        return nobody;
    }
}
