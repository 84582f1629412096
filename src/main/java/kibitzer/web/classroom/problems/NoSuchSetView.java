package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.router.RouterLink;
import jakarta.servlet.http.HttpServletResponse;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.web.frame.Frame;
import kibitzer.web.page.Page;

/** Answers the address of a set that is not there, or is not for the visitor: the words are the same. */
@ParentLayout(Frame.class)
public class NoSuchSetView extends Page implements HasErrorParameter<NoSuchSet> {

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NoSuchSet> error) {
        begin("There is no such problem set");
        lead("The address may be mistyped, the set is not one of yours, or its link was withdrawn.");
        add(styled(
                new Div(styled(new RouterLink("Your problem sets", SetsView.class), "kb-button", "kb-button-first")),
                "kb-actions"));
        return HttpServletResponse.SC_NOT_FOUND;
    }
}
