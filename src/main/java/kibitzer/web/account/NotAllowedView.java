package kibitzer.web.account;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.AccessDeniedException;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import kibitzer.web.frame.Frame;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;

/** Says that a page takes a role which the account does not have. */
@ParentLayout(Frame.class)
public class NotAllowedView extends Page implements HasErrorParameter<AccessDeniedException> {

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<AccessDeniedException> error) {
        begin("This page is not open to you");
        lead("It takes a role that your account does not have. Whoever administers the trainer can give it to you.");
        add(styled(
                new Div(styled(new PageLink("To the first page", Paths.HOME), "kb-button", "kb-button-first")),
                "kb-actions"));
        return HttpServletResponse.SC_FORBIDDEN;
    }
}
