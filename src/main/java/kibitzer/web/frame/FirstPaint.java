package kibitzer.web.frame;

import com.vaadin.flow.router.NavigationState;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinServiceInitListener;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.visitor.Visitor;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.springframework.stereotype.Component;

/**
 * Sends the menu with the page itself, so that it is there, and leads on, before any script is. The script of all pages takes
 * it away at the moment when the frame has put the same menu into the same place.
 */
@Component
final class FirstPaint implements VaadinServiceInitListener {
    private final Visitor visitor;

    FirstPaint(Visitor visitor) {
        this.visitor = visitor;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addIndexHtmlRequestListener(page -> addMenu(page.getDocument(), page.getVaadinRequest()));
    }

    private void addMenu(Document page, VaadinRequest request) {
        Element first = page.body().prependElement("div").addClass("kb-first-paint");
        first.append(Frame.header(visitor).getElement().getOuterHTML());
        request.getService()
                .getRouter()
                .resolveNavigationTarget(request.getPathInfo(), request.getParameterMap())
                .map(NavigationState::getNavigationTarget)
                .flatMap(MenuEntry::of)
                .ifPresent(entry ->
                        first.select("nav a[href=" + entry.path() + "]").attr("aria-current", "true"));
    }
}
