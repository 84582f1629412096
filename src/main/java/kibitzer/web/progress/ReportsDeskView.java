package kibitzer.web.progress;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import kibitzer.accounts.Role;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.report.VerdictReport;
import kibitzer.learning.report.VerdictReport.Status;
import kibitzer.learning.report.VerdictReports;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.Page;
import kibitzer.web.visitor.WallClock;

/** The reports of all learners, for whoever teaches: to look into and to answer. */
@Route("admin/reports")
@RolesAllowed({Role.INSTRUCTORS, Role.ADMINISTRATORS})
public class ReportsDeskView extends Page implements BeforeEnterObserver {
    private static final String STATUS = "status";
    private static final int MOST = 50;

    private final transient VerdictReports reports;
    private final transient WallClock clock;

    ReportsDeskView(VerdictReports reports, WallClock clock) {
        this.reports = reports;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        show(event.getLocation()
                .getQueryParameters()
                .getSingleParameter(STATUS)
                .flatMap(Status::find)
                .orElse(Status.OPEN));
    }

    private void show(Status status) {
        begin("Reports of wrong verdicts");
        Div kinds = styled(new Div(), "kb-actions");
        for (Status kind : Status.values()) {
            RouterLink link = styled(new RouterLink(kind.label(), ReportsDeskView.class), "kb-button");
            link.setQueryParameters(QueryParameters.of(STATUS, kind.word()));
            if (kind == status) {
                link.getElement().setAttribute("aria-current", "true");
            }
            kinds.add(link);
        }
        add(kinds);
        List<VerdictReport> found = reports.with(status, MOST);
        if (found.isEmpty()) {
            add(new Paragraph("There are none."));
        }
        found.forEach(report -> {
            ReportCard card = ReportCard.onTheDesk(report, clock.today());
            card.add(reply(report, status));
            add(card);
        });
    }

    private Div reply(VerdictReport report, Status shown) {
        Select<Status> status = new Select<>();
        status.setLabel("Finding");
        status.setItems(Status.UPHELD, Status.CORRECTED);
        status.setItemLabelGenerator(Status::label);
        status.setValue(report.status() == Status.OPEN ? Status.UPHELD : report.status());
        TextArea words = new TextArea("Reply to the learner");
        words.setMaxLength(VerdictReports.LONGEST);
        words.setValue(report.reply().orElse(""));
        words.setWidthFull();
        Paragraph fault = new Paragraph();
        fault.getElement().setAttribute("role", "alert");
        NativeButton send = styled(
                new OnceButton("Reply", () -> {
                    try {
                        reports.reply(report.id(), status.getValue(), words.getValue());
                        show(shown);
                    } catch (BadQuestion refused) {
                        fault.setText(refused.getMessage() + ".");
                    }
                }),
                "kb-button");
        return styled(new Div(status, words, send, fault), "kb-objection-form");
    }
}
