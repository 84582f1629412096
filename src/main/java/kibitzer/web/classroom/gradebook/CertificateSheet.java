package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import kibitzer.classroom.gradebook.Certificate;
import kibitzer.web.page.Page;

/** A certificate as it is printed: a page of its own, with a line for each instructor's hand. */
final class CertificateSheet extends Article {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

    CertificateSheet(Certificate certificate) {
        addClassName("kb-certificate");
        add(
                new H2("Certificate"),
                Page.styled(new Paragraph(certificate.learner()), "kb-certificate-name"),
                new Paragraph("has finished the class"),
                Page.styled(new Paragraph(certificate.classroom()), "kb-certificate-class"),
                new Paragraph(days(DAY.format(certificate.from()), DAY.format(certificate.to()))),
                new Paragraph(done(certificate)));
        Div hands = Page.styled(new Div(), "kb-certificate-hands");
        certificate.instructors().forEach(name -> hands.add(Page.styled(new Paragraph(name), "kb-certificate-hand")));
        add(hands);
    }

    private static String days(String from, String to) {
        return from.equals(to) ? from : from + " to " + to;
    }

    private static String done(Certificate certificate) {
        String handedIn = certificate.handedIn() + " of "
                + GradebookPage.counted(certificate.assigned(), "assignment", "assignments") + " handed in, "
                + certificate.total().percent() + " of the points";
        return certificate.lessons() == 0
                ? handedIn + "."
                : handedIn + "; at " + GradebookPage.counted(certificate.lessons(), "live lesson", "live lessons")
                        + ".";
    }

    static Div printing() {
        NativeButton print = new NativeButton("Print, or save as PDF");
        print.addClickListener(click -> print.getElement().executeJs("window.print()"));
        print.addClassNames("kb-button", "kb-button-first");
        return Page.styled(new Div(print), "kb-actions", "kb-screen-only");
    }
}
