package kibitzer.web.error;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import kibitzer.learning.storage.FullDisk;
import kibitzer.web.frame.Frame;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;

/** Says that the trainer itself failed, keeps the address, and offers to try it again. */
@ParentLayout(Frame.class)
public class FaultView extends Page implements HasErrorParameter<Exception> {
    private static final Logger LOG = LoggerFactory.getLogger(FaultView.class);

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<Exception> error) {
        String address = event.getLocation().getPathWithQueryParameters();
        LOG.error("The page {} could not be shown", address, error.getException());
        boolean full = FullDisk.behind(error.getException());
        begin(full ? "The disk is full" : "This page could not be shown");
        lead(
                full
                        ? FullDisk.SAYS
                        : "The fault is ours. Your answers are stored, and this address will bring you back to where you were.");
        Anchor again = styled(new Anchor("/" + address, "Try again"), "kb-button", "kb-button-first");
        again.setRouterIgnore(true);
        add(styled(new Div(again, styled(new PageLink("To the first page", Paths.HOME), "kb-button")), "kb-actions"));
        return full ? HttpStatus.INSUFFICIENT_STORAGE.value() : HttpServletResponse.SC_INTERNAL_SERVER_ERROR;
    }
}
