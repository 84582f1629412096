package kibitzer.web.views;

import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Footer;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.RouterLayout;
import com.vaadin.flow.router.RouterLink;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import kibitzer.web.Visitor;
import kibitzer.web.account.AccountEntry;

/** The frame of every page: the way past the menu, the menu, the page, the foot. */
@AnonymousAllowed
public class Frame extends Div implements RouterLayout, AfterNavigationObserver {
    private final Div place = new Div();
    private boolean opened;

    Frame(Visitor visitor) {
        addClassName("kb-shell");
        place.addClassName("kb-place");
        Footer foot = new Footer(
                new Span("The rules and the advice are the books' own; the words are ours."),
                new RouterLink("Settings", SettingsView.class));
        foot.addClassName("kb-footer");
        add(skipLink(), header(visitor), place, foot);
    }

    /** The menu with the name before it and the account after it. */
    static Header header(Visitor visitor) {
        Header header = new Header(name(), menu(visitor), new AccountEntry(visitor.account()));
        header.addClassName("kb-header");
        return header;
    }

    private static Anchor skipLink() {
        Anchor skip = new Anchor("#main", "Skip to the page");
        skip.addClassName("kb-skip");
        skip.setRouterIgnore(true);
        // The address of a fragment is relative to the first page, so that the browser alone would leave this one.
        skip.getElement()
                .executeJs("this.addEventListener('click', event => { event.preventDefault();"
                        + " document.getElementById('main')?.focus(); })");
        return skip;
    }

    private static RouterLink name() {
        RouterLink name = new RouterLink("Kibitzer", HomeView.class);
        name.addClassName("kb-name");
        return name;
    }

    private static Nav menu(Visitor visitor) {
        Nav menu = new Nav();
        menu.addClassName("kb-nav");
        menu.getElement().setAttribute("aria-label", "Main");
        for (MenuEntry entry : MenuEntry.values()) {
            if (entry != MenuEntry.CLASSES || visitor.account().isPresent()) {
                menu.add(entry.link());
            }
        }
        return menu;
    }

    @Override
    public void showRouterLayoutContent(HasElement content) {
        place.getElement().removeAllChildren();
        place.getElement().appendChild(content.getElement());
    }

    /** A new page begins at its top and takes the focus; the first page of a visit leaves it to the browser. */
    @Override
    public void afterNavigation(AfterNavigationEvent event) {
        if (opened && !event.isRefreshEvent()) {
            getElement().executeJs("document.getElementById('main')?.focus({preventScroll: true})");
        }
        opened = true;
    }
}
