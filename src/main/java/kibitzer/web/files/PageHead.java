package kibitzer.web.files;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import java.net.URI;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.springframework.stereotype.Component;

/** Names in the head of each page all files that it begins with, so that the browser fetches them side by side. */
@Component
final class PageHead implements VaadinServiceInitListener {
    private final PageFiles files;
    private final StartFiles start = new StartFiles();

    PageHead(PageFiles files) {
        this.files = files;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addIndexHtmlRequestListener(page -> {
            Element head = page.getDocument().head();
            head.appendElement("link").attr("rel", "manifest").attr("href", "./manifest.webmanifest");
            head.appendElement("link").attr("rel", "apple-touch-icon").attr("href", "./icon-180.png");
            head.appendElement("link").attr("rel", "stylesheet").attr("href", relative(files.styles()));
            beforeVaadinsOwn(head);
            files.fonts()
                    .forEach(font -> head.appendElement("link")
                            .attr("rel", "preload")
                            .attr("as", "font")
                            .attr("type", "font/woff2")
                            .attr("crossorigin", "")
                            .attr("href", relative(font)));
            preload(head);
        });
    }

    /** What is to hear of a step through the history before Vaadin's client does has to listen first. */
    private void beforeVaadinsOwn(Element head) {
        Element script = new Element("script").attr("type", "module").attr("src", relative(files.script()));
        Element vaadins = head.selectFirst("script[type=module][src]");
        if (vaadins == null) {
            head.appendChild(script);
        } else {
            vaadins.before(script);
        }
    }

    private void preload(Element head) {
        Set<String> named = new HashSet<>(head.select("link[rel=modulepreload]").eachAttr("href"));
        for (String script : head.select("script[type=module][src]").eachAttr("src")) {
            URI place = URI.create("/").resolve(script);
            StartFiles.Start begun = start.after(place.getPath().substring(1));
            begun.first().stream()
                    .map(file -> beside(place, file))
                    .filter(named::add)
                    .forEach(file -> name(head, "modulepreload", file));
            begun.components().ifPresent(components -> {
                String all = beside(place, components.script());
                Stream.concat(Stream.of(all), components.files().stream().map(file -> beside(place, file)))
                        .distinct()
                        .forEach(file -> name(head, "kb-on-demand", file));
                putInPlaceOf(all, beside(place, "./"), head);
                name(head, "modulepreload", relative(files.componentsScript()));
            });
        }
    }

    private static String beside(URI place, String file) {
        return "." + place.resolve(file).getPath();
    }

    private static void name(Element head, String relation, String file) {
        head.appendElement("link").attr("rel", relation).attr("crossorigin", "").attr("href", file);
    }

    /**
     * Who asks for Vaadin's components from beside them gets the script that waits for them; a browser that knows no such map
     * gets them all. The map counts from the base of the page, and before the first module.
     */
    private void putInPlaceOf(String components, String folder, Element head) {
        head.prependElement("script")
                .attr("type", "importmap")
                .append("{\"scopes\": {\"%s\": {\"%s\": \"%s\"}}}"
                        .formatted(folder, components, relative(files.componentsScript())));
        Element base = head.selectFirst("base");
        if (base != null) {
            head.prependChild(base);
        }
    }

    /** From the base of the page, wherever the trainer is mounted. */
    private static String relative(String address) {
        return "." + address;
    }
}
