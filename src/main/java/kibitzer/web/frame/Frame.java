package kibitzer.web.frame;

import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.Html;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.Layout;
import com.vaadin.flow.router.RouterLayout;
import com.vaadin.flow.router.RouterLink;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.visitor.Visitor;

/** The frame of every page: the way past the menu, the menu, the page, the foot. */
@Layout
@AnonymousAllowed
public class Frame extends Div implements RouterLayout, AfterNavigationObserver {
    /** The same on every page for everybody: one node that the server keeps for a visitor, not one for each word of it. */
    private static final String FOOT = """
            <footer class="kb-footer">
              <span>The rules and the advice are the books' own; the words are ours.</span>
              <a href="%s" router-link>Join a live lesson</a>
              <a href="%s" router-link>Settings</a>
            </footer>
            """.formatted(Paths.LIVE, Paths.SETTINGS);

    private static final String MORE = "kb-nav-more";
    private static final List<MenuEntry> FOLDED = List.of(MenuEntry.CLASSES, MenuEntry.TOOLS, MenuEntry.LIBRARY);

    private final Div place = new Div();
    private boolean opened;

    Frame(Visitor visitor) {
        addClassName("kb-shell");
        place.addClassName("kb-place");
        add(skipLink(), header(visitor), place, new Html(FOOT));
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
        RouterLink name = new PageLink("Kibitzer", Paths.HOME);
        name.addClassName("kb-name");
        return name;
    }

    private static Nav menu(Visitor visitor) {
        Nav menu = new Nav();
        menu.addClassName("kb-nav");
        menu.getElement().setAttribute("aria-label", "Main");
        boolean signedIn = visitor.account().isPresent();
        for (MenuEntry entry : MenuEntry.values()) {
            if (!signedIn || !FOLDED.contains(entry)) {
                if (entry != MenuEntry.CLASSES) {
                    menu.add(link(entry));
                }
            } else if (entry == FOLDED.getFirst()) {
                addFolded(menu);
            }
        }
        return menu;
    }

    /** Seven entries are too many for a phone: there these open under one of their own; a wide screen shows them as all others. */
    private static void addFolded(Nav menu) {
        NativeButton more = new NativeButton("More");
        more.getElement().setAttribute("popovertarget", MORE);
        Div folded = new Div();
        folded.setId(MORE);
        folded.addClassName(MORE);
        folded.getElement().setAttribute("popover", "auto");
        FOLDED.forEach(entry -> folded.add(link(entry)));
        menu.add(more, folded);
    }

    /** The entry as a link that tells where one is: at its own page, or at one behind it. */
    private static RouterLink link(MenuEntry entry) {
        PageLink link = new PageLink(entry.title(), entry.path());
        link.setHighlightCondition((same, navigation) -> MenuEntry.of(
                        navigation.getActiveChain().getFirst().getClass())
                .filter(entry::equals)
                .isPresent());
        link.setHighlightAction((same, isHere) -> {
            if (isHere) {
                link.getElement().setAttribute("aria-current", "true");
            } else {
                link.getElement().removeAttribute("aria-current");
            }
        });
        return link;
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
            getElement()
                    .executeJs("document.querySelector('.kb-nav-more:popover-open')?.hidePopover();"
                            + "document.getElementById('main')?.focus({preventScroll: true})");
        }
        opened = true;
    }
}
