package kibitzer.web.error;

import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.springframework.stereotype.Component;

/**
 * Says by the status, too, that an address leads to no page: the page that tells readers so is sent by the script later, which
 * search engines and scanners do not wait for.
 */
@Component
final class NoSuchPageStatus implements VaadinServiceInitListener {
    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addIndexHtmlRequestListener(page -> {
            if (leadsNowhere(page.getVaadinRequest())) {
                page.getVaadinResponse().setStatus(HttpStatusCode.NOT_FOUND.getCode());
            }
        });
    }

    private static boolean leadsNowhere(VaadinRequest request) {
        return request.getService()
                .getRouter()
                .resolveNavigationTarget(request.getPathInfo(), request.getParameterMap())
                .isEmpty();
    }
}
