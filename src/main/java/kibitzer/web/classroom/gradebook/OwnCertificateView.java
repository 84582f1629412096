package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import kibitzer.classroom.gradebook.Certificates;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** A learner's own certificate of a class that is over. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/certificate")
public class OwnCertificateView extends ClassPage {
    private final transient Certificates certificates;

    OwnCertificateView(ClassGate gate, Visitor visitor, Certificates certificates) {
        super(gate, visitor);
        this.certificates = certificates;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        begin(admission.classroom().name().text(), admission);
        addClassName("kb-certificates");
        certificates
                .own(admission.classroom().id(), own())
                .ifPresentOrElse(
                        own -> add(
                                CertificateSheet.printing(),
                                styled(new Div(new CertificateSheet(own)), "kb-certificate-sheets")),
                        () -> add(new Paragraph("There is no certificate for you here: it comes when the class is over,"
                                + " for those who have passed it.")));
    }
}
