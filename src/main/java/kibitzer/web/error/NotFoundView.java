package kibitzer.web.error;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import kibitzer.web.frame.Frame;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;

/** Says in plain words that an address leads nowhere, and where to go instead. */
@ParentLayout(Frame.class)
public class NotFoundView extends Page implements HasErrorParameter<NotFoundException> {

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NotFoundException> error) {
        begin("There is no such page");
        lead(
                error.getException() instanceof PageNotFound
                        ? error.getCustomMessage()
                        : "The address may be mistyped, or the page has moved. Nothing of yours is lost.");
        add(styled(
                new Div(
                        styled(new PageLink("To the first page", Paths.HOME), "kb-button", "kb-button-first"),
                        styled(new PageLink("Look in the library", Paths.LIBRARY), "kb-button")),
                "kb-actions"));
        return HttpServletResponse.SC_NOT_FOUND;
    }
}
