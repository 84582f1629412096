package kibitzer.web.page;

import com.vaadin.flow.router.RouterLink;

/** A link to a page of another feature, by its address. */
public final class PageLink extends RouterLink {

    /** @param path one of {@link Paths}, without a slash before it */
    public PageLink(String text, String path) {
        setText(text);
        getElement().setAttribute("href", path);
    }
}
