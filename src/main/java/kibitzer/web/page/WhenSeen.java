package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.util.function.Supplier;

/**
 * A part of a page that is made when a reader comes to it: what stands under the question, with scripts of its own, need not
 * be fetched by who only answers.
 */
public final class WhenSeen extends Div {
    private static final String SEEN = "kb-seen";

    /** Where nothing can be observed it is made at once. */
    private static final String LOOK = """
            const tell = () => this.dispatchEvent(new Event('kb-seen'));
            if (!window.IntersectionObserver) return tell();
            new IntersectionObserver((parts, observer) => {
              if (!parts.some((part) => part.isIntersecting)) return;
              observer.disconnect();
              tell();
            }).observe(this);
            """;

    private final transient Supplier<Component> part;

    public WhenSeen(Supplier<Component> part) {
        this.part = part;
        addClassName("kb-when-seen");
        getElement().addEventListener(SEEN, seen -> show());
        addAttachListener(attached -> {
            if (getComponentCount() == 0) {
                getElement().executeJs(LOOK);
            }
        });
    }

    /** Makes the part, once. */
    public void show() {
        if (getComponentCount() == 0) {
            add(part.get());
        }
    }
}
