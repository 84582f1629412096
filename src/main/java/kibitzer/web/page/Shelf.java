package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.server.VaadinSession;
import java.io.Serializable;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A group of a long page, folded to its name and what is in it. What a visitor unfolds stays so until they leave the trainer, so
 * that Back finds the page as it was; an address that ends in the group's name unfolds it.
 */
public final class Shelf extends NativeDetails {

    /** @param page the path of the page: "lessons"
     * @param name the group in that address: "poker"
     * @param amount what is in it: "63 lessons"
     * @param unfolded whether it is so until the visitor says otherwise */
    public Shelf(String page, String name, String title, String amount, boolean unfolded, Component... content) {
        String key = page + "#" + name;
        setId(name);
        addClassName("kb-shelf");
        setSummary(Page.styled(new H2(title), "kb-heading"), Page.styled(new Span(amount), "kb-soft"));
        setContent(new Div(content));
        setOpen(Unfolded.here().flatMap(all -> all.of(key)).orElse(unfolded));
        addToggleListener(toggled -> Unfolded.here().ifPresent(all -> all.keep(key, toggled.isOpened())));
    }

    /** With a picture before its name. */
    public Shelf pictured(Component picture) {
        getSummary().addComponentAsFirst(picture);
        return this;
    }

    /** What the visitor folded and unfolded, kept with the session. */
    private static final class Unfolded implements Serializable {
        private final Map<String, Boolean> byGroup = new ConcurrentHashMap<>();

        static Optional<Unfolded> here() {
            return Optional.ofNullable(VaadinSession.getCurrent()).map(session -> {
                Unfolded kept = session.getAttribute(Unfolded.class);
                if (kept == null) {
                    kept = new Unfolded();
                    session.setAttribute(Unfolded.class, kept);
                }
                return kept;
            });
        }

        Optional<Boolean> of(String group) {
            return Optional.ofNullable(byGroup.get(group));
        }

        void keep(String group, boolean unfolded) {
            byGroup.put(group, unfolded);
        }
    }
}
