package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Certificates;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** The certificates of all who have passed a class, to be printed a page each. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/certificates")
public class CertificatesView extends GradebookPage {
    private final transient Certificates certificates;

    CertificatesView(ClassGate gate, Visitor visitor, Certificates certificates) {
        super(gate, visitor);
        this.certificates = certificates;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        Certificates.Standing standing = certificates.of(id, visitor());
        begin("Certificates", admission);
        addClassName("kb-certificates");
        add(ways(to("Gradebook", GradebookView.class, id), ofInstructors(to("What counts", GradingView.class, id))));
        if (standing.grading().pass().isEmpty()) {
            add(new Paragraph("The class has no pass mark yet. It is set under What counts; whoever has as much of the"
                    + " total gets a certificate."));
            return;
        }
        add(styled(new Paragraph(inWords(standing, admission)), "kb-screen-only"));
        if (standing.passed().isEmpty()) {
            return;
        }
        add(CertificateSheet.printing());
        Div sheets = styled(new Div(), "kb-certificate-sheets");
        standing.passed().forEach(certificate -> sheets.add(new CertificateSheet(certificate)));
        add(sheets);
    }

    private static String inWords(Certificates.Standing standing, Admission admission) {
        return standing.passed().size() + " of " + counted(standing.learners(), "learner", "learners")
                + " passed so far. "
                + GradingView.inWords(standing.grading())
                + (standing.open() == 0
                        ? ""
                        : " " + counted(standing.open(), "assignment", "assignments")
                                + " can still be handed in, so that this may change.")
                + (admission.classroom().archived()
                        ? " The class is archived: each of them finds their certificate on the page of the class."
                        : " Once the class is archived, under Settings, each of them finds their certificate on the page of the class.");
    }
}
