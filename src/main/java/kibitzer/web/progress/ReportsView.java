package kibitzer.web.progress;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import kibitzer.accounts.Role;
import kibitzer.learning.report.VerdictReport;
import kibitzer.learning.report.VerdictReports;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;

/** What the learner has reported, and what he was told. */
@UnderMenu(MenuEntry.PROGRESS)
@Route("reports")
public class ReportsView extends Page implements BeforeEnterObserver {
    private final transient VerdictReports reports;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    ReportsView(VerdictReports reports, Visitor visitor, WallClock clock) {
        this.reports = reports;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        begin("Your reports");
        List<VerdictReport> own = reports.of(visitor.learner());
        lead(
                own.isEmpty()
                        ? "You have reported nothing. Under every verdict stands: I think this is wrong."
                        : "What you held to be wrong, and what you were told.");
        visitor.account()
                .filter(account -> account.role().atLeast(Role.INSTRUCTOR))
                .ifPresent(teaching -> add(new RouterLink("The reports of all learners", ReportsDeskView.class)));
        own.forEach(report -> add(ReportCard.own(report, clock.today())));
    }
}
