package kibitzer.web.classroom;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.web.frame.Frame;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;

/** Answers the address of a class that is not there, or is not for the visitor: the words are the same. */
@ParentLayout(Frame.class)
public class NoSuchClassView extends Page implements HasErrorParameter<NoSuchClass> {

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NoSuchClass> error) {
        begin("There is no such class");
        lead("The address may be mistyped, or the class is not one of yours.");
        add(styled(
                new Div(styled(new PageLink("To the first page", Paths.HOME), "kb-button", "kb-button-first")),
                "kb-actions"));
        return HttpServletResponse.SC_NOT_FOUND;
    }
}
