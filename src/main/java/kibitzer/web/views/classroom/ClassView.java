package kibitzer.web.views.classroom;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.Visitor;
import kibitzer.web.views.Frame;

/** The first page of a class. */
@PermitAll
@Route(value = "class/:id", layout = Frame.class)
public class ClassView extends ClassPage {

    ClassView(ClassGate gate, Visitor visitor) {
        super(gate, visitor);
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        begin(admission.classroom().name().text(), admission);
    }
}
