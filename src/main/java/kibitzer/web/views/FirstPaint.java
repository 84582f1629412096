package kibitzer.web.views;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import kibitzer.web.Visitor;
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
        event.addIndexHtmlRequestListener(page -> addMenu(
                page.getDocument(), String.valueOf(page.getVaadinRequest().getPathInfo())));
    }

    private void addMenu(Document page, String path) {
        Element first = page.body().prependElement("div").addClass("kb-first-paint");
        first.append(Frame.header(visitor).getElement().getOuterHTML());
        for (Element link : first.select("nav a")) {
            if (path.startsWith("/" + link.attr("href"))) {
                link.attr("aria-current", "page");
            }
        }
    }
}
