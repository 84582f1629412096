package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;

/**
 * What every page is: the main part of the frame, with one heading that is also the title in the browser. Everybody may see
 * it unless it says otherwise itself.
 */
@AnonymousAllowed
public abstract class Page extends Main implements HasDynamicTitle {
    private static final String NAME = "Kibitzer";

    private final H1 heading = new H1();

    protected Page() {
        addClassName("kb-page");
        setId("main");
        getElement().setAttribute("tabindex", "-1");
        heading.addClassName("kb-title");
    }

    /** Empties the page and begins it with its heading. */
    protected final void begin(String title) {
        removeAll();
        heading.setText(title);
        add(heading);
    }

    /** Another heading over what the page shows already. */
    protected final void rename(String title) {
        heading.setText(title);
    }

    protected final void lead(String sentence) {
        Paragraph lead = new Paragraph(sentence);
        lead.addClassName("kb-lead");
        add(lead);
    }

    @Override
    public String getPageTitle() {
        return heading.getText().isEmpty() || heading.getText().equals(NAME) ? NAME : heading.getText() + " - " + NAME;
    }

    public static <C extends Component> C styled(C component, String... classes) {
        component.getElement().getClassList().addAll(List.of(classes));
        return component;
    }
}
