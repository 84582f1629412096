package kibitzer.web.analysis;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.shared.Registration;
import java.util.Arrays;
import java.util.Optional;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.doubledummy.LeadAnalysis;
import kibitzer.web.analysis.DealAddress.Contract;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.page.LaidFirst;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PaintedFirst;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.bridge.PlayDealLink;
import kibitzer.web.table.FourHands;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A deal with all hands open: what every contract wins, what every lead achieves. The hands are there at once; results
 * come in as they are counted, and the page asks for them until all are there.
 */
@UnderMenu(MenuEntry.TOOLS)
@Route("double-dummy")
public class DoubleDummyView extends Page implements BeforeEnterObserver, LaidFirst {
    private static final Logger LOG = LoggerFactory.getLogger(DoubleDummyView.class);
    private static final int ASK_AFTER_MILLISECONDS = 250;
    private static final int NEVER = -1;

    private final transient DoubleDummyDesk desk;
    private final transient PendingResults awaited = new PendingResults();
    private final Paragraph status = styled(new Paragraph(), "kb-soft");
    private final Div leads = new Div();
    private transient DealAddress address = DealAddress.afresh();
    private TrickTable table = new TrickTable((strain, declarer) -> {});
    private transient Optional<Registration> asking = Optional.empty();

    DoubleDummyView(DoubleDummyDesk desk) {
        this.desk = desk;
        status.getElement().setAttribute("role", "status");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        try {
            DealAddress wanted = DealAddress.read(event.getLocation().getQueryParameters());
            if (wanted.namesNoDeal()) {
                event.forwardTo(DoubleDummyView.class, DealAddress.afresh().query());
                return;
            }
            address = wanted;
            show();
        } catch (BadQuestion unreadable) {
            PageNotFound.tell(event, "This address names no deal: " + unreadable.getMessage() + ".");
        }
    }

    /** The hands; what they can win is counted while the page is on its way. */
    @Override
    public Optional<PaintedFirst.Painted> lay(RouteParameters parameters, QueryParameters query) {
        DealAddress wanted = DealAddress.read(query);
        address = wanted.namesNoDeal() ? DealAddress.afresh() : wanted;
        layOut();
        desk.begin(address.deal(), address.contract());
        return Optional.of(
                new PaintedFirst.Painted(this, wanted.namesNoDeal() ? Optional.of(address.query()) : Optional.empty()));
    }

    private void show() {
        awaited.cancel();
        layOut();
        // The leads first, if any are asked for: they are what the address is about.
        address.contract().ifPresent(this::awaitLeads);
        for (Strain strain : Arrays.asList(Strain.values()).reversed()) {
            awaited.add(
                    desk.tricks(address.deal(), strain),
                    tricks -> {
                        table.show(strain, tricks);
                        address.contract().ifPresent(shown -> table.mark(shown.strain(), shown.declarer()));
                    },
                    this::tellFailure);
        }
        ask();
    }

    private void layOut() {
        begin("Double dummy");
        lead("A deal with all four hands open, and what each side can win when everybody plays perfectly.");
        table = new TrickTable((strain, declarer) -> choose(new Contract(strain, declarer)));
        leads.removeAll();
        Deal deal = address.deal();
        NativeButton another = styled(
                new NativeButton(
                        "Another deal",
                        click -> getUI().ifPresent(ui -> ui.navigate(
                                DoubleDummyView.class, DealAddress.afresh().query()))),
                "kb-button",
                "kb-button-first");
        add(
                new FourHands(deal),
                styled(
                        new Div(another, new PlayDealLink(deal, Seat.NORTH, Vulnerability.NONE, Optional.empty())),
                        "kb-actions"),
                styled(
                        new FilledOnceOpened(
                                "Look into a deal of your own",
                                () -> new OwnDeal(own -> getUI().ifPresent(ui -> ui.navigate(
                                        DoubleDummyView.class,
                                        DealAddress.of(own).query())))),
                        "kb-more"),
                styled(new Div(table), "kb-data-frame"),
                status,
                leads);
    }

    private void choose(Contract contract) {
        address = address.with(contract);
        getUI().ifPresent(ui ->
                ui.getPage().getHistory().replaceState(null, new Location("double-dummy", address.query())));
        awaitLeads(contract);
        ask();
    }

    private void awaitLeads(Contract contract) {
        table.mark(contract.strain(), contract.declarer());
        awaited.add(
                desk.leads(address.deal(), contract.strain(), contract.declarer()),
                found -> address.contract().filter(contract::equals).ifPresent(still -> show(found)),
                this::tellFailure);
    }

    private void show(LeadAnalysis found) {
        leads.removeAll();
        leads.add(
                styled(
                        new H2("Leads against " + found.strain().inWords() + " by "
                                + found.declarer().inWords()),
                        "kb-heading"),
                styled(new Div(new LeadTable(found)), "kb-data-frame"),
                styled(
                        new Paragraph("This says what a lead would achieve, not whether it is a good one: whoever leads"
                                + " sees one hand, and the books advise for that."),
                        "kb-soft"));
    }

    private void tellFailure(Throwable cause) {
        if (cause instanceof TooManyGuesses tooMany) {
            leads.removeAll();
            leads.add(new Paragraph(tooMany.says()));
            return;
        }
        LOG.error("The deal {} could not be counted", address.deal(), cause);
        leads.removeAll();
        leads.add(new Paragraph("This deal could not be counted. Please try another one."));
    }

    @Override
    protected void onAttach(AttachEvent event) {
        ask();
    }

    @Override
    protected void onDetach(DetachEvent event) {
        awaited.cancel();
        stopAsking(event.getUI());
    }

    /** Has the browser ask until everything is counted. */
    private void ask() {
        getUI().ifPresent(this::collect);
        status.setText(awaited.isEmpty() ? "Choose a number to see its leads." : "Counting the tricks ...");
    }

    private void collect(UI ui) {
        awaited.handOver();
        if (awaited.isEmpty()) {
            stopAsking(ui);
        } else if (asking.isEmpty()) {
            ui.setPollInterval(ASK_AFTER_MILLISECONDS);
            asking = Optional.of(ui.addPollListener(poll -> ask()));
        }
    }

    private void stopAsking(UI ui) {
        ui.setPollInterval(NEVER);
        asking.ifPresent(Registration::remove);
        asking = Optional.empty();
    }
}
