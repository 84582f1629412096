package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.web.frame.Frame;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;

/** Answers the address of an assignment or sitting that is not there, or is not for the visitor: the words are the same. */
@ParentLayout(Frame.class)
public class NoSuchAssignmentView extends Page implements HasErrorParameter<NoSuchAssignment> {

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NoSuchAssignment> error) {
        begin("There is no such assignment");
        lead("The address may be mistyped, the assignment may have been taken back, or it is not one of yours.");
        add(styled(
                new Div(styled(new PageLink("To the first page", Paths.HOME), "kb-button", "kb-button-first")),
                "kb-actions"));
        return HttpServletResponse.SC_NOT_FOUND;
    }
}
