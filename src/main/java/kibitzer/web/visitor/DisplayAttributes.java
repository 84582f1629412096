package kibitzer.web.visitor;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import java.util.LinkedHashMap;
import java.util.Map;
import kibitzer.learning.display.Display;
import kibitzer.learning.display.Displays;
import org.springframework.stereotype.Component;

/**
 * Writes the learner's wishes for the look of the page into the page as it is sent, so that its first paint has them; styles
 * read them from the attributes of {@code html}.
 */
@Component
public class DisplayAttributes implements VaadinServiceInitListener {
    private final Displays displays;
    private final Visitor visitor;

    DisplayAttributes(Displays displays, Visitor visitor) {
        this.displays = displays;
        this.visitor = visitor;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addIndexHtmlRequestListener(page -> {
            var html = page.getDocument().child(0);
            of(displays.of(visitor.learner())).forEach(html::attr);
        });
    }

    /** Gives a page that is shown already another look. */
    public void show(UI page, Display display) {
        Map<String, String> wished = of(display);
        of(new Display(true, true, true, true, true, Display.Light.DARK))
                .keySet()
                .forEach(name -> page.getPage()
                        .executeJs(
                                wished.containsKey(name)
                                        ? "document.documentElement.setAttribute($0, $1)"
                                        : "document.documentElement.removeAttribute($0)",
                                name,
                                wished.getOrDefault(name, "")));
    }

    static Map<String, String> of(Display display) {
        Map<String, String> attributes = new LinkedHashMap<>();
        if (display.fourColours()) {
            attributes.put("data-pack", "four-colour");
        }
        if (display.largePrint()) {
            attributes.put("data-print", "large");
        }
        if (display.leftHanded()) {
            attributes.put("data-fan", "left");
        }
        if (display.oneTap()) {
            attributes.put("data-tap", "once");
        }
        if (display.sound()) {
            attributes.put("data-sound", "on");
        }
        if (display.light() != Display.Light.AS_THE_DEVICE) {
            attributes.put("data-theme", display.light().word());
        }
        return attributes;
    }
}
