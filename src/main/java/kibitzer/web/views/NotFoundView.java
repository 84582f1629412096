package kibitzer.web.views;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.router.RouterLink;
import jakarta.servlet.http.HttpServletResponse;

/** Says in plain words that an address leads nowhere, and where to go instead. */
@ParentLayout(Frame.class)
public class NotFoundView extends Page implements HasErrorParameter<NotFoundException> {

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NotFoundException> error) {
        begin("There is no such page");
        lead(
                error.getException() instanceof Missing
                        ? error.getCustomMessage()
                        : "The address may be mistyped, or the page has moved. Nothing of yours is lost.");
        add(styled(
                new Div(
                        styled(new RouterLink("To the first page", HomeView.class), "kb-button", "kb-button-first"),
                        styled(new RouterLink("Look in the library", LibraryView.class), "kb-button")),
                "kb-actions"));
        return HttpServletResponse.SC_NOT_FOUND;
    }
}
