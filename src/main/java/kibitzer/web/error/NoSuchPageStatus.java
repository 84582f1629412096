package kibitzer.web.error;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.NavigationState;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinServiceInitListener;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import kibitzer.web.page.KnownNames;

/**
 * Says by the status, too, that an address leads to no page, or names something that is not there: the page that tells readers so
 * is sent by the script later, which search engines and scanners do not wait for.
 */
@org.springframework.stereotype.Component
final class NoSuchPageStatus implements VaadinServiceInitListener {
    private final Map<Class<? extends Component>, Predicate<RouteParameters>> pages = new HashMap<>();

    NoSuchPageStatus(List<KnownNames> features) {
        features.forEach(feature -> pages.putAll(feature.pages()));
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addIndexHtmlRequestListener(page -> {
            if (leadsNowhere(page.getVaadinRequest())) {
                page.getVaadinResponse().setStatus(HttpStatusCode.NOT_FOUND.getCode());
            }
        });
    }

    private boolean leadsNowhere(VaadinRequest request) {
        return request.getService()
                .getRouter()
                .resolveNavigationTarget(request.getPathInfo(), request.getParameterMap())
                .filter(this::isThere)
                .isEmpty();
    }

    private boolean isThere(NavigationState state) {
        return Optional.ofNullable(pages.get(state.getNavigationTarget()))
                .map(names -> names.test(state.getRouteParameters()))
                .orElse(true);
    }
}
