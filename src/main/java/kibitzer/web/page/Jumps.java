package kibitzer.web.page;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Nav;

/** The way from the top of a long page to each of its sections. */
public final class Jumps extends Nav {
    private final String page;

    /** @param page the path of the page: "lessons" */
    public Jumps(String page, String label) {
        this.page = page;
        addClassName("kb-jumps");
        setAriaLabel(label);
    }

    /** Leads to a section by its heading, which takes the name as its id. */
    public void to(H2 heading, String name, String text) {
        heading.setId(name);
        Anchor jump = new Anchor(page + "#" + name, text);
        jump.setRouterIgnore(true);
        add(jump);
    }
}
