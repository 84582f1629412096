package kibitzer.web.style;

import com.vaadin.flow.router.RouteConfiguration;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import kibitzer.web.frame.Frame;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.stereotype.Component;

/** Serves the style page at /style where {@code kibitzer.style-page} asks for it. */
@Component
@ConditionalOnProperty("kibitzer.style-page")
final class StyleRoute implements VaadinServiceInitListener {

    @Override
    @SuppressWarnings("unchecked") // Vaadin takes layouts as an array of classes
    public void serviceInit(ServiceInitEvent event) {
        RouteConfiguration.forApplicationScope().setRoute("style", StylePage.class, Frame.class);
    }
}
